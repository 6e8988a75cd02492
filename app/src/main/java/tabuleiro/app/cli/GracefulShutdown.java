package tabuleiro.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command end in good order when somebody interrupts it: Ctrl-C, or a signal to end. While
/// it is open, an interruption asks the command to end, and the process waits until it is closed or
/// the patience is over. The exit status is then the signal's, 130 for Ctrl-C.
public final class GracefulShutdown implements AutoCloseable {
  /// How long most commands may take to end, in seconds. A guess: players answer at once.
  private static final int DEFAULT_TIMEOUT_SECONDS = 10;

  private final int timeoutSeconds;
  private final Thread hook;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean requested;

  /// @param end asks the command to end; another thread calls it
  public GracefulShutdown(Runnable end) {
    this(end, DEFAULT_TIMEOUT_SECONDS);
  }

  /// @param end asks the command to end; another thread calls it
  /// @param patience how many seconds the command may take to end
  public GracefulShutdown(Runnable end, int patience) {
    this.timeoutSeconds = patience;
    hook = new Thread(() -> requestEnd(end), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void requestEnd(Runnable end) {
    requested = true;
    end.run();
    try {
      closed.await(timeoutSeconds, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns whether the command was interrupted.
  public boolean isRequested() {
    return requested;
  }

  /// Says that the command has ended and printed what it has.
  @Override
  public void close() {
    closed.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        requested = true; // It happens just now.
      }
    }
  }
}
