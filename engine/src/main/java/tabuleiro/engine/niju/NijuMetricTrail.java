package tabuleiro.engine.niju;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A line of Ni-Ju that is judged by the complete patterns alone, a hundred for each.
final class NijuMetricTrail extends EvaluatedTrail {
  private static final int POINT = 100;

  private final NijuTrail niju;
  private final NijuPatternFeatures patterns;
  private final NijuMovePriority promise;

  NijuMetricTrail(NijuPosition start) {
    this(start, start.trail());
  }

  private NijuMetricTrail(NijuPosition start, NijuTrail trail) {
    super(trail);
    niju = trail;
    patterns = new NijuPatternFeatures(start);
    promise = new NijuMovePriority(patterns, start.game().firstPatternWins());
  }

  @Override
  public void play(int move) {
    patterns.play(move, niju.sideToMove());
    super.play(move);
  }

  @Override
  public void undo() {
    super.undo();
    patterns.undo();
  }

  @Override
  public int evaluate() {
    Side mover = niju.sideToMove();
    return POINT * (niju.completePatterns(mover) - niju.completePatterns(mover.other()));
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    promise.prioritize(niju.sideToMove().ordinal(), moves, from, to, ranks);
  }
}
