package tabuleiro.play.players;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// A request from one thread to others to stop. A request by [#request()] cannot be withdrawn.
/// Thread-safe.
public final class StopSignal {
  private final CountDownLatch requested = new CountDownLatch(1);
  private final BooleanSupplier outside;

  /// Makes a signal that only its own methods request.
  public StopSignal() {
    this(() -> false);
  }

  /// Makes a signal that something else can request too, such as a flag or a time limit.
  ///
  /// @param outside whether something else requests a stop, which can end later; a search calls it
  ///   about every thousand nodes, from any of its threads, so it must return quickly. A wait does
  ///   not end early when it changes
  public StopSignal(BooleanSupplier outside) {
    this.outside = outside;
  }

  /// Requests a stop.
  public void request() {
    requested.countDown();
  }

  /// Returns whether a stop has been requested.
  public boolean isRequested() {
    return requested.getCount() == 0 || outside.getAsBoolean();
  }

  /// Waits for a stop request and returns whether there is one.
  ///
  /// @param millis the maximum waiting time; the wait ends early when this thread is interrupted
  public boolean isRequestedWithin(long millis) {
    try {
      return requested.await(millis, TimeUnit.MILLISECONDS) || outside.getAsBoolean();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return isRequested();
    }
  }
}
