package tabuleiro.lab.match;

import java.util.Optional;
import tabuleiro.play.Seat;
import tabuleiro.play.players.MoveLimits;

/// A player in a match.
///
/// @param name the text that names the player, such as `9`
/// @param limits how long the player may think about each move: a time, a number of nodes, or
///   nothing
public record MatchPlayer(String name, MoveLimits limits) {
  /// Returns the seat of the player, who is called by the text that names the player.
  ///
  /// @throws tabuleiro.play.TableException when the text has control characters
  public Seat seat() {
    return Seat.computer(name.substring(0, Math.min(name.length(), Seat.MAX_NAME_LENGTH)), name);
  }

  /// Returns the limits as records have them, such as `nodes 1000` or `movetime 200`; empty when
  /// there are none.
  public Optional<String> limitsText() {
    if (limits.nodes() != MoveLimits.NONE.nodes()) {
      return Optional.of("nodes " + limits.nodes());
    }
    if (limits.moveMillis() != MoveLimits.NONE.moveMillis()) {
      return Optional.of("movetime " + limits.moveMillis());
    }
    return Optional.empty();
  }

  /// Returns the player with the limits, such as `9 (nodes 1000)`.
  public String label() {
    return limitsText().map(text -> name + " (" + text + ")").orElse(name);
  }
}
