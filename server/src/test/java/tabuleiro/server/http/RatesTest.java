package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RatesTest {
  private static final long SECOND = 1_000_000_000;

  private final AtomicLong now = new AtomicLong();
  private final Rates rates = new Rates(0.5, 3, now::get);

  private void takeAll(String who) {
    for (int i = 0; i < 3; i++) {
      rates.take(who);
    }
  }

  @Test
  void whoHasTakenAllWaitsForTheNext() {
    takeAll("ana");
    Problem problem = catchThrowableOfType(Problem.class, () -> rates.take("ana"));
    assertThat(problem.status()).isEqualTo(429);
    assertThat(problem.retrySeconds()).hasValue(2);
    assertThatCode(() -> rates.take("bruno")).doesNotThrowAnyException();
    now.addAndGet(2 * SECOND);
    rates.take("ana");
    assertThat(catchThrowableOfType(Problem.class, () -> rates.take("ana"))).isNotNull();
  }

  @Test
  void nobodySavesMoreThanABucketful() {
    rates.take("ana");
    now.addAndGet(1000 * SECOND);
    takeAll("ana");
    assertThat(catchThrowableOfType(Problem.class, () -> rates.take("ana"))).isNotNull();
  }

  @Test
  void manyCallersTakeLittleMemory() {
    takeAll("ana");
    for (int i = 0; i < 10_000; i++) {
      rates.take("stranger " + i);
    }
    takeAll("ana"); // Forgotten.
  }

  @Test
  void aNetworkOfVersion6CountsAsOne() {
    assertThat(Addresses.network("2001:db8:1:2:3:4:5:6"))
        .isEqualTo(Addresses.network("2001:db8:1:2::1"))
        .isNotEqualTo(Addresses.network("2001:db8:1:3::1"));
    assertThat(Addresses.network("192.0.2.7")).isEqualTo("192.0.2.7");
    assertThat(Addresses.network("nonsense")).isEqualTo("nonsense");
  }
}
