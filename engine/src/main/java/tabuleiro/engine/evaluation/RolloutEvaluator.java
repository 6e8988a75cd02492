package tabuleiro.engine.evaluation;

import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Evaluates a position by a biased random game from there to the end. The static evaluation, the
/// priorities of moves and immediate wins are those of another evaluator.
///
/// @param base the other evaluator
public record RolloutEvaluator(Evaluator base) implements Evaluator {
  @Override
  public EvaluatedTrail trail(Position start, long seed) {
    return new RolloutTrail(base.trail(start, seed), seed);
  }

  private static final class RolloutTrail extends EvaluatedTrail {
    private final EvaluatedTrail base;
    private final RolloutSampler sampler;

    RolloutTrail(EvaluatedTrail base, long seed) {
      super(base);
      this.base = base;
      sampler = new RolloutSampler(base, SeededRandom.of(seed));
    }

    @Override
    public int evaluate() {
      return base.evaluate();
    }

    @Override
    public double expectedPoints() {
      return sampler.play();
    }

    @Override
    public int rolloutLength() {
      return sampler.length();
    }

    @Override
    public int rolloutMove(int index) {
      return sampler.move(index);
    }

    @Override
    public void prioritize(int[] moves, int from, int to, int[] priorities) {
      base.prioritize(moves, from, to, priorities);
    }

    @Override
    public boolean hasImmediateWin() {
      return base.hasImmediateWin();
    }
  }
}
