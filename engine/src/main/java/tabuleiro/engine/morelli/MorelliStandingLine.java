package tabuleiro.engine.morelli;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A line of Morelli that is judged by the owner of the Throne and the number of stones.
final class MorelliStandingLine extends Line {
  private final MorelliOrder order;

  MorelliStandingLine(Position start) {
    super(start.trail());
    order = new MorelliOrder(new Grid(((MorelliPosition) start).game()));
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
  public void rank(int[] moves, int from, int to, int[] ranks) {
    order.rank(position(), moves, from, to, ranks);
  }

  @Override
  public int width(int depth) {
    return MorelliOrder.width(depth);
  }
}
