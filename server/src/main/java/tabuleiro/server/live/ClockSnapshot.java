package tabuleiro.server.live;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.play.clock.Clock;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Side;

/// What a game's clock shows at some time. Immutable.
///
/// @param setting how much time the players have
/// @param first what the first side has left; empty without a clock
/// @param second what the second side has left; empty without a clock
/// @param running the side whose time runs
/// @param atMillis when it shows this, in milliseconds since 1970
public record ClockSnapshot(
    TimeControl setting,
    Optional<Duration> first,
    Optional<Duration> second,
    Optional<Side> running,
    long atMillis) {
  static ClockSnapshot of(Clock clock, long atMillis) {
    return new ClockSnapshot(
        clock.timeControl(),
        clock.remaining(Side.FIRST),
        clock.remaining(Side.SECOND),
        clock.runningSide(),
        atMillis);
  }

  /// Returns whether each move has a day or more.
  public boolean isCorrespondence() {
    return isCorrespondence(setting);
  }

  static boolean isCorrespondence(TimeControl setting) {
    return setting instanceof TimeControl.PerMove(Duration time) && time.toDays() > 0;
  }

  /// Returns what a side has left; empty without a clock.
  public Optional<Duration> remaining(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns when the time that runs runs out, in milliseconds since 1970; empty when none does.
  public Optional<Long> flagFallMillis() {
    return running
        .flatMap(this::remaining)
        // Up to the next whole millisecond: with less than one left nobody has lost yet.
        .map(left -> atMillis + left.plusNanos(999_999).toMillis());
  }
}
