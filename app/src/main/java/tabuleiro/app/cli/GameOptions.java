package tabuleiro.app.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// The options by which a command names a game, its variant and a position.
public final class GameOptions {
  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--position", paramLabel = "TEXT", descriptionKey = "position")
  private Optional<String> position = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  /// Returns the game that is named.
  ///
  /// @throws UsageException when there is no such game or variant; it lists those there are
  public Game game(Messages words) {
    String name =
        family.orElseThrow(() -> new UsageException(Message.of("missing-argument", "GAME")));
    return game(words, name, variant);
  }

  /// Returns the name of the game, if one was given.
  public Optional<String> family() {
    return family;
  }

  /// Returns the game of a family's name and a variant; the default variant where none is given.
  ///
  /// @throws UsageException when there is no such game or variant; it lists those there are
  public static Game game(Messages words, String family, Optional<String> variant) {
    Family named = family(family);
    try {
      return variant.map(named::game).orElseGet(named::game);
    } catch (UnknownVariantException e) {
      String variants = words.forGame(named.name()).format("variants");
      throw new UsageException(Message.of("unknown-variant", e.variant(), named.name(), variants));
    }
  }

  /// Returns the family of a name.
  ///
  /// @throws UsageException when there is none; it lists those there are
  public static Family family(String name) {
    return Games.find(name)
        .orElseThrow(() ->
            new UsageException(Message.of("unknown-game", name, String.join(", ", Games.names()))));
  }

  /// Returns the position to begin with: the one that is given, or else the start of the seed.
  ///
  /// @param drawnSeed the seed where none is given
  /// @throws UsageException when the text is no position of the game; it says which rule it breaks
  public Position position(Messages words, long drawnSeed) {
    Game game = game(words);
    try {
      return position.map(game::parse).orElseGet(() -> game.start(seed.orElse(drawnSeed)));
    } catch (RulesException e) {
      String what = words.forGame(game.id().game()).format(e);
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

  /// Returns the seed that is given, or empty.
  public Optional<Long> seed() {
    return seed;
  }
}
