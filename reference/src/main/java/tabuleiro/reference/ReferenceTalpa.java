package tabuleiro.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Talpa: `r` is Red, the first player, who digs from top to bottom; `b` is Blue, who digs from
/// left to right.
final class ReferenceTalpa implements ReferencePosition {
  private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  private final char[][] board;
  private final char toMove;
  private final String outcome;

  /// Computed on the first request.
  private List<String> moves = List.of();

  private ReferenceTalpa(char[][] board, char toMove) {
    this.board = board;
    this.toMove = toMove;
    outcome = findOutcome();
  }

  /// Variants: `WxH`, width by height, each from 3 to 10.
  static ReferenceGame game(String variant) {
    ReferenceText.require(
        variant.matches("([3-9]|10)x([3-9]|10)"), "unknown variant of talpa: " + variant);
    String[] size = variant.split("x", -1);
    return new Size(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
  }

  private record Size(int width, int height) implements ReferenceGame {
    /// Rules 1 and 2: full, alternating, the top-left square is Red's; Red begins.
    @Override
    public ReferencePosition start() {
      char[][] board = new char[height][width];
      for (int r = 0; r < height; r++) {
        for (int c = 0; c < width; c++) {
          board[r][c] = (r + c) % 2 == 0 ? 'r' : 'b';
        }
      }
      return new ReferenceTalpa(board, 'r');
    }

    @Override
    public ReferencePosition parse(String text) {
      String[] fields = ReferenceText.fields(text, 2);
      char[][] board = ReferenceText.board(fields[0], ReferenceText.lengths(width, height), "rb");
      int squares = width * height;
      ReferenceText.require(
          ReferenceText.count(board, 'r') <= (squares + 1) / 2, "too many red pieces: " + text);
      ReferenceText.require(
          ReferenceText.count(board, 'b') <= squares / 2, "too many blue pieces: " + text);
      ReferenceTalpa position = new ReferenceTalpa(board, ReferenceText.side(fields[1], "rb"));
      ReferenceText.require(
          !position.outcome().equals("*") || !position.moves().isEmpty(),
          "no path is open, and the side to move has no piece: " + text);
      return position;
    }
  }

  @Override
  public boolean isFirstToMove() {
    return toMove == 'r';
  }

  /// Rule 5: captures if there are any, otherwise the removals of own pieces.
  @Override
  public List<String> moves() {
    if (outcome.equals("*") && moves.isEmpty()) {
      List<String> found = captures();
      if (found.isEmpty()) {
        found = removals();
      }
      Collections.sort(found);
      moves = Collections.unmodifiableList(found);
    }
    return moves;
  }

  /// Rule 4: one step up, down, left or right onto an enemy piece.
  private List<String> captures() {
    List<String> captures = new ArrayList<>();
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        for (int[] d : DIRECTIONS) {
          if (board[r][c] == toMove && at(r + d[0], c + d[1]) == other(toMove)) {
            captures.add(
                ReferenceText.square(board, r, c)
                    + ReferenceText.square(board, r + d[0], c + d[1]));
          }
        }
      }
    }
    return captures;
  }

  /// Rule 5, second sentence.
  private List<String> removals() {
    List<String> removals = new ArrayList<>();
    for (int r = 0; r < board.length; r++) {
      for (int c = 0; c < board[r].length; c++) {
        if (board[r][c] == toMove) {
          removals.add(ReferenceText.square(board, r, c));
        }
      }
    }
    return removals;
  }

  /// Rules 4 and 5: the origin square, or the square of the removed piece, becomes empty; a
  /// captured piece is replaced.
  @Override
  public ReferencePosition play(String move) {
    ReferenceText.requireLegal(moves(), move);
    String[] cells = ReferenceText.cells(move);
    char[][] after = ReferenceText.copy(board);
    after[ReferenceText.row(board, cells[0])][ReferenceText.column(cells[0])] = ReferenceText.EMPTY;
    if (cells.length == 2) {
      after[ReferenceText.row(board, cells[1])][ReferenceText.column(cells[1])] = toMove;
    }
    return new ReferenceTalpa(after, other(toMove));
  }

  @Override
  public String outcome() {
    return outcome;
  }

  /// Rule 7: the opponent of the side that has just moved is the side now to move, and that
  /// opponent's open path has priority.
  private String findOutcome() {
    if (isOpen(toMove)) {
      return wins(toMove);
    }
    if (isOpen(other(toMove))) {
      return wins(other(toMove));
    }
    return "*";
  }

  private static String wins(char side) {
    return side == 'r' ? "1-0 path" : "0-1 path";
  }

  /// Rule 6: whether empty squares, each sharing an edge with the next, join the side's two edges.
  private boolean isOpen(char side) {
    boolean[][] reached = new boolean[board.length][board[0].length];
    int length = side == 'r' ? board[0].length : board.length;
    for (int i = 0; i < length; i++) {
      if (side == 'r' ? reachesEnd(side, 0, i, reached) : reachesEnd(side, i, 0, reached)) {
        return true;
      }
    }
    return false;
  }

  /// Whether the side's far edge can be reached from a square over unvisited empty squares; marks
  /// the visited squares.
  private boolean reachesEnd(char side, int row, int column, boolean[][] reached) {
    if (!isInside(row, column)
        || board[row][column] != ReferenceText.EMPTY
        || reached[row][column]) {
      return false;
    }
    reached[row][column] = true;
    if (side == 'r' ? row == board.length - 1 : column == board[row].length - 1) {
      return true;
    }
    for (int[] d : DIRECTIONS) {
      if (reachesEnd(side, row + d[0], column + d[1], reached)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String format() {
    return ReferenceText.format(board) + " " + toMove;
  }

  /// Rules 1, 4 and 6 are symmetric under both reflections.
  @Override
  public String canonicalText() {
    return BoardSymmetries.leastText(BoardSymmetries.mirrors(board)) + " " + toMove;
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < board.length && column >= 0 && column < board[0].length;
  }

  private char at(int row, int column) {
    return isInside(row, column) ? board[row][column] : ReferenceText.EMPTY;
  }

  private static char other(char side) {
    return side == 'r' ? 'b' : 'r';
  }
}
