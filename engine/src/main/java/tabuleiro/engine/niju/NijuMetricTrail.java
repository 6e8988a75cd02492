package tabuleiro.engine.niju;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A trail of Ni-Ju that is evaluated by the score of the game, the complete patterns: 100 Elo
/// points for each.
final class NijuMetricTrail extends EvaluatedTrail {
  private static final int PATTERN = 100;

  private final NijuTrail trail;
  private final NijuPatternFeatures patterns;
  private final NijuMovePriority priority;

  NijuMetricTrail(NijuPosition start) {
    this(start, start.trail());
  }

  private NijuMetricTrail(NijuPosition start, NijuTrail trail) {
    super(trail);
    this.trail = trail;
    patterns = new NijuPatternFeatures(start);
    priority = new NijuSimpleMovePriority(patterns, start.game().firstPatternWins());
  }

  @Override
  public void play(int move) {
    patterns.play(move, trail.sideToMove());
    super.play(move);
  }

  @Override
  public void undo() {
    super.undo();
    patterns.undo();
  }

  @Override
  public int evaluate() {
    Side mover = trail.sideToMove();
    return PATTERN * (trail.completePatterns(mover) - trail.completePatterns(mover.other()));
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    priority.prioritize(trail.sideToMove().ordinal(), moves, from, to, priorities);
  }
}
