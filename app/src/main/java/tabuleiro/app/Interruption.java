package tabuleiro.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What happens at Ctrl-C while a command works: it is asked to come to an end, and has a moment to
/// print what it has. The exit status of the process is then 130.
final class Interruption implements AutoCloseable {
  /// How long the process waits for that. A guess: longer than any search takes to stop.
  private static final int SECONDS = 5;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook;

  private Interruption(Runnable stop) {
    hook = new Thread(() -> stopAndWait(stop), "interruption");
  }

  /// Watches for Ctrl-C until it is closed.
  ///
  /// @param stop asks the command to end; called from another thread
  static Interruption by(Runnable stop) {
    Interruption interruption = new Interruption(stop);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void stopAndWait(Runnable stop) {
    stop.run();
    try {
      // Where it does not stop in time, the process ends all the same.
      boolean _ = closed.await(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Says that all is printed, and watches no longer.
  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending: the hook is at work and has been told.
    }
  }
}
