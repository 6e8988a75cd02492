package tabuleiro.engine;

import java.util.List;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.jostle.JostleEvaluatorFactory;
import tabuleiro.engine.morelli.MorelliEvaluatorFactory;
import tabuleiro.engine.niju.NijuEvaluatorFactory;
import tabuleiro.engine.talpa.TalpaEvaluatorFactory;
import tabuleiro.engine.trench.TrenchEvaluatorFactory;

/// The experts of all games, one for each family.
public final class EvaluatorFactories {
  private static final List<EvaluatorFactory> ALL =
      List.of(
          new NijuEvaluatorFactory(),
          new JostleEvaluatorFactory(),
          new MorelliEvaluatorFactory(),
          new TrenchEvaluatorFactory(),
          new TalpaEvaluatorFactory());

  private EvaluatorFactories() {}

  /// Returns the expert of a family of games.
  ///
  /// @throws IllegalArgumentException when there is none
  public static EvaluatorFactory of(String family) {
    return ALL.stream()
        .filter(expert -> expert.family().equals(family))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no expert of " + family));
  }
}
