package tabuleiro.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Symmetries of position texts on square boards: rows separated by `/`, runs of empty squares as
/// numbers, then the side to move.
public final class PositionTextSymmetries {
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern RUN = Pattern.compile("\\.+");

  private PositionTextSymmetries() {}

  /// Mirrors left and right.
  public static String acrossMirror(String text) {
    return map(
        text, rows -> rows.stream().map(r -> new StringBuilder(r).reverse().toString()).toList());
  }

  /// Mirrors top and bottom.
  public static String upwardMirror(String text) {
    return map(text, List::reversed);
  }

  /// Exchanges rows and columns.
  public static String diagonalMirror(String text) {
    return map(text, PositionTextSymmetries::transposed);
  }

  private static List<String> transposed(List<String> rows) {
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < rows.getFirst().length(); column++) {
      StringBuilder text = new StringBuilder();
      for (String row : rows) {
        text.append(row.charAt(column));
      }
      columns.add(text.toString());
    }
    return columns;
  }

  /// Makes every `r` a `b` and every `b` an `r`.
  public static String exchangedSides(String text) {
    return text.replace('r', '-').replace('b', 'r').replace('-', 'b');
  }

  private static String map(String text, UnaryOperator<List<String>> change) {
    int space = text.indexOf(' ');
    String full =
        NUMBER
            .matcher(text.substring(0, space))
            .replaceAll(run -> ".".repeat(Integer.parseInt(run.group())));
    String changed = String.join("/", change.apply(List.of(full.split("/", -1))));
    return RUN.matcher(changed).replaceAll(run -> String.valueOf(run.group().length()))
        + text.substring(space);
  }
}
