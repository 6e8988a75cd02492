package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A command of a player on a socket.
///
/// @param type always `command`
/// @param id the client's own id for the command; a repeated id gets the same answer
/// @param seen the number of the last event that the player has seen
/// @param ply the number of moves that the player has seen
/// @param action such as `move` or `resign`
/// @param move the text of the move; absent for any other action
/// @param what what an offer or its answer is about; absent for any other action
@Json
public record PlayerRequest(
    String type,
    String id,
    int seen,
    int ply,
    @Json.Property("do") String action,
    Optional<String> move,
    Optional<String> what) {
  /// Returns this command with another id, decided on another state of the game.
  public PlayerRequest sentAgain(String otherId, int otherSeen) {
    return new PlayerRequest(type, otherId, otherSeen, ply, action, move, what);
  }
}
