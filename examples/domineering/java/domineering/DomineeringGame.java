package domineering;

import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.BoardRowsText;

/// Domineering on a square board of a fixed size.
record DomineeringGame(int size) implements Game {
  private static final String LETTERS = "vh";

  @Override
  public GameId id() {
    return new GameId("domineering", size + "x" + size);
  }

  @Override
  public SquareBoard board() {
    return new SquareBoard(size, size);
  }

  @Override
  public Position start(long seed) {
    return new DomineeringPosition(this, 0, 0, Side.FIRST);
  }

  @Override
  public int maxPlies() {
    return board().cellCount() / 2;
  }

  @Override
  public int maxMoves() {
    return size * (size - 1);
  }

  @Override
  public boolean hasDraws() {
    return false;
  }

  /// Formats a position: the rows from the top, then the side to move, such as `4/4/v3/v1hh v`.
  String format(DomineeringPosition position) {
    String rows =
        BoardRowsText.of(board(), LETTERS)
            .format(cell -> {
              if (position.isVertical(cell)) {
                return 'v';
              }
              return position.isHorizontal(cell) ? 'h' : BoardRowsText.EMPTY;
            });
    return rows + (position.sideToMove() == Side.FIRST ? " v" : " h");
  }

  @Override
  public Position parse(String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.malformedPosition(text, "4/4/v3/v1hh v"));
    }
    int[] letters = BoardRowsText.of(board(), LETTERS).parse(parts[0]);
    long vertical = 0;
    long horizontal = 0;
    for (int cell = 0; cell < letters.length; cell++) {
      vertical |= letters[cell] == 'v' ? 1L << cell : 0;
      horizontal |= letters[cell] == 'h' ? 1L << cell : 0;
    }
    Side toMove = BoardRowsText.parseSide(parts[1], "v", "h");
    checkDominoes(vertical, horizontal, toMove);
    return new DomineeringPosition(this, vertical, horizontal, toMove);
  }

  /// Rule 2: the cells form dominoes, and the sides have placed them in turn.
  private void checkDominoes(long vertical, long horizontal, Side toMove) {
    long upper = upperHalves(vertical, size);
    long right = rightHalves(horizontal);
    boolean areDominoes =
        Long.bitCount(vertical) == 2 * Long.bitCount(upper)
            && Long.bitCount(horizontal) == 2 * Long.bitCount(right);
    int lead = Long.bitCount(upper) - Long.bitCount(right);
    if (!areDominoes || lead != (toMove == Side.FIRST ? 0 : 1)) {
      throw new IllegalPositionException(Violation.of("2", "not-dominoes"));
    }
  }

  /// Pairs the cells of each column from the bottom, and returns the upper ones.
  private static long upperHalves(long cells, int size) {
    long upper = 0;
    for (int cell = size; cell < size * size; cell++) {
      long bit = 1L << cell;
      boolean isAbovePiece = (cells & bit) != 0 && (cells & bit >>> size) != 0;
      if (isAbovePiece && (upper & bit >>> size) == 0) {
        upper |= bit;
      }
    }
    return upper;
  }

  /// Pairs the cells of each row from the left, and returns the right ones.
  private long rightHalves(long cells) {
    long right = 0;
    for (int cell = 1; cell < size * size; cell++) {
      long bit = 1L << cell;
      boolean isRightOfPiece = cell % size > 0 && (cells & bit) != 0 && (cells & bit >>> 1) != 0;
      if (isRightOfPiece && (right & bit >>> 1) == 0) {
        right |= bit;
      }
    }
    return right;
  }
}
