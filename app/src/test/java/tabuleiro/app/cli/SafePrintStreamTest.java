package tabuleiro.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SafePrintStreamTest {
  private static final String HOSTILE = "note \u001b]0;owned\u0007 \u202e \u200b ção";

  private static String printed(PrintStream stream, ByteArrayOutputStream bytes) {
    stream.print(HOSTILE);
    stream.println(HOSTILE);
    stream.println((Object) HOSTILE);
    stream.print(List.of(HOSTILE));
    stream.printf("%s%n", HOSTILE);
    stream.append(HOSTILE);
    stream.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void charactersThatControlATerminalAreReplaced() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    assertThat(printed(new SafePrintStream(bytes, StandardCharsets.UTF_8), bytes))
        .doesNotContain("\u001b", "\u0007", "\u202e", "\u200b")
        .contains("ção", "note \ufffd]0;owned\ufffd");
  }

  @Test
  void asciiIsCleanToo() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    assertThat(printed(new AsciiPrintStream(bytes), bytes))
        .doesNotContain("\u001b", "\u0007", "\u202e")
        .contains("cao");
  }
}
