package tabuleiro.engine;

import java.util.Arrays;
import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.rules.Position;

/// Knows nothing but the rules.
record PlainExpert(String family) implements Expert {
  @Override
  public List<String> terms() {
    return List.of();
  }

  @Override
  public Weights weights() {
    return Weights.of(List.of(), new double[0]);
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return new WeightedLine(start.trail(), weights) {
      @Override
      public void terms(int[] values) {}

      @Override
      public void rank(int[] moves, int from, int to, int[] ranks) {
        Arrays.fill(ranks, from, to, 0);
      }
    };
  }

  @Override
  public Line standingLine(Position start) {
    return line(start, weights());
  }
}
