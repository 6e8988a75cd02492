package tabuleiro.lab.match;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import tabuleiro.play.players.PlayerFailure;

/// Counts the games of a match that ended because a player failed to move. Not safe for several
/// threads.
public final class MatchFailures {
  private final Map<PlayerFailure, int[]> counts = new EnumMap<>(PlayerFailure.class);

  /// @param players the number of players
  public MatchFailures(int players) {
    for (PlayerFailure kind : PlayerFailure.values()) {
      counts.put(kind, new int[players]);
    }
  }

  /// Counts a game, if a player has failed in it.
  public void add(FinishedGame game) {
    game.failure().ifPresent(failure -> of(failure.kind())[failure.player()]++);
  }

  private int[] of(PlayerFailure kind) {
    return counts.getOrDefault(kind, new int[0]);
  }

  /// Returns how often a player has failed in a way.
  public int count(int player, PlayerFailure kind) {
    return of(kind)[player];
  }

  /// Returns the number of games that ended by a failure.
  public int games() {
    return counts.values().stream().flatMapToInt(Arrays::stream).sum();
  }
}
