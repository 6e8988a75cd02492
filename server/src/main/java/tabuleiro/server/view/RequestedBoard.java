package tabuleiro.server.view;

import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.http.json.JsonObject;

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

  /// Returns the position.
  ///
  /// @param named the game that this request names
  /// @param seed the seed of a random start
  /// @throws tabuleiro.rules.RulesException when the text is not a position
  public Position position(Game named, long seed) {
    return position.map(named::parse).orElseGet(() -> named.start(seed));
  }
}
