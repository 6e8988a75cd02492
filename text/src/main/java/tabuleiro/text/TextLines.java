package tabuleiro.text;

import java.util.ArrayList;
import java.util.List;

/// Breaks and cuts texts for a limited width.
public final class TextLines {
  private TextLines() {}

  /// Returns a text in lines of at most `width` characters, broken at blanks where possible; its
  /// own line feeds are kept, and what follows a break is indented as the line before it.
  ///
  /// @param width at least 1
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n", -1)) {
      int indent = paragraph.length() - paragraph.stripLeading().length();
      String margin = indent < width / 2 ? paragraph.substring(0, indent) : "";
      String rest = paragraph;
      while (rest.length() > width) {
        int blank = rest.lastIndexOf(' ', width);
        int end = blank > indent ? blank : width;
        lines.add(rest.substring(0, end).stripTrailing());
        rest = margin + rest.substring(end).stripLeading();
      }
      lines.add(rest);
    }
    return lines;
  }

  /// Returns a text of at most `width` characters; two dots mark what was cut off.
  public static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    return width <= 2 ? text.substring(0, Math.max(0, width)) : text.substring(0, width - 2) + "..";
  }
}
