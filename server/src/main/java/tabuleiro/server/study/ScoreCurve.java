package tabuleiro.server.study;

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

/// The score of a finished game after each ply, as a fixed number of positions shows it: the same
/// each time and on every machine. It is computed ply by ply, whenever there is a free thread,
/// while somebody looks on. Safe for several threads.
final class ScoreCurve {
  /// As many positions are looked at for each ply as this level looks at for a move: some
  /// hundredths of a second.
  private static final int LEVEL = 7;

  /// Memory for the positions that it remembers, in mebibytes. It changes the scores a little.
  private static final int HASH_MEBIBYTES = 4;

  /// What is seen after a ply.
  ///
  /// @param bar what it means for the first side, from -1 to 1
  /// @param score for the side to move; empty at the end of the game
  /// @param best the moves that the computer expects from there
  record Point(double bar, Optional<Score> score, List<String> best) {}

  private final String game;
  private final StudyVariation line;
  private final List<Point> points = new ArrayList<>();
  private final List<Consumer<ScoreCurve>> listeners = new ArrayList<>();
  private boolean isRunning;

  /// @param game the id of the game
  /// @param line its moves
  ScoreCurve(String game, StudyVariation line) {
    this.game = game;
    this.line = line;
  }

  StudyVariation line() {
    return line;
  }

  /// Returns what is known so far: the start first.
  synchronized List<Point> points() {
    return List.copyOf(points);
  }

  synchronized boolean isComplete() {
    return points.size() == line.positions().size();
  }

  /// Lets somebody hear of each new point, and goes on computing if nobody does it yet. A curve
  /// that is complete is told at once.
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
    // Each curve stands in line like a person; one ply does not keep anybody waiting long.
    if (pool.submit(new AnalysisJob("game " + game, false, job -> step(pool, job))).isEmpty()) {
      finish();
    }
  }

  private synchronized void finish() {
    isRunning = false;
  }

  /// Computes the next point; then others may think before the next but one.
  private void step(AnalysisPool pool, AnalysisJob job) {
    try {
      Point point = evaluate(line.positions().get(points().size()), job.stop());
      if (job.stop().isRequested()) {
        return;
      }
      List<Consumer<ScoreCurve>> told;
      synchronized (this) {
        points.add(point);
        told = List.copyOf(listeners);
      }
      told.forEach(listener -> listener.accept(this));
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
    String family = position.game().id().game();
    List<SearchInfo> seen =
        SearcherFactory.create(family, HASH_MEBIBYTES, 1)
            .search(
                position, MoveLimits.ofNodes(Level.of(family, LEVEL).nodes()), 1, stop, _ -> {});
    if (seen.isEmpty()) {
      return new Point(0, Optional.empty(), List.of()); // It was stopped.
    }
    SearchInfo best = seen.getFirst();
    double bar = ScoreText.bar(best.score(), position.sideToMove());
    return new Point(bar, Optional.of(best.score()), best.moveTexts(position));
  }

  /// Returns the plies at which the game turned most, in order: those whose move cost its player
  /// more than any other, and was not what the computer expected.
  ///
  /// @param most how many
  /// @param least how much of the bar a move costs at least
  List<Integer> turningPoints(int most, double least) {
    List<Point> known = points();
    return IntStream.range(1, known.size())
        .filter(ply -> cost(known, ply) >= least && !isBest(known, ply))
        .boxed()
        .sorted((a, b) -> Double.compare(cost(known, b), cost(known, a)))
        .limit(most)
        .sorted()
        .toList();
  }

  /// Returns how much worse the game stands for the player of a ply than before it.
  private double cost(List<Point> known, int ply) {
    double rise = known.get(ply).bar() - known.get(ply - 1).bar();
    return switch (line.positions().get(ply - 1).sideToMove()) {
      case FIRST -> -rise;
      case SECOND -> rise;
    };
  }

  private boolean isBest(List<Point> known, int ply) {
    String played = line.positions().get(ply - 1).formatMove(line.moves().get(ply - 1));
    List<String> best = known.get(ply - 1).best();
    return !best.isEmpty() && best.getFirst().equals(played);
  }
}
