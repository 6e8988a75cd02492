package tabuleiro.play;

import java.time.Duration;

/// How much time the players have. Immutable.
public sealed interface ClockSetting {
  /// The longest time that can be set: a fortnight, for games over days. A guess: longer ones are
  /// mistakes.
  Duration LONGEST = Duration.ofDays(14);

  /// No clock.
  record Off() implements ClockSetting {}

  /// A time for the whole game, and an increment that a player gets after each of his moves
  /// (Fischer's clock).
  ///
  /// @param base more than zero
  /// @param increment may be zero
  record Fischer(Duration base, Duration increment) implements ClockSetting {
    /// Checks the times.
    ///
    /// @throws ClockFormatException when a time is out of range
    public Fischer {
      ClockText.check(base, true);
      ClockText.check(increment, false);
    }
  }

  /// The same time for each move; what is left of it is lost.
  ///
  /// @param time more than zero
  record PerMove(Duration time) implements ClockSetting {
    /// Checks the time.
    ///
    /// @throws ClockFormatException when the time is out of range
    public PerMove {
      ClockText.check(time, true);
    }
  }

  /// Returns the setting without clock.
  static ClockSetting off() {
    return new Off();
  }

  /// Reads the form of commands: `off`; `5m+3s`, five minutes and three seconds a move more; `90s`
  /// or `10m`, for the whole game; `30s/move`, `3d/move`. Units are `d`, `h`, `m`, `s` and `ms`.
  ///
  /// @throws ClockFormatException when the text has another form or a time is out of range
  static ClockSetting parse(String text) {
    return ClockText.parse(text);
  }

  /// Returns the form of commands, which [#parse(String)] reads back.
  default String format() {
    return ClockText.format(this);
  }

  /// Reads the form of the tag `TimeControl`, in seconds: `-` for no clock, `300+3`, `300`, and
  /// `1/30` for thirty seconds for each move.
  ///
  /// @throws ClockFormatException when the text has another form or a time is out of range
  static ClockSetting parseTimeControl(String text) {
    return ClockText.parseTimeControl(text);
  }

  /// Returns the form of the tag `TimeControl`, which [#parseTimeControl(String)] reads back.
  default String formatTimeControl() {
    return ClockText.formatTimeControl(this);
  }
}
