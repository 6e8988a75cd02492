package tabuleiro.engine.jostle;

import java.util.Arrays;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.jostle.JostleTrail;

/// A trail of Jostle that is evaluated by the score of the game, the mobility: 100 Elo points for
/// each legal move.
final class JostleMetricTrail extends EvaluatedTrail {
  private final JostleTrail trail;

  JostleMetricTrail(JostleTrail trail) {
    super(trail);
    this.trail = trail;
  }

  @Override
  public int evaluate() {
    return 100 * (trail.moveSet().count() - trail.opponentMoveSet().count());
  }

  /// Writes no priorities, as [JostleEvaluatedTrail] does.
  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    Arrays.fill(priorities, from, to, 0);
  }
}
