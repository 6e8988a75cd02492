package tabuleiro.engine.jostle;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.JostleTrail;
import tabuleiro.rules.Position;

/// What the engine knows of Jostle, on all boards.
public final class JostleEvaluatorFactory implements EvaluatorFactory {
  private final Weights weights =
      Weights.loadResource(JostleEvaluatorFactory.class, JostleEvaluatedTrail.TERMS);

  @Override
  public String family() {
    return "jostle";
  }

  /// Returns the terms, each but the first the own figure less the other side's, as if that were to
  /// move:
  ///
  /// - `tempo`: 1, the worth of being to move;
  /// - `moves`: legal moves;
  /// - `movers`: checkers that can move;
  /// - `targets`: squares that can be moved to, each of which serves once;
  ///
  /// those in `-open` are the same times how open the game still is: the moves of both sides, in
  /// percent of the most that a board can offer. The others look at what stands beside a square. F
  /// is the number of friends, 3 for three or more, and E that of enemies, 2 for two or more:
  ///
  /// - `target-F-E`: squares that can be moved to. Among friends they serve later, and nobody else;
  /// - `mover-F-E`: checkers that can move;
  /// - `checker-F-E`: all checkers. One among friends has spent what it could gain;
  /// - `hole-F`: empty squares among friends, whoever can move there now. They are moves in
  ///   reserve.
  ///
  /// The hexagon has terms of its own, in `hex-`, and the others are 0 there: with six neighbours
  /// and free squares in the block the same figures count otherwise.
  @Override
  public List<String> termNames() {
    return JostleEvaluatedTrail.TERMS;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedTrail evaluatedTrail(Position start, Weights weights) {
    return new JostleEvaluatedTrail(((JostlePosition) start).trail(), weights);
  }

  /// Returns a line judged by the number of legal moves of each side, 100 for each.
  @Override
  public EvaluatedTrail metricTrail(Position start) {
    double[] none = new double[JostleEvaluatedTrail.TERMS.size()];
    JostleTrail trail = ((JostlePosition) start).trail();
    return new JostleMetricTrail(
        trail, new JostleEvaluatedTrail(trail, Weights.of(JostleEvaluatedTrail.TERMS, none)));
  }

  private static final class JostleMetricTrail extends EvaluatedTrail {
    private final JostleTrail trail;
    private final JostleEvaluatedTrail ordered;

    JostleMetricTrail(JostleTrail trail, JostleEvaluatedTrail ordered) {
      super(trail);
      this.trail = trail;
      this.ordered = ordered;
    }

    @Override
    public int evaluate() {
      return 100 * (trail.moveSet().count() - trail.opponentMoveSet().count());
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] ranks) {
      ordered.prioritize(moves, from, to, ranks);
    }
  }
}
