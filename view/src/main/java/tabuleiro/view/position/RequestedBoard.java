package tabuleiro.view.position;

import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// A game and a position, as a request names them.
///
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param position the text of a position; default: an initial position of the game
public record RequestedBoard(
    Optional<String> game, Optional<String> variant, Optional<String> position) {
  /// Returns the position.
  ///
  /// @param named the game that this request names
  /// @param seed the seed of a random start
  /// @throws tabuleiro.rules.RulesException when the text is not a position
  public Position position(Game named, long seed) {
    return position.map(named::parse).orElseGet(() -> named.start(seed));
  }
}
