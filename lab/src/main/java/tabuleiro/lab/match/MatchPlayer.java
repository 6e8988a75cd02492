package tabuleiro.lab.match;

import java.util.Optional;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.session.Seat;

/// A player in a match.
///
/// @param name the text that selects the player, such as `9`
/// @param limits the limits for each move: a time, a number of nodes, or none
public record MatchPlayer(String name, MoveLimits limits) {
  /// Returns the seat of the player, named after the player.
  ///
  /// @throws tabuleiro.play.session.SessionException when the name has control characters
  public Seat seat() {
    return Seat.computer(name.substring(0, Math.min(name.length(), Seat.MAX_NAME_LENGTH)), name);
  }

  /// Returns the limits as they are written in records, such as `nodes 1000` or `movetime 200`;
  /// empty when there are none.
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
