package tabuleiro.server.bots;

import tabuleiro.engine.Level;
import tabuleiro.play.players.PlayerCatalogue;

/// The time limits of computer players.
final class ThinkingTime {
  /// The longest time for a move, in milliseconds. A guess: an acceptable wait while other games
  /// wait, too.
  static final long MAX_MILLIS = 3000;

  /// Positions searched in a millisecond on a slow machine. A guess.
  private static final long NODES_PER_MILLI = 50;

  private ThinkingTime() {}

  /// Estimates how long a player thinks about a move, in milliseconds.
  ///
  /// @param family the game's family
  /// @param player the text that selects the player
  static long estimateMillis(String family, String player) {
    if (player.equals(PlayerCatalogue.RANDOM)) {
      return 0;
    }
    if (!PlayerCatalogue.isLevel(player)) {
      return MAX_MILLIS;
    }
    return Math.min(
        Level.of(family, Integer.parseInt(player)).nodes() / NODES_PER_MILLI, MAX_MILLIS);
  }
}
