package tabuleiro.server.bots;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.engine.Level;
import tabuleiro.play.clock.ClockReserve;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.ClockSnapshot;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Side;

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

  /// Returns the search limits for a side's next move.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  static MoveLimits limits(ClockSnapshot clock, Side side, long nowMillis) {
    MoveLimits most = MoveLimits.ofMillis(MAX_MILLIS);
    Optional<Long> left = clock.remaining(side).map(time -> left(clock, side, time, nowMillis));
    if (left.isEmpty()) {
      return most;
    }
    return switch (clock.settings().of(side)) {
      case TimeControl.Fischer(Duration _, Duration increment) ->
          most.withRemaining(left.get(), increment.toMillis());
      default -> most.withMillis(Math.min(left.get(), MAX_MILLIS));
    };
  }

  private static long left(ClockSnapshot clock, Side side, Duration time, long nowMillis) {
    boolean isRunning = clock.running().equals(Optional.of(side));
    long passed = isRunning ? Math.max(0, nowMillis - clock.atMillis()) : 0;
    return ClockReserve.usableMillis(Math.max(0, time.toMillis() - passed));
  }
}
