package tabuleiro.engine.ugi;

import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import tabuleiro.play.players.StopSignal;

/// A search or a count that runs in its own thread while the session reads input. Its methods are
/// for the thread that has started it.
final class UgiTask {
  private final StopSignal stop = new StopSignal();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean isDone;

  private UgiTask(Function<StopSignal, String> work, boolean waits, UgiOutput output) {
    thread = Thread.ofPlatform().daemon().name("ugi").unstarted(() -> run(work, waits, output));
  }

  /// Starts a task.
  ///
  /// @param work returns the answer, a line, and does so promptly when it is stopped
  /// @param waits whether the answer is held back until the task is stopped
  static UgiTask start(Function<StopSignal, String> work, boolean waits, UgiOutput output) {
    UgiTask task = new UgiTask(work, waits, output);
    task.thread.start();
    return task;
  }

  private void run(Function<StopSignal, String> work, boolean waits, UgiOutput output) {
    String answer = work.apply(stop);
    try {
      if (waits) {
        stopped.await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    // A client that reads the answer may start the next task immediately.
    isDone = true;
    output.writeLine(answer);
  }

  /// Returns whether the answer is still to come.
  boolean isRunning() {
    if (isDone) {
      join();
    }
    return !isDone;
  }

  /// Requests a stop without waiting for the answer.
  void requestStop() {
    stop.request();
    stopped.countDown();
  }

  /// Stops the task, and returns after its answer.
  void stop() {
    requestStop();
    join();
  }

  private void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
