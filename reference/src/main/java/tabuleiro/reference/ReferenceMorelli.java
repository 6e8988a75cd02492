package tabuleiro.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Morelli: `b` is Black, the first player, and `w` is White. The Kings are not on the board; a
/// separate field names the owner of the Throne, `-` for none. The centre square is always empty.
final class ReferenceMorelli implements ReferencePosition {
  private static final char NO_OWNER = '-';
  private static final int[][] DIRECTIONS = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}
  };

  private final char[][] board;
  private final char toMove;
  private final char throne;

  private ReferenceMorelli(char[][] board, char toMove, char throne) {
    this.board = board;
    this.toMove = toMove;
    this.throne = throne;
  }

  /// Variants: `13`, `11`, `9`, `7`, `5`, alone or followed by `-random`, `-adjacent`, `-opposing`.
  static ReferenceGame game(String variant) {
    ReferenceText.require(
        variant.matches("(13|11|9|7|5)(-(random|adjacent|opposing))?"),
        "unknown variant of morelli: " + variant);
    String[] parts = variant.split("-", -1);
    return new Variant(Integer.parseInt(parts[0]), parts.length == 1 ? "random" : parts[1]);
  }

  private record Variant(int size, String setUp) implements ReferenceGame {
    /// Rule 2, and the start positions of the section "Variants".
    @Override
    public ReferencePosition start() {
      if (setUp.equals("random")) {
        throw new UnsupportedOperationException("the start position is random");
      }
      int last = size - 1;
      char[][] board = new char[size][size];
      for (int r = 0; r < size; r++) {
        for (int c = 0; c < size; c++) {
          board[r][c] = ReferenceText.EMPTY;
          if (r == 0 || r == last || c == 0 || c == last) {
            boolean isBlack = setUp.equals("adjacent") ? isAdjacent(r, c) : isOpposing(r, c);
            board[r][c] = isBlack ? 'b' : 'w';
          }
        }
      }
      return new ReferenceMorelli(board, 'b', NO_OWNER);
    }

    /// Black has the left column with both its corners, and the bottom row except its right corner.
    private boolean isAdjacent(int row, int column) {
      return column == 0 || (row == size - 1 && column != size - 1);
    }

    /// Black has the bottom row without its right corner, and the top row without its left corner.
    private boolean isOpposing(int row, int column) {
      return (row == size - 1 && column != size - 1) || (row == 0 && column != 0);
    }

    @Override
    public ReferencePosition parse(String text) {
      String[] fields = ReferenceText.fields(text, 3);
      char[][] board = ReferenceText.board(fields[0], ReferenceText.lengths(size, size), "bw");
      int stones = ReferenceText.count(board, 'b') + ReferenceText.count(board, 'w');
      ReferenceText.require(
          stones <= 4 * (size - 1), "more than " + 4 * (size - 1) + " stones: " + text);
      ReferenceText.require(
          board[size / 2][size / 2] == ReferenceText.EMPTY, "a stone on the Throne: " + text);
      ReferenceText.require(fields[2].matches("[-bw]"), "the Throne is one of -bw: " + fields[2]);
      return new ReferenceMorelli(board, ReferenceText.side(fields[1], "bw"), fields[2].charAt(0));
    }
  }

  @Override
  public boolean isFirstToMove() {
    return toMove == 'b';
  }

  /// Rule 4: like a queen over empty squares, to a band nearer the centre; a stone can pass over
  /// the empty Throne but never stop on it.
  @Override
  public List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board.length; c++) {
        for (int[] d : DIRECTIONS) {
          if (board[r][c] == toMove) {
            addMoves(moves, r, c, d);
          }
        }
      }
    }
    Collections.sort(moves);
    return Collections.unmodifiableList(moves);
  }

  private void addMoves(List<String> moves, int fromRow, int fromColumn, int[] direction) {
    int r = fromRow + direction[0];
    int c = fromColumn + direction[1];
    while (isInside(r, c) && board[r][c] == ReferenceText.EMPTY) {
      if (isThrone(r, c)) {
        if (throne != NO_OWNER) {
          return;
        }
      } else if (band(r, c) > band(fromRow, fromColumn)) {
        moves.add(
            ReferenceText.square(board, fromRow, fromColumn) + ReferenceText.square(board, r, c));
      }
      r += direction[0];
      c += direction[1];
    }
  }

  /// Rules 5 and 7: the stone moves, captured stones change colour, and a frame takes the Throne.
  @Override
  public ReferencePosition play(String move) {
    ReferenceText.requireLegal(moves(), move);
    String[] cells = ReferenceText.cells(move);
    int row = ReferenceText.row(board, cells[1]);
    int column = ReferenceText.column(cells[1]);
    char[][] after = ReferenceText.copy(board);
    after[ReferenceText.row(board, cells[0])][ReferenceText.column(cells[0])] = ReferenceText.EMPTY;
    after[row][column] = toMove;
    List<int[]> changed = turned(after, row, column);
    for (int[] stone : changed) {
      after[stone[0]][stone[1]] = toMove;
    }
    changed.add(new int[] {row, column});
    char owner = throne;
    for (int[] stone : changed) {
      if (isFrame(after, stone[0], stone[1])) {
        owner = toMove;
      }
    }
    return new ReferenceMorelli(after, other(toMove), owner);
  }

  /// Rule 5: in each direction, an enemy stone next to the moved one, with a friendly stone
  /// directly behind it.
  private List<int[]> turned(char[][] after, int row, int column) {
    List<int[]> turned = new ArrayList<>();
    for (int[] d : DIRECTIONS) {
      int r = row + d[0];
      int c = column + d[1];
      if (isInside(r + d[0], c + d[1])
          && after[r][c] == other(toMove)
          && after[r + d[0]][c + d[1]] == toMove) {
        turned.add(new int[] {r, c});
      }
    }
    return turned;
  }

  /// Rule 6: whether the mover has stones on all four images of this square under quarter turns
  /// about the centre.
  private boolean isFrame(char[][] after, int row, int column) {
    int centre = board.length / 2;
    int dx = column - centre;
    int dy = row - centre;
    return after[centre + dy][centre + dx] == toMove
        && after[centre + dx][centre - dy] == toMove
        && after[centre - dy][centre - dx] == toMove
        && after[centre - dx][centre + dy] == toMove;
  }

  /// Rule 8: the game is over when the side to move has no move; the owner of the Throne wins.
  @Override
  public String outcome() {
    if (!moves().isEmpty()) {
      return "*";
    }
    return switch (throne) {
      case 'b' -> "1-0 throne";
      case 'w' -> "0-1 throne";
      default -> "1/2-1/2 no-throne";
    };
  }

  @Override
  public String format() {
    return ReferenceText.format(board) + " " + toMove + " " + throne;
  }

  /// Rules 1 to 8 depend only on lines, bands and quarter turns, and all rotations and reflections
  /// preserve these.
  @Override
  public String canonicalText() {
    return BoardSymmetries.leastText(BoardSymmetries.allImages(board))
        + " "
        + toMove
        + " "
        + throne;
  }

  /// Rule 1.
  private int band(int x, int y) {
    int last = board.length - 1;
    return Math.min(Math.min(x, y), Math.min(last - x, last - y));
  }

  /// Rule 1: the centre square.
  private boolean isThrone(int row, int column) {
    return row == board.length / 2 && column == board.length / 2;
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < board.length && column >= 0 && column < board.length;
  }

  private static char other(char side) {
    return side == 'b' ? 'w' : 'b';
  }
}
