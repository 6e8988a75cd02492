package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;

/// A trail of Morelli with its evaluation: the terms of [MorelliTerm].
final class MorelliEvaluatedTrail extends WeightedTrail {
  private final MorelliTerms terms;
  private final MorelliMovePriority priority;

  /// @param priorities the weights of the terms of [MorelliPriorityTerm]
  MorelliEvaluatedTrail(Position start, Weights weights, int[] priorities) {
    super(start.trail(), weights);
    MorelliPosition position = (MorelliPosition) start;
    MorelliFrames frames = new MorelliFrames(position.game());
    terms = new MorelliTerms(frames, position.game().maxStones());
    priority = new MorelliMovePriority(frames, priorities);
  }

  @Override
  public void computeTerms(int[] values) {
    terms.compute((MorelliPosition) position(), values);
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    priority.prioritize((MorelliPosition) position(), moves, from, to, priorities);
  }

  @Override
  public int moveCountLimit(int depth) {
    return MorelliMovePriority.moveCountLimit(depth);
  }
}
