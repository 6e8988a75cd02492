package tabuleiro.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.position.Variation;

/// The evaluation curve of a finished game, which is computed ply by ply while a client is
/// watching. Thread-safe.
final class GrowingScoreCurve {
  private final String game;
  private final Variation variation;
  private final List<ScoreCurve.Point> points = new ArrayList<>();
  private final List<Consumer<ScoreCurve>> listeners = new ArrayList<>();
  private boolean isRunning;

  /// @param game the id of the game
  /// @param variation its moves
  GrowingScoreCurve(String game, Variation variation) {
    this.game = game;
    this.variation = variation;
  }

  Variation variation() {
    return variation;
  }

  /// Returns the curve as far as it is computed.
  synchronized ScoreCurve curve() {
    return new ScoreCurve(variation, points);
  }

  /// Adds a listener for new points, and resumes the computation. The listener is first called with
  /// the current points.
  void addListener(AnalysisPool pool, Consumer<ScoreCurve> listener) {
    synchronized (this) {
      listeners.add(listener);
    }
    listener.accept(curve());
    resume(pool);
  }

  synchronized void removeListener(Consumer<ScoreCurve> listener) {
    listeners.remove(listener);
  }

  private void resume(AnalysisPool pool) {
    synchronized (this) {
      if (isRunning || listeners.isEmpty() || curve().isComplete()) {
        return;
      }
      isRunning = true;
    }
    // Each curve has its own turn in the queue; one ply does not delay the others for long.
    if (pool.submit(new AnalysisJob("game " + game, false, job -> computeNext(pool, job)))
        .isEmpty()) {
      finish();
    }
  }

  private synchronized void finish() {
    isRunning = false;
  }

  /// Computes the next point, then lets other jobs run.
  private void computeNext(AnalysisPool pool, AnalysisJob job) {
    try {
      int ply = curve().points().size();
      ScoreCurve.Point point = ScoreCurve.evaluate(variation.positions().get(ply), job.stop());
      if (job.stop().isRequested()) {
        return;
      }
      ScoreCurve longer;
      List<Consumer<ScoreCurve>> notified;
      synchronized (this) {
        points.add(point);
        longer = curve();
        notified = List.copyOf(listeners);
      }
      notified.forEach(listener -> listener.accept(longer));
    } finally {
      finish();
    }
    resume(pool);
  }
}
