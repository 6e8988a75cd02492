package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class BodyTest {
  private final AtomicLong seconds = new AtomicLong();

  private long nanos() {
    return seconds.get() * 1_000_000_000L;
  }

  /// Gives one byte at a time, for ever.
  private InputStream trickle(int pauseSeconds) {
    return new InputStream() {
      @Override
      public int read() {
        return ' ';
      }

      @Override
      public int read(byte[] target, int from, int count) {
        seconds.addAndGet(pauseSeconds);
        target[from] = ' ';
        return 1;
      }
    };
  }

  @Test
  void aBodyThatTricklesInIsRefusedAfterAWhile() {
    assertThatExceptionOfType(Problem.class)
        .isThrownBy(() -> Body.bytes(trickle(3), Body.LIMIT, this::nanos))
        .matches(problem -> problem.status() == 408);
    assertThat(seconds.get()).isBetween(20L, 30L);
  }

  @Test
  void aBodyIsReadUpToItsLimit() throws IOException {
    byte[] text = "x".repeat(20_000).getBytes(StandardCharsets.US_ASCII);
    InputStream whole = new ByteArrayInputStream(text);
    assertThat(Body.bytes(whole, text.length, this::nanos)).isEqualTo(text);
    InputStream again = new ByteArrayInputStream(text);
    assertThatExceptionOfType(Problem.class)
        .isThrownBy(() -> Body.bytes(again, text.length - 1, this::nanos))
        .matches(problem -> problem.status() == 413);
    assertThatExceptionOfType(Problem.class)
        .as("however fast it comes")
        .isThrownBy(() -> Body.bytes(trickle(0), Body.LIMIT, this::nanos))
        .matches(problem -> problem.status() == 413);
  }
}
