package tabuleiro.server.analysis;

import java.time.Duration;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.players.StopSignal;

/// A task for an [AnalysisPool].
final class AnalysisJob {
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisJob.class);

  /// Why a job has ended.
  enum StopReason {
    /// The work is complete.
    DONE,
    /// The client has cancelled it.
    ASKED,
    /// Other clients were waiting.
    OTHERS,
    /// A rated game in progress has come near the position.
    RATED
  }

  private final String address;
  private final boolean endless;
  private final Consumer<AnalysisJob> work;
  private final StopSignal stop = new StopSignal();
  private volatile StopReason end = StopReason.DONE;
  private volatile long startedNanos;

  /// @param address the client's address, which limits and turns are based on
  /// @param endless whether the job may be stopped when others wait
  /// @param work runs until it is complete or [#stop()] is requested
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

  /// Returns the stop signal of the work.
  StopSignal stop() {
    return stop;
  }

  /// Returns why the job has ended or will end.
  StopReason end() {
    return end;
  }

  synchronized void stop(StopReason reason) {
    if (end == StopReason.DONE) {
      end = reason;
    }
    stop.request();
  }

  boolean hasStarted() {
    return startedNanos != 0;
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
    } catch (RuntimeException | Error e) {
      // A failed job does not end the thread.
      LOG.error("an analysis failed", e);
    }
  }
}
