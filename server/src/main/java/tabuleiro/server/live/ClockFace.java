package tabuleiro.server.live;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.play.Clock;
import tabuleiro.play.ClockSetting;
import tabuleiro.rules.Side;

/// What a game's clock shows at some time. Immutable.
///
/// @param setting how much time the players have
/// @param first what the first side has left; empty without a clock
/// @param second what the second side has left; empty without a clock
/// @param running the side whose time runs
/// @param atMillis when it shows this, in milliseconds since 1970
public record ClockFace(
    ClockSetting setting,
    Optional<Duration> first,
    Optional<Duration> second,
    Optional<Side> running,
    long atMillis) {
  static ClockFace of(Clock clock, long atMillis) {
    return new ClockFace(
        clock.setting(),
        clock.left(Side.FIRST),
        clock.left(Side.SECOND),
        clock.running(),
        atMillis);
  }

  /// Returns whether each move has a day or more.
  public boolean isOverDays() {
    return isOverDays(setting);
  }

  static boolean isOverDays(ClockSetting setting) {
    return setting instanceof ClockSetting.PerMove(Duration time) && time.toDays() > 0;
  }

  /// Returns what a side has left; empty without a clock.
  public Optional<Duration> left(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns when the time that runs runs out, in milliseconds since 1970; empty when none does.
  public Optional<Long> flagMillis() {
    return running
        .flatMap(this::left)
        // Up to the next whole millisecond: with less than one left nobody has lost yet.
        .map(left -> atMillis + left.plusNanos(999_999).toMillis());
  }
}
