package tabuleiro.app.train;

import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.UsageException;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// The game that is trained for.
final class TrainedGameOptions {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      descriptionKey = "game",
      completionCandidates = GameNames.class)
  private String family = "";

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  /// Returns the name of the game's family.
  String family() {
    return family;
  }

  /// Returns the game.
  ///
  /// @throws tabuleiro.app.cli.UsageException when there is no such game or variant
  Game game(Messages messages) {
    return GameOptions.game(messages, family, variant);
  }

  /// Returns the evaluators of the game.
  ///
  /// @throws tabuleiro.app.cli.UsageException when it has none
  EvaluatorFactory factory() {
    return GameOptions.evaluators(family);
  }

  /// Checks that no variant was given.
  ///
  /// @param option with which one could be
  /// @throws UsageException when one was
  void requireNoVariant(String option) {
    if (variant.isPresent()) {
      throw new UsageException(Message.of("only-with", "--variant", option));
    }
  }
}
