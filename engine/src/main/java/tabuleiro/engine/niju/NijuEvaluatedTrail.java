package tabuleiro.engine.niju;

import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A line of Ni-Ju with the terms of [NijuTerms].
final class NijuEvaluatedTrail extends WeightedTrail {
  private final NijuTrail niju;
  private final NijuPatternFeatures patterns;
  private final NijuTerms terms;
  private final NijuMovePriority promise;

  NijuEvaluatedTrail(NijuPosition start, Weights weights) {
    this(start, start.trail(), weights);
  }

  private NijuEvaluatedTrail(NijuPosition start, NijuTrail trail, Weights weights) {
    super(trail, weights);
    niju = trail;
    patterns = new NijuPatternFeatures(start);
    terms = new NijuTerms(patterns, start.game().firstPatternWins());
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
  public void computeTerms(int[] values) {
    Side mover = niju.sideToMove();
    terms.compute(
        mover.ordinal(),
        niju.completePatterns(mover) - niju.completePatterns(mover.other()),
        values);
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    promise.prioritize(niju.sideToMove().ordinal(), moves, from, to, ranks);
  }
}
