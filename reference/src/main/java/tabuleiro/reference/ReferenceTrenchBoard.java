package tabuleiro.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The board of Trench, and how its pieces move: rules 1 to 6. `x` and `y` count squares from 0,
/// from the left and from the bottom.
final class ReferenceTrenchBoard {
  /// Rule 4: the ranks from the lowest, and for each its directions for Black as (x, y) steps.
  private static final String RANKS = "STCKG";

  private static final int[][][] DIRECTIONS = {
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}},
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}},
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}},
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}},
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
  };

  /// Rule 2: the number of pieces of each rank that a side has.
  private static final int[] PIECES = {6, 4, 3, 2, 1};

  /// The owner of an empty square, and of the trench.
  private static final char NO_OWNER = '-';

  private final char[][] rows;

  private ReferenceTrenchBoard(char[][] rows) {
    this.rows = rows;
  }

  /// Rule 2: reads the rows, and refuses more pieces than a side has at the start.
  static ReferenceTrenchBoard parse(String text) {
    char[][] rows = ReferenceText.board(text, ReferenceText.lengths(8, 8), "STCKGstckg");
    for (int rank = 0; rank < PIECES.length; rank++) {
      char black = RANKS.charAt(rank);
      char white = Character.toLowerCase(black);
      ReferenceText.require(
          ReferenceText.count(rows, black) <= PIECES[rank], "too many of " + black + ": " + text);
      ReferenceText.require(
          ReferenceText.count(rows, white) <= PIECES[rank], "too many of " + white + ": " + text);
    }
    return new ReferenceTrenchBoard(rows);
  }

  String format() {
    return ReferenceText.format(rows);
  }

  /// Rules 3 and 4: the moves of a side in ascending order, while the game is in progress.
  List<String> moves(char side) {
    int forward = side == 'b' ? 1 : -1;
    List<String> moves = new ArrayList<>();
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        if (owner(x, y) == side) {
          for (int[] d : DIRECTIONS[rank(x, y)]) {
            addMoves(moves, x, y, forward * d[0], forward * d[1]);
          }
        }
      }
    }
    Collections.sort(moves);
    return Collections.unmodifiableList(moves);
  }

  /// Rules 4, 5 and 6b: in a straight line over empty squares, up to the reach. A capture ends the
  /// move unless it began in the trench.
  private void addMoves(List<String> moves, int fromX, int fromY, int dx, int dy) {
    int reach = rank(fromX, fromY) + 1;
    for (int step = 1; step <= reach; step++) {
      int x = fromX + step * dx;
      int y = fromY + step * dy;
      if (!isInside(x, y) || owner(x, y) == owner(fromX, fromY)) {
        return;
      }
      boolean isCapture = owner(x, y) != NO_OWNER;
      if (isCapture && !mayCapture(fromX, fromY, x, y)) {
        return;
      }
      moves.add(square(fromX, fromY) + square(x, y));
      if (isCapture && !isTrench(fromX, fromY)) {
        return;
      }
    }
  }

  /// Rules 5 and 6: whether the piece on one square may take the enemy on another, within its
  /// reach.
  private boolean mayCapture(int fromX, int fromY, int x, int y) {
    // Rules 6a and 6d: in the trench, only from behind: from the territory of the piece taken.
    if (isTrench(x, y)) {
      return territory(fromX, fromY) == owner(x, y);
    }
    // Rules 6b and 6c: from the trench, only in the enemy territory.
    if (isTrench(fromX, fromY)) {
      return territory(x, y) == owner(x, y);
    }
    return true;
  }

  /// Rules 5 and 6b: the board after a legal move. From and to determine the captures: every enemy
  /// on the path.
  ReferenceTrenchBoard after(String move) {
    String[] cells = ReferenceText.cells(move);
    int row = ReferenceText.row(rows, cells[0]);
    int column = ReferenceText.column(cells[0]);
    int toRow = ReferenceText.row(rows, cells[1]);
    int toColumn = ReferenceText.column(cells[1]);
    char piece = rows[row][column];
    char[][] after = ReferenceText.copy(rows);
    after[row][column] = ReferenceText.EMPTY;
    while (row != toRow || column != toColumn) {
      row += Integer.signum(toRow - row);
      column += Integer.signum(toColumn - column);
      after[row][column] = ReferenceText.EMPTY;
    }
    after[toRow][toColumn] = piece;
    return new ReferenceTrenchBoard(after);
  }

  /// Rule 4: the points of all pieces on the board.
  int points() {
    int points = 0;
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        if (owner(x, y) != NO_OWNER) {
          points += 2 * (rank(x, y) + 1);
        }
      }
    }
    return points;
  }

  /// Whether a side has a piece left.
  boolean has(char side) {
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        if (owner(x, y) == side) {
          return true;
        }
      }
    }
    return false;
  }

  /// Rule 1.
  private static boolean isTrench(int x, int y) {
    return x + y == 7;
  }

  /// Rule 1: whose territory a square is in.
  private static char territory(int x, int y) {
    if (isTrench(x, y)) {
      return NO_OWNER;
    }
    return x + y < 7 ? 'b' : 'w';
  }

  private char owner(int x, int y) {
    char piece = rows[7 - y][x];
    if (piece == ReferenceText.EMPTY) {
      return NO_OWNER;
    }
    return Character.isUpperCase(piece) ? 'b' : 'w';
  }

  /// Rule 4: 0 for a Soldier to 4 for a General; the reach is one more, the points are twice that.
  private int rank(int x, int y) {
    return RANKS.indexOf(Character.toUpperCase(rows[7 - y][x]));
  }

  private String square(int x, int y) {
    return ReferenceText.square(rows, 7 - y, x);
  }

  private static boolean isInside(int x, int y) {
    return x >= 0 && x < 8 && y >= 0 && y < 8;
  }
}
