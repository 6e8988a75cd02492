package tabuleiro.engine.evaluation;

import java.util.List;

/// An evaluator factory with fitted weights, which it loads from the resource of its package.
public abstract class AbstractEvaluatorFactory implements EvaluatorFactory {
  private final String family;
  private final Weights weights;

  /// Loads the weights.
  ///
  /// @param family the name of the game's family, such as `talpa`
  /// @param termNames the names of the terms, in order
  protected AbstractEvaluatorFactory(String family, List<String> termNames) {
    this.family = family;
    weights = Weights.loadResource(getClass(), termNames);
  }

  @Override
  public final String family() {
    return family;
  }

  @Override
  public final Weights weights() {
    return weights;
  }
}
