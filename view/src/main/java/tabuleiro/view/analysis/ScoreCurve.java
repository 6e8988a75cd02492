package tabuleiro.view.analysis;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.engine.Level;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.view.position.Variation;

/// The evaluation of a finished game after each ply, as far as it is computed. Each position is
/// searched with a fixed number of nodes, so the result is the same each time and on every machine.
///
/// @param variation the moves of the game
/// @param points the points computed so far, beginning with the initial position
public record ScoreCurve(Variation variation, List<Point> points) {
  /// Each position is searched with the number of nodes of this level: some hundredths of a second.
  private static final int LEVEL = 7;

  /// The size of the transposition table, in mebibytes. It affects the scores slightly.
  private static final int HASH_MEBIBYTES = 4;

  /// Copies the list.
  public ScoreCurve {
    points = List.copyOf(points);
  }

  /// The evaluation after a ply.
  ///
  /// @param bar the evaluation for the first side, from -1 to 1
  /// @param score the score for the side to move; empty at the end of the game
  /// @param best the principal variation
  public record Point(double bar, Optional<Score> score, List<String> best) {
    /// Copies the list.
    public Point {
      best = List.copyOf(best);
    }
  }

  /// Returns whether every position has its point.
  public boolean isComplete() {
    return points.size() == variation.positions().size();
  }

  /// Returns the point of a position. It is of no use when the search was stopped.
  public static Point evaluate(Position position, StopSignal stop) {
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
  public static Optional<SearchInfo> search(Position position, StopSignal stop) {
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
  public List<Integer> turningPoints(int most, double least) {
    return IntStream.range(1, points.size())
        .filter(ply -> loss(ply) >= least && !isBest(ply))
        .boxed()
        .sorted((a, b) -> Double.compare(loss(b), loss(a)))
        .limit(most)
        .sorted()
        .toList();
  }

  /// Returns how much the evaluation has fallen for the player of a ply.
  private double loss(int ply) {
    double rise = points.get(ply).bar() - points.get(ply - 1).bar();
    return switch (variation.positions().get(ply - 1).sideToMove()) {
      case FIRST -> -rise;
      case SECOND -> rise;
    };
  }

  private boolean isBest(int ply) {
    String played = variation.positions().get(ply - 1).formatMove(variation.moves().get(ply - 1));
    List<String> best = points.get(ply - 1).best();
    return !best.isEmpty() && best.getFirst().equals(played);
  }
}
