package tabuleiro.play.players;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// A request from one thread to others to stop. It cannot be withdrawn. Thread-safe.
public final class StopSignal {
  private final CountDownLatch requested = new CountDownLatch(1);

  /// Requests a stop.
  public void request() {
    requested.countDown();
  }

  /// Returns whether a stop has been requested.
  public boolean isRequested() {
    return requested.getCount() == 0;
  }

  /// Waits for a stop request and returns whether there is one.
  ///
  /// @param millis the maximum waiting time; the wait ends early when this thread is interrupted
  public boolean isRequestedWithin(long millis) {
    try {
      return requested.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return isRequested();
    }
  }
}
