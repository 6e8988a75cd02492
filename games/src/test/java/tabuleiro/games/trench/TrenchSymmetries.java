package tabuleiro.games.trench;

import tabuleiro.testkit.TextSymmetry;

/// The symmetries of Trench, as mappings of texts.
final class TrenchSymmetries {
  /// Columns become rows: a1 and h8 stay, so do the sides; left and right change places.
  static final TextSymmetry REFLECTION =
      new TextSymmetry(
          "reflection in a1-h8", TrenchSymmetries::reflect, TrenchSymmetries::reflectMove, false);

  /// The board turns by half, and the sides change places.
  static final TextSymmetry HALF_TURN =
      new TextSymmetry(
          "half turn", TrenchSymmetries::halfTurn, TrenchSymmetries::halfTurnMove, true);

  private TrenchSymmetries() {}

  private static String reflect(String text) {
    String[] parts = text.split(" ", -1);
    char[][] rows = expand(parts[0]);
    char[][] image = new char[8][8];
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        image[x][y] = rows[y][x];
      }
    }
    parts[0] = contract(image);
    return String.join(" ", parts);
  }

  private static String reflectMove(String move) {
    return reflectSquare(move.substring(0, 2)) + reflectSquare(move.substring(2));
  }

  private static String reflectSquare(String square) {
    int x = square.charAt(0) - 'a';
    int y = square.charAt(1) - '1';
    return "" + (char) ('a' + y) + (char) ('1' + x);
  }

  private static String halfTurn(String text) {
    String[] parts = text.split(" ", -1);
    char[][] rows = expand(parts[0]);
    char[][] image = new char[8][8];
    for (int x = 0; x < 8; x++) {
      for (int y = 0; y < 8; y++) {
        char piece = rows[7 - y][7 - x];
        image[y][x] =
            Character.isUpperCase(piece)
                ? Character.toLowerCase(piece)
                : Character.toUpperCase(piece);
      }
    }
    parts[0] = contract(image);
    parts[1] = parts[1].equals("b") ? "w" : "b";
    String[] points = parts[2].split("-", -1);
    parts[2] = points[1] + "-" + points[0];
    return String.join(" ", parts);
  }

  private static String halfTurnMove(String move) {
    return halfTurnSquare(move.substring(0, 2)) + halfTurnSquare(move.substring(2));
  }

  private static String halfTurnSquare(String square) {
    return "" + (char) ('a' + 'h' - square.charAt(0)) + (char) ('1' + '8' - square.charAt(1));
  }

  /// Returns the squares of a position's rows, rows from the bottom, `.` for an empty square.
  private static char[][] expand(String rows) {
    String[] texts = rows.split("/", -1);
    char[][] squares = new char[8][];
    for (int i = 0; i < 8; i++) {
      StringBuilder row = new StringBuilder();
      for (char letter : texts[i].toCharArray()) {
        row.append(Character.isDigit(letter) ? ".".repeat(letter - '0') : String.valueOf(letter));
      }
      squares[7 - i] = row.toString().toCharArray();
    }
    return squares;
  }

  private static String contract(char[][] squares) {
    StringBuilder text = new StringBuilder();
    for (int y = 7; y >= 0; y--) {
      int empty = 0;
      for (char piece : squares[y]) {
        if (piece == '.') {
          empty++;
          continue;
        }
        text.append(empty == 0 ? "" : String.valueOf(empty)).append(piece);
        empty = 0;
      }
      text.append(empty == 0 ? "" : String.valueOf(empty)).append(y > 0 ? "/" : "");
    }
    return text.toString();
  }
}
