package tabuleiro.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Breaks and cuts texts for a limited width.
public final class TextLines {
  /// The longest lines of prose that are easy to read.
  public static final int PROSE_WIDTH = 78;

  /// What precedes the text of a line: the number of a rule, the columns before the last one, or
  /// blanks.
  private static final Pattern MARGIN =
      Pattern.compile("\\s*(?:[0-9]+|[a-z])\\. |.*\\S {2,}(?=\\S)|\\s*");

  private TextLines() {}

  /// Returns a text in lines of at most `width` columns, broken at blanks where possible; its own
  /// line feeds are kept. What follows a break is indented as the text of the line before it,
  /// behind its number or in its last column.
  ///
  /// @param width at least 1
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n", -1)) {
      int indent = indent(paragraph, width);
      String margin = " ".repeat(indent);
      String rest = paragraph;
      int fit = TextWidth.fitting(rest, width);
      while (fit < rest.length()) {
        int blank = rest.lastIndexOf(' ', fit);
        int end = blank > indent ? blank : Math.max(fit, rest.offsetByCodePoints(0, 1));
        if (end == rest.length()) {
          break;
        }
        lines.add(rest.substring(0, end).stripTrailing());
        rest = margin + rest.substring(end).stripLeading();
        fit = TextWidth.fitting(rest, width);
      }
      lines.add(rest);
    }
    return lines;
  }

  /// Returns the width of the margin of the lines after the first one; one that leaves little room
  /// is not kept.
  private static int indent(String paragraph, int width) {
    Matcher margin = MARGIN.matcher(paragraph);
    int hanging = margin.lookingAt() ? margin.end() : 0;
    int leading = paragraph.length() - paragraph.stripLeading().length();
    return IntStream.of(hanging, leading)
        .filter(indent -> indent < width / 2)
        .findFirst()
        .orElse(0);
  }

  /// Returns a text of at most `width` columns; two dots mark what was cut off.
  public static String cut(String text, int width) {
    if (TextWidth.of(text) <= width) {
      return text;
    }
    return width <= 2
        ? text.substring(0, TextWidth.fitting(text, Math.max(0, width)))
        : text.substring(0, TextWidth.fitting(text, width - 2)) + "..";
  }
}
