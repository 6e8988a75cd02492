package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A trail of Morelli that is evaluated by the owner of the Throne, 200 Elo points, and the number
/// of stones, 10 for each.
final class MorelliMetricTrail extends EvaluatedTrail {
  private final MorelliMovePriority priority;

  MorelliMetricTrail(Position start) {
    super(start.trail());
    MorelliFrames frames = new MorelliFrames(((MorelliPosition) start).game());
    priority = new MorelliMovePriority(frames, MorelliPriorityTerm.guesses());
  }

  @Override
  public int evaluate() {
    MorelliPosition position = (MorelliPosition) position();
    Side side = position.sideToMove();
    int throne = position.throneOwner().map(owner -> owner == side ? 1 : -1).orElse(0);
    int stones = position.stoneCount(side) - position.stoneCount(side.other());
    return 200 * throne + 10 * stones;
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
