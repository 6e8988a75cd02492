package tabuleiro.server.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.text.ResourceLines;

/// Writes lines of text as outlines, so that a server needs no fonts.
///
/// @param letters the letters by their code points
record Letters(Map<Integer, Letter> letters) {
  /// What titles are set in: Young Serif.
  static final Letters TITLE = read("title");

  /// What everything else is set in: Figtree.
  static final Letters TEXT = read("text");

  private static final double UNITS = 1000;

  /// A letter in units of a thousandth of the size of the type.
  private record Letter(double advance, String path) {}

  private static Letters read(String family) {
    Map<Integer, Letter> letters = new HashMap<>();
    for (String line : ResourceLines.read(Letters.class, "letters.txt")) {
      String[] parts = line.split(" ", 4);
      if (parts[0].equals(family)) {
        letters.put(
            Integer.parseInt(parts[1], 16),
            new Letter(Integer.parseInt(parts[2]), parts.length > 3 ? parts[3] : ""));
      }
    }
    return new Letters(Map.copyOf(letters));
  }

  /// Returns a text without the letters that cannot be written; empty when no letter is left.
  Optional<String> writable(String text) {
    StringBuilder known = new StringBuilder();
    text.codePoints().filter(letters::containsKey).forEach(known::appendCodePoint);
    String left = known.toString().strip();
    return left.isEmpty() ? Optional.empty() : Optional.of(left);
  }

  /// Returns the width of a line.
  ///
  /// @param size the size of the type
  double width(String text, double size) {
    return text.codePoints()
            .mapToDouble(letter -> letters.containsKey(letter) ? at(letter).advance() : 0)
            .sum()
        * size
        / UNITS;
  }

  private Letter at(int letter) {
    return Optional.ofNullable(letters.get(letter)).orElse(new Letter(0, ""));
  }

  /// Returns a line that begins at a point, and is narrower where it would be too wide.
  ///
  /// @param y the line that the letters stand on
  /// @param size the size of the type
  /// @param room the greatest width
  String line(String text, double x, double y, double size, double room, String color) {
    double fitting = Math.min(size, size * room / Math.max(width(text, size), 1));
    StringBuilder line = new StringBuilder();
    line.append(
        "<g fill=\"%s\" transform=\"translate(%s %s) scale(%s)\">"
            .formatted(color, SvgText.number(x), SvgText.number(y), fitting / UNITS));
    double at = 0;
    for (int letter : text.codePoints().toArray()) {
      Letter drawn = at(letter);
      if (!drawn.path().isEmpty()) {
        line.append(
            "<path transform=\"translate(%s 0)\" d=\"%s\"/>"
                .formatted(SvgText.number(at), drawn.path()));
      }
      at += drawn.advance();
    }
    return line.append("</g>").toString();
  }
}
