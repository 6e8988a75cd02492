package tabuleiro.engine.knowledge;

import java.util.ArrayList;
import java.util.List;

/// Mirror images of the rows of a position text.
public final class Rows {
  private Rows() {}

  /// Returns the rows in reverse order: the board upside down.
  public static String upsideDown(String rows) {
    return String.join("/", List.of(rows.split("/", -1)).reversed());
  }

  /// Returns the rows as columns: the board mirrored in its diagonal from the upper left.
  public static String transposed(String rows) {
    List<String> spread = new ArrayList<>();
    for (String row : rows.split("/", -1)) {
      spread.add(spread(row));
    }
    List<String> columns = new ArrayList<>();
    for (int i = 0; i < spread.size(); i++) {
      StringBuilder column = new StringBuilder();
      for (String row : spread) {
        column.append(row.charAt(i));
      }
      columns.add(gathered(column.toString()));
    }
    return String.join("/", columns);
  }

  /// Returns a row with a dot for each empty cell.
  private static String spread(String row) {
    StringBuilder cells = new StringBuilder();
    for (String part : row.split("(?<=[a-zA-Z])|(?=[a-zA-Z])", -1)) {
      cells.append(part.matches("[0-9]+") ? ".".repeat(Integer.parseInt(part)) : part);
    }
    return cells.toString();
  }

  private static String gathered(String cells) {
    StringBuilder row = new StringBuilder();
    for (String part : cells.split("(?<=[^.])|(?<=[.])(?=[^.])", -1)) {
      row.append(part.startsWith(".") ? String.valueOf(part.length()) : part);
    }
    return row.toString();
  }
}
