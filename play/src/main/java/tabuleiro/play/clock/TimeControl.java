package tabuleiro.play.clock;

import java.time.Duration;

/// How much time the players have. Immutable.
public sealed interface TimeControl {
  /// The longest time that can be set: a fortnight, for games over days. A guess: longer ones are
  /// mistakes.
  Duration MAX_TIME = Duration.ofDays(14);

  /// No clock.
  record None() implements TimeControl {}

  /// A time for the whole game, and an increment that a player gets after each of his moves
  /// (Fischer's clock).
  ///
  /// @param base more than zero
  /// @param increment may be zero
  record Fischer(Duration base, Duration increment) implements TimeControl {
    /// Checks the times.
    ///
    /// @throws TimeControlFormatException when a time is out of range
    public Fischer {
      TimeControlText.check(base, true);
      TimeControlText.check(increment, false);
    }
  }

  /// The same time for each move; what is left of it is lost.
  ///
  /// @param time more than zero
  record PerMove(Duration time) implements TimeControl {
    /// Checks the time.
    ///
    /// @throws TimeControlFormatException when the time is out of range
    public PerMove {
      TimeControlText.check(time, true);
    }
  }

  /// Returns the setting without clock.
  static TimeControl none() {
    return new None();
  }

  /// Reads the form of commands: `off`; `5m+3s`, five minutes and three seconds a move more; `90s`
  /// or `10m`, for the whole game; `30s/move`, `3d/move`. Units are `d`, `h`, `m`, `s` and `ms`.
  ///
  /// @throws TimeControlFormatException when the text has another form or a time is out of range
  static TimeControl parse(String text) {
    return TimeControlText.parse(text);
  }

  /// Returns the form of commands, which [#parse(String)] reads back.
  default String format() {
    return TimeControlText.format(this);
  }

  /// Reads the form of the tag `TimeControl`, in seconds: `-` for no clock, `300+3`, `300`, and
  /// `1/30` for thirty seconds for each move.
  ///
  /// @throws TimeControlFormatException when the text has another form or a time is out of range
  static TimeControl parseTag(String text) {
    return TimeControlText.parseTag(text);
  }

  /// Returns the form of the tag `TimeControl`, which [#parseTag(String)] reads back.
  default String formatTag() {
    return TimeControlText.formatTag(this);
  }
}
