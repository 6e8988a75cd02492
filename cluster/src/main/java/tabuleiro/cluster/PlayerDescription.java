package tabuleiro.cluster;

import java.io.Serializable;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.play.players.MoveLimits;

/// A player of a match as it is sent to the executors.
///
/// @param name the text that selects the player, such as `9`
/// @param moveMillis the time for each move; see [MoveLimits]
/// @param nodes the positions to visit for each move; see [MoveLimits]
record PlayerDescription(String name, long moveMillis, long nodes) implements Serializable {
  static PlayerDescription of(MatchPlayer player) {
    MoveLimits limits = player.limits();
    return new PlayerDescription(player.name(), limits.moveMillis(), limits.nodes());
  }

  MatchPlayer player() {
    return new MatchPlayer(name, MoveLimits.NONE.withMillis(moveMillis).withNodes(nodes));
  }
}
