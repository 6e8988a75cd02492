package tabuleiro.engine.evaluation;

import tabuleiro.rules.Position;

/// Evaluates the positions of a game. Fitted weights ([EvaluatorFactory#fittedEvaluator()]), random
/// games ([RolloutEvaluator]) and the score of the game ([EvaluatorFactory#metricEvaluator()]) are
/// evaluators; a search does not know which of them it uses. Immutable.
@FunctionalInterface
public interface Evaluator {
  /// Returns a new trail that evaluates the positions at its end.
  ///
  /// @param start where it starts
  /// @param seed of the evaluator's random choices; one that makes none ignores it
  EvaluatedTrail trail(Position start, long seed);
}
