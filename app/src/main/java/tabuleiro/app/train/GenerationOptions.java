package tabuleiro.app.train;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.lab.generation.GenerationPlan;
import tabuleiro.lab.train.TrainingSettings;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.statistics.Sprt;

/// The options of training in generations.
final class GenerationOptions {
  private static final int MAX_GENERATIONS = 1000;
  private static final int MAX_MINUTES = 100_000;
  private static final int MAX_GAMES = 50_000_000;
  private static final int MAX_NODES = 1_000_000_000;
  private static final int MAX_MATCH_GAMES = 1_000_000;
  private static final int MAX_MILLIS = 3_600_000;

  /// Far apart, so that a match of minutes can be decided.
  private static final Sprt TEST = new Sprt(0, 40);

  @Option(
      names = "--generations",
      paramLabel = "N",
      required = true,
      descriptionKey = "train-generations")
  private int generations;

  @Option(names = "--minutes", paramLabel = "N", descriptionKey = "train-minutes")
  private Optional<Integer> minutes = Optional.empty();

  @Option(names = "--games", paramLabel = "N", descriptionKey = "train-games")
  private Optional<Integer> games = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "train-nodes")
  private Optional<Integer> nodes = Optional.empty();

  @Option(names = "--match-games", paramLabel = "N", descriptionKey = "train-match-games")
  private Optional<Integer> matchGames = Optional.empty();

  @Option(names = "--movetime", paramLabel = "MILLIS", descriptionKey = "train-movetime")
  private Optional<Integer> moveMillis = Optional.empty();

  /// Returns the number of generations.
  int generations() {
    return generations;
  }

  /// Returns the time for all generations of this run; empty for no limit.
  Optional<Duration> time() {
    return minutes.map(Duration::ofMinutes);
  }

  /// Checks the numbers.
  ///
  /// @throws tabuleiro.app.cli.UsageException when one is out of range
  void requireValid() {
    OptionValues.requireRange("--generations", generations, 1, MAX_GENERATIONS);
    requireRange("--minutes", minutes, 1, MAX_MINUTES);
    requireRange("--games", games, 1, MAX_GAMES);
    requireRange("--nodes", nodes, 1, MAX_NODES);
    requireRange("--match-games", matchGames, 2, MAX_MATCH_GAMES);
    requireRange("--movetime", moveMillis, 1, MAX_MILLIS);
  }

  /// Returns the plan.
  ///
  /// Precondition: the numbers are in range.
  GenerationPlan plan(Game game, EvaluatorFactory factory, TrainingSettings training) {
    // The time limits the games, unless a number was given as well.
    int most = minutes.isPresent() ? MAX_GAMES : 32_000;
    return new GenerationPlan(
        game,
        factory,
        training,
        games.orElse(most),
        nodes.orElse(1000),
        MoveLimits.ofMillis(moveMillis.orElse(40)),
        matchGames.orElse(400),
        TEST);
  }

  private static void requireRange(String option, Optional<Integer> value, int least, int most) {
    value.ifPresent(given -> OptionValues.requireRange(option, given, least, most));
  }
}
