package tabuleiro.engine.talpa;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.talpa.TalpaPosition;

/// A trail of Talpa that is evaluated by the score of the game, the reach: 100 Elo points for each
/// row or column.
final class TalpaMetricTrail extends EvaluatedTrail {
  private final TalpaEvaluatedTrail trail;

  /// @param trail knows the move priorities
  TalpaMetricTrail(TalpaEvaluatedTrail trail) {
    super(trail);
    this.trail = trail;
  }

  @Override
  public int evaluate() {
    TalpaPosition position = (TalpaPosition) position();
    return 100 * position.reach(position.sideToMove());
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    trail.prioritize(moves, from, to, priorities);
  }

  @Override
  public boolean hasImmediateWin() {
    return trail.hasImmediateWin();
  }
}
