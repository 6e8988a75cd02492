package tabuleiro.play.live;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.play.clock.Clock;
import tabuleiro.play.clock.ClockReserve;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Side;

/// A reading of a game's clock. Immutable.
///
/// @param settings the time control of each side
/// @param first the remaining time of the first side; empty without a clock
/// @param second the remaining time of the second side; empty without a clock
/// @param running the side whose time runs
/// @param firstMoveDeadline when the side to move must have made its first move, in milliseconds
///   since 1970; empty when it need not
/// @param atMillis the time of the reading, in milliseconds since 1970
public record ClockSnapshot(
    TimeControls settings,
    Optional<Duration> first,
    Optional<Duration> second,
    Optional<Side> running,
    Optional<Long> firstMoveDeadline,
    long atMillis) {
  public static ClockSnapshot of(Clock clock, Optional<Long> firstMoveDeadline, long atMillis) {
    return new ClockSnapshot(
        clock.timeControls(),
        clock.remaining(Side.FIRST),
        clock.remaining(Side.SECOND),
        clock.runningSide(),
        firstMoveDeadline,
        atMillis);
  }

  /// Returns whether this is a correspondence game: each move has a day or more.
  public boolean isCorrespondence() {
    return settings.isCorrespondence();
  }

  /// Returns the remaining time of a side; empty without a clock.
  public Optional<Duration> remaining(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the search limits for the next move of a computer player.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @param maxMillis the longest time for a move, in milliseconds
  public MoveLimits moveLimits(Side side, long nowMillis, long maxMillis) {
    MoveLimits most = MoveLimits.ofMillis(maxMillis);
    Optional<Long> left = remaining(side).map(time -> usableMillis(side, time, nowMillis));
    if (left.isEmpty()) {
      return most;
    }
    return switch (settings.of(side)) {
      case TimeControl.Fischer(Duration _, Duration increment) ->
          most.withRemaining(left.get(), increment.toMillis());
      default -> most.withMillis(Math.min(left.get(), maxMillis));
    };
  }

  private long usableMillis(Side side, Duration time, long nowMillis) {
    boolean isRunning = running.equals(Optional.of(side));
    long passed = isRunning ? Math.max(0, nowMillis - atMillis) : 0;
    return ClockReserve.usableMillis(Math.max(0, time.toMillis() - passed));
  }

  /// Returns when the running time ends, on the clock or for a first move, in milliseconds since
  /// 1970; empty when no time runs.
  public Optional<Long> deadlineMillis() {
    return running
        .flatMap(this::remaining)
        // Rounded up to a whole millisecond: a player with a fraction left has not lost yet.
        .map(left -> atMillis + left.plusNanos(999_999).toMillis())
        .or(() -> firstMoveDeadline);
  }
}
