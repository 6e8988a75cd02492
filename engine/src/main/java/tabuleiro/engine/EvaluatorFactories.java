package tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.jostle.JostleEvaluatorFactory;
import tabuleiro.engine.morelli.MorelliEvaluatorFactory;
import tabuleiro.engine.niju.NijuEvaluatorFactory;
import tabuleiro.engine.talpa.TalpaEvaluatorFactory;
import tabuleiro.engine.trench.TrenchEvaluatorFactory;

/// The list of evaluator factories. A family of games that is not in it is played by plain UCT.
public final class EvaluatorFactories {
  private static final List<EvaluatorFactory> ALL =
      List.of(
          new NijuEvaluatorFactory(),
          new JostleEvaluatorFactory(),
          new MorelliEvaluatorFactory(),
          new TrenchEvaluatorFactory(),
          new TalpaEvaluatorFactory());

  private EvaluatorFactories() {}

  /// Returns the factory of a family of games, or empty if the family has no evaluator.
  public static Optional<EvaluatorFactory> find(String family) {
    return ALL.stream().filter(factory -> factory.family().equals(family)).findFirst();
  }

  /// Returns the factory of a family of games that has an evaluator.
  ///
  /// @throws IllegalArgumentException if it has none
  public static EvaluatorFactory of(String family) {
    return find(family)
        .orElseThrow(() -> new IllegalArgumentException("no evaluator for the game " + family));
  }
}
