package tabuleiro.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tabuleiro.engine.Level;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.server.study.ScoreText;
import tabuleiro.server.view.Variation;

/// The evaluation of a finished game after each ply. Each position is searched with a fixed number
/// of nodes, so the result is the same each time and on every machine. It is computed ply by ply
/// while a client is watching. Thread-safe.
final class ScoreCurve {
  /// Each position is searched with the number of nodes of this level: some hundredths of a second.
  private static final int LEVEL = 7;

  /// The size of the transposition table, in mebibytes. It affects the scores slightly.
  private static final int HASH_MEBIBYTES = 4;

  /// The evaluation after a ply.
  ///
  /// @param bar the evaluation for the first side, from -1 to 1
  /// @param score the score for the side to move; empty at the end of the game
  /// @param best the principal variation
  record Point(double bar, Optional<Score> score, List<String> best) {}

  private final String game;
  private final Variation variation;
  private final List<Point> points = new ArrayList<>();
  private final List<Consumer<ScoreCurve>> listeners = new ArrayList<>();
  private boolean isRunning;

  /// @param game the id of the game
  /// @param variation its moves
  ScoreCurve(String game, Variation variation) {
    this.game = game;
    this.variation = variation;
  }

  Variation variation() {
    return variation;
  }

  /// Returns the points computed so far, beginning with the initial position.
  synchronized List<Point> points() {
    return List.copyOf(points);
  }

  synchronized boolean isComplete() {
    return points.size() == variation.positions().size();
  }

  /// Adds a listener for new points, and resumes the computation. The listener is first called with
  /// the current points.
  void addListener(AnalysisPool pool, Consumer<ScoreCurve> listener) {
    synchronized (this) {
      listeners.add(listener);
    }
    listener.accept(this);
    resume(pool);
  }

  synchronized void removeListener(Consumer<ScoreCurve> listener) {
    listeners.remove(listener);
  }

  private void resume(AnalysisPool pool) {
    synchronized (this) {
      if (isRunning || listeners.isEmpty() || isComplete()) {
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
      Point point = evaluate(variation.positions().get(points().size()), job.stop());
      if (job.stop().isRequested()) {
        return;
      }
      List<Consumer<ScoreCurve>> notified;
      synchronized (this) {
        points.add(point);
        notified = List.copyOf(listeners);
      }
      notified.forEach(listener -> listener.accept(this));
    } finally {
      finish();
    }
    resume(pool);
  }

  static Point evaluate(Position position, StopSignal stop) {
    Outcome outcome = position.outcome();
    if (outcome.isOver()) {
      return new Point(ScoreText.bar(outcome), Optional.empty(), List.of());
    }
    return search(position, stop)
        .map(best ->
            new Point(
                ScoreText.bar(best.score(), position.sideToMove()),
                Optional.of(best.score()),
                best.moveTexts(position)))
        .orElseGet(() -> new Point(0, Optional.empty(), List.of()));
  }

  /// Searches a position with a fixed number of nodes.
  ///
  /// @return the best variation; empty when the search was stopped
  static Optional<SearchInfo> search(Position position, StopSignal stop) {
    String family = position.game().id().game();
    return SearcherFactory.create(family, HASH_MEBIBYTES, 1)
        .search(position, MoveLimits.ofNodes(Level.of(family, LEVEL).nodes()), 1, stop, _ -> {})
        .stream()
        .findFirst();
  }

  /// Returns the plies of the turning points, in order: the moves that cost their player most, and
  /// that the engine did not expect.
  ///
  /// @param most the largest number of turning points
  /// @param least the smallest loss, on the scale of [Point#bar()]
  List<Integer> turningPoints(int most, double least) {
    List<Point> points = points();
    return IntStream.range(1, points.size())
        .filter(ply -> loss(points, ply) >= least && !isBest(points, ply))
        .boxed()
        .sorted((a, b) -> Double.compare(loss(points, b), loss(points, a)))
        .limit(most)
        .sorted()
        .toList();
  }

  /// Returns how much the evaluation has fallen for the player of a ply.
  private double loss(List<Point> points, int ply) {
    double rise = points.get(ply).bar() - points.get(ply - 1).bar();
    return switch (variation.positions().get(ply - 1).sideToMove()) {
      case FIRST -> -rise;
      case SECOND -> rise;
    };
  }

  private boolean isBest(List<Point> points, int ply) {
    String played = variation.positions().get(ply - 1).formatMove(variation.moves().get(ply - 1));
    List<String> best = points.get(ply - 1).best();
    return !best.isEmpty() && best.getFirst().equals(played);
  }
}
