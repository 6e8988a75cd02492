package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.rules.Position;

/// What the engine knows of Trench, in all its variants.
public final class TrenchExpert implements Expert {
  private final Weights weights = Weights.load(TrenchExpert.class, TrenchTerms.NAMES);

  @Override
  public String family() {
    return "trench";
  }

  @Override
  public List<String> terms() {
    return TrenchTerms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return new TrenchLine(start, weights);
  }

  @Override
  public Line standingLine(Position start) {
    return new TrenchStandingLine(start);
  }
}
