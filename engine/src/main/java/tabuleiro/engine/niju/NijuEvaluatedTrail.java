package tabuleiro.engine.niju;

import java.util.function.Function;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A trail of Ni-Ju with its evaluation: the terms of [NijuTerm].
final class NijuEvaluatedTrail extends WeightedTrail {
  private final NijuTrail trail;
  private final NijuPatternFeatures patterns;
  private final NijuTerms terms;
  private final NijuMovePriority priority;

  /// @param priority makes what prioritizes moves from the patterns of the trail
  NijuEvaluatedTrail(
      NijuPosition start,
      Weights weights,
      Function<NijuPatternFeatures, NijuMovePriority> priority) {
    this(start, start.trail(), weights, priority);
  }

  private NijuEvaluatedTrail(
      NijuPosition start,
      NijuTrail trail,
      Weights weights,
      Function<NijuPatternFeatures, NijuMovePriority> priority) {
    super(trail, weights);
    this.trail = trail;
    patterns = new NijuPatternFeatures(start);
    terms = new NijuTerms(patterns, start.game().firstPatternWins());
    this.priority = priority.apply(patterns);
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
  public void computeTerms(int[] values) {
    Side mover = trail.sideToMove();
    int lead = trail.completePatterns(mover) - trail.completePatterns(mover.other());
    terms.compute(mover.ordinal(), lead, values);
  }

  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    priority.prioritize(trail.sideToMove().ordinal(), moves, from, to, priorities);
  }
}
