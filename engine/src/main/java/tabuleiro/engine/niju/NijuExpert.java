package tabuleiro.engine.niju;

import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.Method;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Position;

/// What the engine knows of Ni-Ju. Its evaluation looks at what each pattern lacks.
public final class NijuExpert implements Expert {
  private final Weights weights = Weights.load(NijuExpert.class, Terms.NAMES);

  /// Reads the weights.
  public NijuExpert() {}

  @Override
  public String family() {
    return "niju";
  }

  @Override
  public List<String> terms() {
    return Terms.NAMES;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return new NijuLine((NijuPosition) start, weights);
  }

  @Override
  public Line standingLine(Position start) {
    return new StandingLine((NijuPosition) start);
  }

  @Override
  public Method method() {
    return Method.EVALUATION_TREE;
  }
}
