package tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.rules.support.LoadedServices;
import tabuleiro.text.ResourceLines;

/// The evaluator factories on the class path. Each is named in a file
/// `META-INF/services/tabuleiro.engine.evaluation.EvaluatorFactory`: those of the games of this
/// project in that of the engine, that of an added game in its own. A family of games without a
/// factory is played by plain UCT; of two factories for a family the first on the class path
/// counts.
public final class EvaluatorFactories {
  private static final LoadedServices<EvaluatorFactory> LOADED =
      LoadedServices.of(EvaluatorFactory.class, EvaluatorFactory::family);

  private EvaluatorFactories() {}

  /// Returns the factory of a family of games, or empty if the family has no evaluator.
  public static Optional<EvaluatorFactory> find(String family) {
    return LOADED.find(factory -> factory.family().equals(family));
  }

  /// Returns the factory of a family of games that has an evaluator.
  ///
  /// @throws IllegalArgumentException if it has none
  public static EvaluatorFactory of(String family) {
    return find(family)
        .orElseThrow(() -> new IllegalArgumentException("no evaluator for the game " + family));
  }

  /// Returns what is wrong with factories that cannot be loaded and are in the package of a class.
  static List<String> problemsNear(Class<?> type) {
    return LOADED.problemsNear(type);
  }

  /// Returns the rows of a table beside the factory of a family of games, such as `levels.txt`;
  /// none when there is no factory or no such table.
  static List<String> rows(String family, String name) {
    return find(family)
        .<Class<?>>map(Object::getClass)
        .filter(place -> ResourceLines.exists(place, name))
        .map(place -> ResourceLines.read(place, name))
        .orElse(List.of());
  }
}
