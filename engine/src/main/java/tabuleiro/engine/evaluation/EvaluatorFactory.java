package tabuleiro.engine.evaluation;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Makes the evaluators of a family of games, for all its variants. Immutable.
public interface EvaluatorFactory {
  /// Returns the name of the game's family, such as `talpa`.
  String family();

  /// Returns the weights that were fitted on recorded games.
  Weights weights();

  /// Returns the names of the terms of the evaluation, in order.
  default List<String> termNames() {
    return weights().termNames();
  }

  /// Returns the feature that a term belongs to. It has a name for people, the message
  /// `feature.FEATURE` of the game; several terms may be one feature, such as that of early and
  /// that of late. By default each term is a feature.
  ///
  /// @param term one of [#termNames()]
  default String featureOf(String term) {
    return term;
  }

  /// Returns a trail that is evaluated with `weights`.
  ///
  /// @param start where it starts
  /// @param weights of the terms of this factory
  WeightedTrail weightedTrail(Position start, Weights weights);

  /// Returns a trail that is evaluated by the score of the game alone, such as mobility in Jostle,
  /// in Elo points. Its move priorities are those of [#weightedTrail]: the difference in strength
  /// between the two is the value of the evaluation.
  ///
  /// @param start where it starts
  EvaluatedTrail metricTrail(Position start);

  /// Returns the evaluator with the fitted weights.
  default Evaluator fittedEvaluator() {
    Weights weights = weights();
    return (start, _) -> weightedTrail(start, weights);
  }

  /// Returns the strongest evaluator for a board: the fitted one, corrected by a network or with
  /// better move priorities where the engine has some for the board.
  default Evaluator strongestEvaluator(Game board) {
    return fittedEvaluator();
  }

  /// Returns the strongest evaluator of each board.
  default Evaluator strongestEvaluator() {
    return (start, seed) -> strongestEvaluator(start.game()).trail(start, seed);
  }

  /// Returns the evaluator that knows only the score of the game.
  default Evaluator metricEvaluator() {
    return (start, _) -> metricTrail(start);
  }

  /// Returns the evaluator that a network corrects on a board: the fitted one, with better move
  /// priorities where the engine has some for the board and its networks.
  default Evaluator networkBase(Game board) {
    return fittedEvaluator();
  }

  /// Returns the inputs of networks that correct the fitted evaluator on a board; empty if there
  /// are none.
  default Optional<NetworkInputs> networkInputs(Game board) {
    return Optional.empty();
  }

  /// Returns the move priorities of the strongest evaluator of a board as sums of weights; empty if
  /// they are not such sums.
  default Optional<PriorityModel> priorityModel(Game board) {
    return Optional.empty();
  }

  /// Returns the search that plays the game best. Matches have decided it.
  default SearchMethod searchMethod() {
    return SearchMethod.PRINCIPAL_VARIATION;
  }

  /// Returns how many positions a search must be able to visit so that it is worth trying to prove
  /// the result. It is only asked for games that are searched by [SearchMethod#ROLLOUT_TREE].
  ///
  /// Precondition: the game is not over.
  default double proofNodes(Position position) {
    return Double.POSITIVE_INFINITY;
  }

  /// Returns whether the game may be so near its end that a full-width search can prove its result,
  /// as the levels below the highest assume, whose strengths were measured with it. It is only
  /// asked for games that are searched by [SearchMethod#ROLLOUT_TREE].
  ///
  /// Precondition: the game is not over.
  default boolean isEndgame(Position position) {
    return false;
  }
}
