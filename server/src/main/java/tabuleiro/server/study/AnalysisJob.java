package tabuleiro.server.study;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.Consumer;
import tabuleiro.play.players.StopSignal;

/// Something that a [AnalysisPool] thinks about for somebody.
final class AnalysisJob {
  private static final Logger LOG = System.getLogger(AnalysisJob.class.getName());

  /// Why a job is over.
  enum StopReason {
    /// It has come to its end.
    DONE,
    /// Somebody has stopped it.
    ASKED,
    /// Others were waiting.
    OTHERS
  }

  private final String address;
  private final boolean endless;
  private final Consumer<AnalysisJob> work;
  private final StopSignal stop = new StopSignal();
  private volatile StopReason end = StopReason.DONE;
  private volatile long startedNanos;

  /// @param address for whom it is
  /// @param endless whether it may be cut short when others wait
  /// @param work thinks until it is done or [#stop()] is requested
  AnalysisJob(String address, boolean endless, Consumer<AnalysisJob> work) {
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
  StopSignal stop() {
    return stop;
  }

  /// Returns why it is over, or will be.
  StopReason end() {
    return end;
  }

  synchronized void stop(StopReason why) {
    if (end == StopReason.DONE) {
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
