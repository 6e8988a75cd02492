package tabuleiro.engine.morelli;

import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.rules.Position;

/// What the engine knows of Morelli, in all its sizes.
public final class MorelliExpert implements Expert {
  private final Weights weights = Weights.load(MorelliExpert.class, MorelliTerms.NAMES);

  @Override
  public String family() {
    return "morelli";
  }

  @Override
  public List<String> terms() {
    return MorelliTerms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return new MorelliLine(start, weights);
  }

  @Override
  public Line standingLine(Position start) {
    return new MorelliStandingLine(start);
  }
}
