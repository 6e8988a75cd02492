package tabuleiro.server.study;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.Consumer;
import tabuleiro.play.players.Stop;

/// Something that a [ThinkingPool] thinks about for somebody.
final class ThinkingJob {
  private static final Logger LOG = System.getLogger(ThinkingJob.class.getName());

  /// Why a job is over.
  enum End {
    /// It has come to its end.
    DONE,
    /// Somebody has stopped it.
    ASKED,
    /// Others were waiting.
    OTHERS
  }

  private final String address;
  private final boolean endless;
  private final Consumer<ThinkingJob> work;
  private final Stop stop = new Stop();
  private volatile End end = End.DONE;
  private volatile long startedNanos;

  /// @param address for whom it is
  /// @param endless whether it may be cut short when others wait
  /// @param work thinks until it is done or [#stop()] is requested
  ThinkingJob(String address, boolean endless, Consumer<ThinkingJob> work) {
    this.address = address;
    this.endless = endless;
    this.work = work;
  }

  String address() {
    return address;
  }

  boolean isEndless() {
    return endless;
  }

  /// Returns what tells the work to stop.
  Stop stop() {
    return stop;
  }

  /// Returns why it is over, or will be.
  End end() {
    return end;
  }

  synchronized void stop(End why) {
    if (end == End.DONE) {
      end = why;
    }
    stop.request();
  }

  boolean hasRunFor(Duration time) {
    return System.nanoTime() - startedNanos >= time.toNanos();
  }

  void run() {
    startedNanos = System.nanoTime();
    if (stop.isRequested()) {
      return;
    }
    try {
      work.accept(this);
    } catch (RuntimeException e) {
      // One bad analysis does not take a thread from the others.
      LOG.log(Level.ERROR, "an analysis has failed", e);
    }
  }
}
