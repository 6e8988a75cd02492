package tabuleiro.server.game;

import java.util.Optional;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.JsonObject;
import tabuleiro.view.position.RequestedBoard;

/// A request to create a game.
///
/// @param id the caller's own id for the request; a repeated id gets the same response
/// @param board the game; default: the family's own variant, and a start of the game
/// @param seed the seed of a random start; default: random
/// @param first the player of the first side: `me`, `other`, or a computer player such as `5`
/// @param second the player of the second side
/// @param sides `fixed`, or `random`, which may exchange the sides
/// @param name the caller's displayed name
/// @param clock such as `off`, `5m+3s` or `3d/move`, or `10m,3m` for time odds: the time of the
///   player in `first` and of the one in `second`, whatever sides they get; default: `off`
/// @param visibility `public`, or `private`: then only those with a link find the game
/// @param open whether the first player to join gets the other seat
/// @param match whether this is the first of two games, with the sides exchanged for the second
/// @param rated whether the game changes the players' ratings
/// @param swap whether the second player may take over the first move
public record NewGameRequest(
    Optional<String> id,
    RequestedBoard board,
    Optional<Long> seed,
    Optional<String> first,
    Optional<String> second,
    Optional<String> sides,
    Optional<String> name,
    Optional<String> clock,
    Optional<String> visibility,
    boolean open,
    boolean match,
    boolean rated,
    boolean swap) {
  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  public static NewGameRequest of(JsonObject json) {
    return new NewGameRequest(
        json.text("id"),
        BoardFields.read(json),
        json.longNumber("seed"),
        json.text("first"),
        json.text("second"),
        json.text("sides"),
        json.text("name"),
        json.text("clock"),
        json.text("visibility"),
        json.isTrue("open"),
        json.isTrue("match"),
        json.isTrue("rated"),
        json.isTrue("swap"));
  }
}
