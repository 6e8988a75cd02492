package tabuleiro.engine.ugi;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// Reads lines of any length in little memory: of a line that is too long only the beginning is
/// kept. Lines end with a line feed; a carriage return before it counts as a space. Not safe for
/// several threads.
final class BoundedLineReader {
  /// A line.
  ///
  /// @param text without its end
  /// @param isCut whether it was longer than the limit
  record InputLine(String text, boolean isCut) {}

  private final Reader reader;
  private final int longest;

  /// @param reader a buffered one
  /// @param longest how many characters of a line are kept
  BoundedLineReader(Reader reader, int longest) {
    this.reader = reader;
    this.longest = longest;
  }

  /// Returns the next line, or empty at the end of the input. The last line needs no line feed.
  Optional<InputLine> next() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean isCut = false;
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      if (text.length() < longest) {
        text.append((char) c);
      } else {
        isCut = true;
      }
      c = reader.read();
    }
    return Optional.of(new InputLine(text.toString(), isCut));
  }
}
