package tabuleiro.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Symmetric images of position texts that list the board by rows. The images are computed from the
/// text alone.
public final class BoardTextSymmetries {
  private static final Pattern ITEM = Pattern.compile("[0-9]+|[a-z]");
  private static final Pattern RUN = Pattern.compile("\\.+");

  private BoardTextSymmetries() {}

  /// Returns all images of a text under the group that the mappings generate, including the text
  /// itself.
  @SafeVarargs
  public static SortedSet<String> allImages(String text, UnaryOperator<String>... mappings) {
    SortedSet<String> images = new TreeSet<>(List.of(text));
    Deque<String> waiting = new ArrayDeque<>(images);
    while (!waiting.isEmpty()) {
      String next = waiting.remove();
      for (UnaryOperator<String> mapping : mappings) {
        String image = mapping.apply(next);
        if (images.add(image)) {
          waiting.add(image);
        }
      }
    }
    return images;
  }

  /// Returns the text with each row reversed.
  public static String mirrored(String text) {
    return map(
        text, rows -> rows.stream().map(row -> new StringBuilder(row).reverse() + "").toList());
  }

  /// Returns the text with its rows in the opposite order.
  public static String upsideDown(String text) {
    return map(text, List::reversed);
  }

  /// Returns the text of a square board with rows as columns.
  public static String transposed(String text) {
    return map(
        text,
        rows -> {
          List<String> columns = new ArrayList<>();
          for (int i = 0; i < rows.size(); i++) {
            int column = i;
            StringBuilder image = new StringBuilder();
            rows.forEach(row -> image.append(row.charAt(column)));
            columns.add(image.toString());
          }
          return columns;
        });
  }

  /// Returns the text with all occurrences of two letters exchanged.
  public static String withLettersSwapped(String text, char one, char other) {
    return text.replace(one, '?').replace(other, one).replace('?', other);
  }

  /// Maps the rows, in which `.` stands for an empty cell.
  private static String map(String text, UnaryOperator<List<String>> mapping) {
    String[] parts = text.split(" ", 2);
    List<String> rows = new ArrayList<>();
    for (String row : parts[0].split("/", -1)) {
      StringBuilder cells = new StringBuilder();
      Matcher items = ITEM.matcher(row);
      while (items.find()) {
        String item = items.group();
        boolean isRun = Character.isDigit(item.charAt(0));
        cells.append(isRun ? ".".repeat(Integer.parseInt(item)) : item);
      }
      rows.add(cells.toString());
    }
    StringBuilder image = new StringBuilder();
    for (String row : mapping.apply(rows)) {
      image.append(image.isEmpty() ? "" : "/");
      image.append(RUN.matcher(row).replaceAll(run -> String.valueOf(run.group().length())));
    }
    return image + " " + parts[1];
  }
}
