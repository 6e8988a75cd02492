package tabuleiro.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command end in good order when somebody interrupts it: Ctrl-C, or a signal to end. While
/// it is open, an interruption asks the command to end, and the process waits until it is closed or
/// the patience is over. The exit status is then the signal's, 130 for Ctrl-C.
final class Interruption implements AutoCloseable {
  /// How long most commands may take to end, in seconds. A guess: players answer at once.
  private static final int PATIENCE = 10;

  private final int patience;
  private final Thread hook;
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean happened;

  /// @param end asks the command to end; another thread calls it
  Interruption(Runnable end) {
    this(end, PATIENCE);
  }

  /// @param end asks the command to end; another thread calls it
  /// @param patience how many seconds the command may take to end
  Interruption(Runnable end, int patience) {
    this.patience = patience;
    hook = new Thread(() -> interrupt(end), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void interrupt(Runnable end) {
    happened = true;
    end.run();
    try {
      done.await(patience, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns whether the command was interrupted.
  boolean hasHappened() {
    return happened;
  }

  /// Says that the command has ended and printed what it has.
  @Override
  public void close() {
    done.countDown();
    if (!happened) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        happened = true; // It happens just now.
      }
    }
  }
}
