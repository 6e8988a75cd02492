package tabuleiro.engine.trench;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A trail of Trench that is evaluated by the score of the game, the captured points: 20 Elo points
/// for each.
final class TrenchMetricTrail extends EvaluatedTrail {
  private final TrenchMovePriority priority = new TrenchMovePriority(new TrenchAttackMap());

  TrenchMetricTrail(Position start) {
    super(start.trail());
  }

  private TrenchPosition trenchPosition() {
    return (TrenchPosition) position();
  }

  @Override
  public int evaluate() {
    TrenchPosition position = trenchPosition();
    Side side = position.sideToMove();
    return 20 * (position.capturedPoints(side) - position.capturedPoints(side.other()));
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    priority.prioritize(trenchPosition(), moves, from, to, priorities);
  }

  @Override
  public int generateNoisyMoves(int[] buffer, int offset, int[] priorities) {
    return priority.generateGoodCaptures(trenchPosition(), buffer, offset, priorities);
  }
}
