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

  /// Characters that were read: those from `at` to `end` belong to the next lines.
  private final char[] buffer = new char[1 << 13];

  private int at;
  private int end;

  /// @param maxLength how many characters of a line are kept
  public BoundedLineReader(Reader reader, int maxLength) {
    this.reader = reader;
    this.maxLength = maxLength;
  }

  /// Returns whether [#next()] returns a line without waiting for input. May be false although it
  /// would.
  public boolean hasLine() {
    return indexOfLineFeed() < end;
  }

  /// Returns the next line, or empty at the end of the input. The last line needs no line feed.
  public Optional<InputLine> next() throws IOException {
    if (at == end && !fill()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    boolean isTruncated = false;
    while (at < end || fill()) {
      int lineEnd = indexOfLineFeed();
      int kept = Math.min(lineEnd - at, maxLength - text.length());
      text.append(buffer, at, kept);
      isTruncated |= kept < lineEnd - at;
      at = Math.min(lineEnd + 1, end);
      if (lineEnd < end) {
        break;
      }
    }
    return Optional.of(new InputLine(text.toString(), isTruncated));
  }

  /// Returns the index of the next line feed, or `end` when none was read.
  private int indexOfLineFeed() {
    int index = at;
    while (index < end && buffer[index] != '\n') {
      index++;
    }
    return index;
  }

  /// Waits for more characters, and returns whether there are any. All others were taken.
  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, reader.read(buffer));
    return end > 0;
  }
}
