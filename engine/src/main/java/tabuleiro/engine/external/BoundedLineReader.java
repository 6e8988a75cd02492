package tabuleiro.engine.external;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/// Reads lines of any length in bounded memory: it keeps only the beginning of a line that is too
/// long. Lines end with a line feed; a carriage return before it is kept, as white space. Not safe
/// for several threads.
public final class BoundedLineReader {
  /// A line.
  ///
  /// @param text without its end
  /// @param isTruncated whether it was longer than the limit
  public record InputLine(String text, boolean isTruncated) {}

  private final Reader reader;
  private final int maxLength;

  /// @param reader should be buffered
  /// @param maxLength how many characters of a line are kept
  public BoundedLineReader(Reader reader, int maxLength) {
    this.reader = reader;
    this.maxLength = maxLength;
  }

  /// Returns the next line, or empty at the end of the input. The last line needs no line feed.
  public Optional<InputLine> next() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean isTruncated = false;
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      if (text.length() < maxLength) {
        text.append((char) c);
      } else {
        isTruncated = true;
      }
      c = reader.read();
    }
    return Optional.of(new InputLine(text.toString(), isTruncated));
  }
}
