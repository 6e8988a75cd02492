package tabuleiro.engine.trench;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A line of Trench that is judged by the points alone.
final class TrenchStandingLine extends Line {
  private final TrenchOrder order = new TrenchOrder(new Sight());

  TrenchStandingLine(Position start) {
    super(start.trail());
  }

  private TrenchPosition position() {
    return (TrenchPosition) trail().position();
  }

  @Override
  public int evaluate() {
    TrenchPosition position = position();
    Side side = position.sideToMove();
    return 20 * (position.points(side) - position.points(side.other()));
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    order.rank(position(), moves, from, to, ranks);
  }

  @Override
  public int generateNoisy(int[] buffer, int offset) {
    return order.generateGoodCaptures(position(), buffer, offset);
  }
}
