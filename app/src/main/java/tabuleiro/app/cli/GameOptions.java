package tabuleiro.app.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// The options that name a game, its variant and a position.
public final class GameOptions {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      descriptionKey = "game",
      completionCandidates = GameNames.class)
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "position")
  private Optional<String> position = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  /// Returns the game that the options name.
  ///
  /// @throws UsageException when there is no such game or variant; the message lists the existing
  ///   ones
  public Game game(Messages messages) {
    String name = family.orElseThrow(() -> OptionValues.missing("GAME"));
    return game(messages, name, variant);
  }

  /// Returns the name of the game, or empty when none was given.
  public Optional<String> family() {
    return family;
  }

  /// Returns the game of a family and a variant; by default the first variant.
  ///
  /// @throws UsageException when there is no such game or variant; the message lists the existing
  ///   ones
  public static Game game(Messages messages, String family, Optional<String> variant) {
    Family named = family(family);
    try {
      return variant.map(named::game).orElseGet(named::game);
    } catch (UnknownVariantException e) {
      String variants = messages.forGame(named.name()).format("variants");
      throw new UsageException(Message.of("unknown-variant", e.variant(), named.name(), variants));
    }
  }

  /// Returns the family with a name.
  ///
  /// @throws UsageException when there is none; the message lists the existing ones
  public static Family family(String name) {
    return Games.find(name)
        .orElseThrow(() ->
            new UsageException(Message.of("unknown-game", name, String.join(", ", Games.names()))));
  }

  /// Returns the evaluators of a family.
  ///
  /// @throws UsageException when there is no such family, or it has no evaluator
  public static EvaluatorFactory evaluators(String name) {
    return EvaluatorFactories.find(family(name).name())
        .orElseThrow(() -> new UsageException(Message.of("fit-no-evaluator", name)));
  }

  /// Returns the position to start from: the given one, or else the start of the game.
  ///
  /// @param defaultSeed the seed of a random start where the options give none
  /// @throws UsageException when the text is not a position of the game; the message names the rule
  ///   that it breaks
  public Position position(Messages messages, long defaultSeed) {
    Game game = game(messages);
    try {
      return position.map(game::parse).orElseGet(() -> game.start(seed.orElse(defaultSeed)));
    } catch (RulesException e) {
      String what = messages.forGame(game.id().game()).format(e);
      throw new UsageException(Message.of("bad-position", what));
    }
  }

  /// Returns whether a position was given.
  public boolean hasPosition() {
    return position.isPresent();
  }

  /// Returns whether a variant or a position was given.
  public boolean hasVariantOrPosition() {
    return variant.isPresent() || position.isPresent();
  }

  /// Returns the given seed, or empty.
  public Optional<Long> seed() {
    return seed;
  }
}
