package tabuleiro.server.rating;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.play.clock.TimeControl;

/// How fast a game is, by the time that a player has for it. The limits are those of lichess.
public enum Speed {
  /// Less than eight minutes.
  BLITZ,
  /// Less than 25 minutes.
  RAPID,
  /// 25 minutes or more.
  CLASSICAL,
  /// A day or more for each move.
  CORRESPONDENCE;

  /// How many moves a player makes in a game, as far as the increment is concerned.
  private static final int MOVES = 40;

  private static final Duration RAPID_FROM = Duration.ofMinutes(8);
  private static final Duration CLASSICAL_FROM = Duration.ofMinutes(25);

  /// Returns the name in addresses, such as `blitz`.
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the speed with a name; empty when there is none.
  static Optional<Speed> parse(String key) {
    return Arrays.stream(values()).filter(speed -> speed.key().equals(key)).findFirst();
  }

  /// Returns the speed of a game; empty without a clock.
  public static Optional<Speed> of(TimeControl clock) {
    return switch (clock) {
      case TimeControl.None() -> Optional.empty();
      case TimeControl.Fischer(Duration base, Duration increment) ->
          Optional.of(of(base.plus(increment.multipliedBy(MOVES))));
      case TimeControl.PerMove(Duration time) ->
          Optional.of(
              time.compareTo(Duration.ofDays(1)) >= 0
                  ? CORRESPONDENCE
                  : of(time.multipliedBy(MOVES)));
    };
  }

  private static Speed of(Duration time) {
    if (time.compareTo(RAPID_FROM) < 0) {
      return BLITZ;
    }
    return time.compareTo(CLASSICAL_FROM) < 0 ? RAPID : CLASSICAL;
  }
}
