package tabuleiro.engine.morelli;

import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;

/// A line of Morelli.
final class MorelliLine extends WeightedLine {
  private final MorelliTerms terms;
  private final MorelliOrder order;

  MorelliLine(Position start, Weights weights) {
    super(start.trail(), weights);
    MorelliPosition position = (MorelliPosition) start;
    Grid grid = new Grid(position.game());
    terms = new MorelliTerms(grid, position.game().maxStones());
    order = new MorelliOrder(grid);
  }

  @Override
  public void terms(int[] values) {
    terms.write((MorelliPosition) trail().position(), values);
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    order.rank((MorelliPosition) trail().position(), moves, from, to, ranks);
  }

  @Override
  public int width(int depth) {
    return MorelliOrder.width(depth);
  }
}
