package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class StopSignalTest {
  private static final long LONG_MILLIS = TimeUnit.HOURS.toMillis(1);

  private final StopSignal stop = new StopSignal();

  @Test
  void requestIsVisibleAndPermanent() {
    assertThat(stop.isRequested()).isFalse();
    assertThat(stop.isRequestedWithin(1)).isFalse();
    stop.request();
    stop.request();
    assertThat(stop.isRequested()).isTrue();
    assertThat(stop.isRequestedWithin(LONG_MILLIS)).isTrue();
  }

  @Test
  void waitEndsAtTheRequest() {
    CompletableFuture<Boolean> waiting =
        CompletableFuture.supplyAsync(() -> stop.isRequestedWithin(LONG_MILLIS));
    stop.request();
    assertThat(waiting.join()).isTrue();
  }

  @Test
  void aRequestFromOutsideCountsToo() {
    AtomicBoolean outside = new AtomicBoolean();
    StopSignal watching = new StopSignal(outside::get);
    assertThat(watching.isRequested()).isFalse();
    outside.set(true);
    assertThat(watching.isRequested()).isTrue();
    assertThat(watching.isRequestedWithin(0)).isTrue();
    outside.set(false);
    watching.request();
    assertThat(watching.isRequested()).isTrue();
  }

  @Test
  void interruptEndsTheWait() {
    Thread.currentThread().interrupt();
    assertThat(stop.isRequestedWithin(LONG_MILLIS)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
  }
}
