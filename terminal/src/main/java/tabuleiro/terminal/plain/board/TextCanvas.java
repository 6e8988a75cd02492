package tabuleiro.terminal.plain.board;

import java.util.HashMap;
import java.util.Map;

/// A canvas of characters that grows where something is written. Rows count downwards; columns and
/// rows may be negative.
final class TextCanvas {
  private record Point(int row, int column) {}

  private final Map<Point, Character> characters = new HashMap<>();

  /// Writes a text with its middle character at `column`, or with the left one of two middle
  /// characters.
  void center(int row, int column, String text) {
    write(row, column - (text.length() - 1) / 2, text);
  }

  /// Writes a text that begins at `column`.
  void write(int row, int column, String text) {
    for (int i = 0; i < text.length(); i++) {
      characters.put(new Point(row, column + i), text.charAt(i));
    }
  }

  /// Returns the written rectangle, each row ended by a line feed and without trailing blanks.
  String format() {
    int top = characters.keySet().stream().mapToInt(Point::row).min().orElse(0);
    int bottom = characters.keySet().stream().mapToInt(Point::row).max().orElse(-1);
    int left = characters.keySet().stream().mapToInt(Point::column).min().orElse(0);
    int right = characters.keySet().stream().mapToInt(Point::column).max().orElse(-1);
    StringBuilder text = new StringBuilder();
    for (int row = top; row <= bottom; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = left; column <= right; column++) {
        line.append(characters.getOrDefault(new Point(row, column), ' ').charValue());
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
