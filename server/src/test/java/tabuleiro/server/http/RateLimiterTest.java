package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RateLimiterTest {
  private static final long SECOND = 1_000_000_000;

  private final AtomicLong now = new AtomicLong();
  private final RateLimiter rates = new RateLimiter(0.5, 3, now::get);

  private void takeAll(String who) {
    for (int i = 0; i < 3; i++) {
      rates.acquire(who);
    }
  }

  @Test
  void emptyBucketRejectsUntilRefilled() {
    takeAll("ana");
    ProblemException problem =
        catchThrowableOfType(ProblemException.class, () -> rates.acquire("ana"));
    assertThat(problem.status()).isEqualTo(429);
    assertThat(problem.retrySeconds()).hasValue(2);
    assertThatCode(() -> rates.acquire("bruno")).doesNotThrowAnyException();
    now.addAndGet(2 * SECOND);
    rates.acquire("ana");
    assertThat(catchThrowableOfType(ProblemException.class, () -> rates.acquire("ana")))
        .isNotNull();
  }

  @Test
  void bucketHasCapacity() {
    rates.acquire("ana");
    now.addAndGet(1000 * SECOND);
    takeAll("ana");
    assertThat(catchThrowableOfType(ProblemException.class, () -> rates.acquire("ana")))
        .isNotNull();
  }

  @Test
  void otherCallersDoNotMakeItForget() {
    takeAll("ana");
    for (int i = 0; i < 20_000; i++) {
      rates.acquire("stranger " + i);
    }
    assertThat(catchThrowableOfType(ProblemException.class, () -> rates.acquire("ana")))
        .isNotNull();
  }

  @Test
  void manyCallersTakeLittleMemory() {
    takeAll("ana");
    now.addAndGet(1);
    for (int i = 0; i < 10_000; i++) {
      takeAll("stranger " + i + "x".repeat(100));
    }
    takeAll("ana"); // The bucket was forgotten: all others are full later.
  }

  @Test
  void withoutTokensNothingIsAllowed() {
    RateLimiter none = new RateLimiter(0, 0, now::get);
    ProblemException problem =
        catchThrowableOfType(ProblemException.class, () -> none.acquire("ana"));
    assertThat(problem.retrySeconds()).hasValue(3600);
  }

  @Test
  void ipv6NetworkHasOneKey() {
    assertThat(IpAddresses.networkOf("2001:db8:1:2:3:4:5:6"))
        .isEqualTo(IpAddresses.networkOf("2001:db8:1:2::1"))
        .isNotEqualTo(IpAddresses.networkOf("2001:db8:1:3::1"));
    assertThat(IpAddresses.networkOf("192.0.2.7")).isEqualTo("192.0.2.7");
    assertThat(IpAddresses.networkOf("nonsense")).isEqualTo("nonsense");
  }

  @Test
  void oneAddressHasOneKeyHoweverItIsWritten() {
    for (String address : List.of("::ffff:192.0.2.7", "192.0.2.7:5000", "[::ffff:192.0.2.7]:80")) {
      assertThat(IpAddresses.networkOf(address)).as(address).isEqualTo("192.0.2.7");
    }
    for (String address : List.of("[2001:db8::1]:443", "[2001:DB8::2]", "2001:db8:0:0::3")) {
      assertThat(IpAddresses.networkOf(address)).as(address).isEqualTo("20010db800000000");
    }
  }
}
