package tabuleiro.engine.evaluation;

import java.util.List;
import tabuleiro.rules.Position;

/// What the engine knows of one game, in all its variants. Immutable.
public interface EvaluatorFactory {
  /// Returns the name of the game's family, such as `talpa`.
  String family();

  /// Returns the names of the terms of its evaluation, in order.
  List<String> termNames();

  /// Returns the weights that were fitted on played games.
  Weights weights();

  /// Returns a line that begins at a position and is judged with `weights`.
  ///
  /// @param weights of the terms of this expert
  WeightedTrail evaluatedTrail(Position start, Weights weights);

  /// Returns a line that begins at a position and is judged by the mere figure that players watch,
  /// in hundredths. It orders moves as the other does: the difference between the two is the worth
  /// of the evaluation.
  EvaluatedTrail metricTrail(Position start);

  /// Returns how the game is searched best. A match has decided it.
  default SearchMethod searchMethod() {
    return SearchMethod.PRINCIPAL_VARIATION;
  }

  /// Returns whether the game may be so near its end that its result can be found by looking at all
  /// that can happen. It only counts where the method is not to look at all.
  ///
  /// Precondition: the game goes on.
  default boolean isEndgame(Position position) {
    return false;
  }
}
