package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;

/// A line of Morelli.
final class MorelliEvaluatedTrail extends WeightedTrail {
  private final MorelliTerms terms;
  private final MorelliMovePriority order;

  MorelliEvaluatedTrail(Position start, Weights weights) {
    super(start.trail(), weights);
    MorelliPosition position = (MorelliPosition) start;
    MorelliFrames grid = new MorelliFrames(position.game());
    terms = new MorelliTerms(grid, position.game().maxStones());
    order = new MorelliMovePriority(grid);
  }

  @Override
  public void computeTerms(int[] values) {
    terms.compute((MorelliPosition) trail().position(), values);
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    order.prioritize((MorelliPosition) trail().position(), moves, from, to, ranks);
  }

  @Override
  public int moveCountLimit(int depth) {
    return MorelliMovePriority.moveCountLimit(depth);
  }
}
