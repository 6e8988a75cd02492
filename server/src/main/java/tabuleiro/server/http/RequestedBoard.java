package tabuleiro.server.http;

import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.UnknownVariantException;

/// The fields of a request that name a game and a position.
///
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param position the text of a position; default: an initial position of the game
public record RequestedBoard(
    Optional<String> game, Optional<String> variant, Optional<String> position) {
  /// Reads the fields `game`, `variant` and `position`.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  public static RequestedBoard of(JsonObject json) {
    return new RequestedBoard(json.text("game"), json.text("variant"), json.text("position"));
  }

  /// Reads the same fields, of which `game` is needed.
  ///
  /// @throws ProblemException when a field has the wrong type, or `game` is missing
  public static RequestedBoard require(JsonObject json) {
    return new RequestedBoard(
        Optional.of(json.requireText("game")), json.text("variant"), json.text("position"));
  }

  /// Returns the game family that the request names.
  ///
  /// @throws ProblemException when there is none
  public Family requireFamily() {
    String name = game.orElse("");
    String names = String.join(", ", Games.names());
    return Games.find(name)
        .orElseThrow(() ->
            new ProblemException(400, "game", Message.of("replay.unknown-game", name, names)));
  }

  /// Returns the game variant that the request names; without a variant, the default one.
  ///
  /// @throws ProblemException when there is none
  public Game requireGame() {
    Family family = requireFamily();
    try {
      return variant.map(family::game).orElseGet(family::game);
    } catch (UnknownVariantException e) {
      String featured = String.join(", ", family.featuredVariants());
      Message why =
          Message.of("replay.unknown-variant", family.name(), variant.orElse(""), featured);
      throw new ProblemException(400, "variant", why);
    }
  }

  /// Returns the position.
  ///
  /// @param named the game that this request names
  /// @param seed the seed of a random start
  /// @throws tabuleiro.rules.RulesException when the text is not a position
  public Position position(Game named, long seed) {
    return position.map(named::parse).orElseGet(() -> named.start(seed));
  }
}
