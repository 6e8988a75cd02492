package tabuleiro.play.players;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// The word "stop", said by one thread and heard by another. It can't be unsaid.
public final class StopSignal {
  private final CountDownLatch requested = new CountDownLatch(1);

  /// Asks whoever listens to stop.
  public void request() {
    requested.countDown();
  }

  /// Returns whether somebody has asked to stop.
  public boolean isRequested() {
    return requested.getCount() == 0;
  }

  /// Returns whether somebody has asked to stop, or does within a time.
  ///
  /// @param millis how long is waited at most; not to the end when this thread is interrupted
  public boolean isRequestedWithin(long millis) {
    try {
      return requested.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return isRequested();
    }
  }
}
