package tabuleiro.wasm.method;

import java.util.ArrayList;
import java.util.List;

/// Splits texts into lines, as [String#lines] does.
public final class LineSplitter {
  private LineSplitter() {}

  /// Returns the lines without their ends.
  public static List<String> split(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\n' || character == '\r') {
        lines.add(text.substring(from, i));
        if (character == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
          i++;
        }
        from = i + 1;
      }
    }
    if (from < text.length()) {
      lines.add(text.substring(from));
    }
    return lines;
  }
}
