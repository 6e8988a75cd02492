package tabuleiro.terminal.board;

import java.util.HashMap;
import java.util.Map;

/// A sheet of characters that grows where something is written. Rows go downwards; columns and rows
/// may be negative.
final class TextCanvas {
  private record Place(int row, int column) {}

  private final Map<Place, Character> characters = new HashMap<>();

  /// Writes a text with its middle character at `column`; of an even number, the left one of both.
  void center(int row, int column, String text) {
    write(row, column - (text.length() - 1) / 2, text);
  }

  /// Writes a text that begins at `column`.
  void write(int row, int column, String text) {
    for (int i = 0; i < text.length(); i++) {
      characters.put(new Place(row, column + i), text.charAt(i));
    }
  }

  /// Returns what is written, from its first row and column on, each row ended by a line feed and
  /// without blanks at its end.
  String format() {
    int top = characters.keySet().stream().mapToInt(Place::row).min().orElse(0);
    int bottom = characters.keySet().stream().mapToInt(Place::row).max().orElse(-1);
    int left = characters.keySet().stream().mapToInt(Place::column).min().orElse(0);
    int right = characters.keySet().stream().mapToInt(Place::column).max().orElse(-1);
    StringBuilder text = new StringBuilder();
    for (int row = top; row <= bottom; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = left; column <= right; column++) {
        line.append(characters.getOrDefault(new Place(row, column), ' ').charValue());
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
