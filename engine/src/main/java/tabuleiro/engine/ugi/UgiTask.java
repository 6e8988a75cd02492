package tabuleiro.engine.ugi;

import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import tabuleiro.play.players.StopSignal;

/// What runs beside the reading of input: a search or a count, in a thread of its own. Its methods
/// are for the thread that has started it.
final class UgiTask {
  private final StopSignal stop = new StopSignal();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean isDone;

  private UgiTask(Function<StopSignal, String> work, boolean waits, UgiOutput output) {
    thread = Thread.ofPlatform().daemon().name("ugi").unstarted(() -> run(work, waits, output));
  }

  /// Starts a job.
  ///
  /// @param work returns the line that answers it, at once when it is stopped
  /// @param waits whether the answer is held back until it is stopped
  static UgiTask start(Function<StopSignal, String> work, boolean waits, UgiOutput output) {
    UgiTask job = new UgiTask(work, waits, output);
    job.thread.start();
    return job;
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
    // Whoever reads the answer may begin the next job at once.
    isDone = true;
    output.writeLine(answer);
  }

  /// Returns whether it has yet to answer.
  boolean isRunning() {
    if (isDone) {
      join();
    }
    return !isDone;
  }

  /// Asks it to stop, and does not wait for its answer.
  void requestStop() {
    stop.request();
    stopped.countDown();
  }

  /// Stops it, and returns when it has answered.
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
