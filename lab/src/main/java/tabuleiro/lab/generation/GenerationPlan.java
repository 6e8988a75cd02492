package tabuleiro.lab.generation;

import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.lab.train.TrainingSettings;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.statistics.Sprt;

/// How each generation is made.
///
/// @param factory of the game; it has network inputs
/// @param training the settings of the training; the seeds of games and matches follow from its
///   seed, and its threads also play
/// @param games the most training games of a generation
/// @param nodes of each search in a training game
/// @param limits of each move in a match
/// @param matchGames the most games of a match
/// @param sprt the test that may end a match early
public record GenerationPlan(
    Game game,
    EvaluatorFactory factory,
    TrainingSettings training,
    int games,
    long nodes,
    MoveLimits limits,
    int matchGames,
    Sprt sprt) {
  /// Returns the seed of a generation.
  ///
  /// @param number counted from 1
  public long seed(int number) {
    return training.seed() + number;
  }

  /// Returns the seed of the first generation's games, from which the plan's seed follows.
  static long seedOfPlan(long seedOfFirst) {
    return seedOfFirst - 1;
  }
}
