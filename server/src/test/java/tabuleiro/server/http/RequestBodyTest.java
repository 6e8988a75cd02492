package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RequestBodyTest {
  private final AtomicLong seconds = new AtomicLong();

  private long nanos() {
    return seconds.get() * 1_000_000_000L;
  }

  /// Returns an endless stream that delivers one byte at a time.
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
  void rejectsSlowBodyAfterTimeout() {
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> RequestBody.readBytes(trickle(3), RequestBody.MAX_BYTES, 0, this::nanos))
        .matches(problem -> problem.status() == 408);
    assertThat(seconds.get()).isBetween(20L, 30L);
    long before = seconds.get();
    assertThatExceptionOfType(ProblemException.class)
        .as("what the server reads of the rest has no time of its own")
        .isThrownBy(() -> RequestBody.readBytes(trickle(3), RequestBody.MAX_BYTES, 0, this::nanos))
        .matches(problem -> problem.status() == 408);
    assertThat(seconds.get()).isEqualTo(before);
  }

  @Test
  void readsBodyUpToLimit() throws IOException {
    byte[] text = "x".repeat(20_000).getBytes(StandardCharsets.US_ASCII);
    InputStream whole = new ByteArrayInputStream(text);
    assertThat(RequestBody.readBytes(whole, text.length, 0, this::nanos)).isEqualTo(text);
    InputStream again = new ByteArrayInputStream(text);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> RequestBody.readBytes(again, text.length - 1, 0, this::nanos))
        .matches(problem -> problem.status() == 413);
    assertThatExceptionOfType(ProblemException.class)
        .as("regardless of speed")
        .isThrownBy(() -> RequestBody.readBytes(trickle(0), RequestBody.MAX_BYTES, 0, this::nanos))
        .matches(problem -> problem.status() == 413);
  }
}
