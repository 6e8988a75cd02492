package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A line of Morelli that is judged by the owner of the Throne and the number of stones.
final class MorelliMetricTrail extends EvaluatedTrail {
  private final MorelliMovePriority order;

  MorelliMetricTrail(Position start) {
    super(start.trail());
    order = new MorelliMovePriority(new MorelliFrames(((MorelliPosition) start).game()));
  }

  private MorelliPosition position() {
    return (MorelliPosition) trail().position();
  }

  @Override
  public int evaluate() {
    MorelliPosition position = position();
    Side side = position.sideToMove();
    int throne = position.throneOwner().map(owner -> owner == side ? 1 : -1).orElse(0);
    int stones = position.stoneCount(side) - position.stoneCount(side.other());
    return 200 * throne + 10 * stones;
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    order.prioritize(position(), moves, from, to, ranks);
  }

  @Override
  public int moveCountLimit(int depth) {
    return MorelliMovePriority.moveCountLimit(depth);
  }
}
