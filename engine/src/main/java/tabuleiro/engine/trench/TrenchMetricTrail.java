package tabuleiro.engine.trench;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A line of Trench that is judged by the points alone.
final class TrenchMetricTrail extends EvaluatedTrail {
  private final TrenchMovePriority order = new TrenchMovePriority(new TrenchAttackMap());

  TrenchMetricTrail(Position start) {
    super(start.trail());
  }

  private TrenchPosition position() {
    return (TrenchPosition) trail().position();
  }

  @Override
  public int evaluate() {
    TrenchPosition position = position();
    Side side = position.sideToMove();
    return 20 * (position.capturedPoints(side) - position.capturedPoints(side.other()));
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    order.prioritize(position(), moves, from, to, ranks);
  }

  @Override
  public int generateNoisyMoves(int[] buffer, int offset) {
    return order.generateGoodCaptures(position(), buffer, offset);
  }
}
