package tabuleiro.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command shut down in an orderly way after Ctrl-C or a termination signal. While it is
/// open, a signal asks the command to stop, and the process waits until this object is closed or
/// the timeout has passed. The exit status is then that of the signal, 130 for Ctrl-C.
public final class GracefulShutdown implements AutoCloseable {
  /// The time that most commands may take to stop, in seconds. A guess: players stop at once.
  private static final int DEFAULT_TIMEOUT_SECONDS = 10;

  private final int timeoutSeconds;
  private final Thread hook;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean requested;

  /// @param stop asks the command to stop; called on another thread
  public GracefulShutdown(Runnable stop) {
    this(stop, DEFAULT_TIMEOUT_SECONDS);
  }

  /// @param stop asks the command to stop; called on another thread
  /// @param timeoutSeconds the time that the command may take to stop
  public GracefulShutdown(Runnable stop, int timeoutSeconds) {
    this.timeoutSeconds = timeoutSeconds;
    hook = new Thread(() -> requestEnd(stop), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void requestEnd(Runnable stop) {
    requested = true;
    stop.run();
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

  /// Lets the process end: the command has stopped and printed its result.
  @Override
  public void close() {
    closed.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        requested = true; // The shutdown has just begun.
      }
    }
  }
}
