package tabuleiro.engine.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.external.BoundedLineReader.InputLine;

final class BoundedLineReaderTest {
  private static List<InputLine> lines(Reader in, int maxLength) throws IOException {
    BoundedLineReader reader = new BoundedLineReader(in, maxLength);
    List<InputLine> lines = new ArrayList<>();
    for (Optional<InputLine> line = reader.next(); line.isPresent(); line = reader.next()) {
      lines.add(line.get());
    }
    return lines;
  }

  /// Returns a reader that has one character at a time.
  private static Reader slow(String text) {
    return new StringReader(text) {
      @Override
      public int read(char[] buffer, int offset, int length) throws IOException {
        return super.read(buffer, offset, Math.min(1, length));
      }
    };
  }

  @Test
  void theLastLineNeedsNoLineFeed() throws IOException {
    for (Reader in : List.of(new StringReader("a\n\nb"), slow("a\n\nb"))) {
      assertThat(lines(in, 10)).extracting(InputLine::text).containsExactly("a", "", "b");
    }
    assertThat(lines(new StringReader("a\n"), 10)).hasSize(1);
    assertThat(lines(new StringReader(""), 10)).isEmpty();
  }

  @Test
  void longLinesAreCutAndTheNextOneIsWhole() throws IOException {
    String text = "x".repeat(50_000) + "\nabc\n" + "y".repeat(4) + "\n";
    for (Reader in : List.of(new StringReader(text), slow(text))) {
      assertThat(lines(in, 3))
          .containsExactly(
              new InputLine("xxx", true), new InputLine("abc", false), new InputLine("yyy", true));
    }
  }

  @Test
  void aWholeLineThatWasReadIsThereAndHalfALineIsNot() throws IOException {
    BoundedLineReader reader = new BoundedLineReader(new StringReader("a\nb\nc"), 10);
    assertThat(reader.hasLine()).isFalse();
    reader.next();
    assertThat(reader.hasLine()).isTrue();
    reader.next();
    assertThat(reader.hasLine()).isFalse();
  }
}
