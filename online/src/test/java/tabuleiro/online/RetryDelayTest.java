package tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

final class RetryDelayTest {
  @Test
  void growsToTenSecondsAndStartsAgain() {
    RetryDelay delay = new RetryDelay(SeededRandom.of(1));
    long least = 25;
    for (int i = 0; i < 20; i++) {
      long millis = delay.nextMillis(0);
      assertThat(millis).isBetween(least, 2 * least);
      least = Math.min(2 * least, 5000);
    }
    delay.reset();
    assertThat(delay.nextMillis(0)).isBetween(25L, 50L);
  }

  @Test
  void isAtLeastWhatTheServerAsks() {
    assertThat(new RetryDelay(SeededRandom.of(1)).nextMillis(3000)).isEqualTo(3000);
    assertThat(RetryAfter.millis(headers("3"))).isEqualTo(3000);
    assertThat(RetryAfter.millis(headers("99999"))).isEqualTo(60_000);
    assertThat(RetryAfter.millis(headers("soon"))).isZero();
  }

  private static HttpHeaders headers(String value) {
    return HttpHeaders.of(Map.of("Retry-After", List.of(value)), (_, _) -> true);
  }
}
