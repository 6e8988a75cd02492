package tabuleiro.play.clock;

import java.time.Duration;

/// The time available to each player. Immutable.
public sealed interface TimeControl {
  /// The longest time that can be set: two weeks, for correspondence games. The limit is a guess;
  /// it assumes that longer times are input errors.
  Duration MAX_TIME = Duration.ofDays(14);

  /// No clock.
  record None() implements TimeControl {}

  /// A time for the whole game, and an increment that a player gets after each of their moves (a
  /// Fischer clock).
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

  /// The same time for each move; unused time does not accumulate.
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

  /// Returns the time control without a clock.
  static TimeControl none() {
    return new None();
  }

  /// Parses the format of command options: `off`; `5m+3s`, five minutes and an increment of three
  /// seconds; `90s` or `10m` for the whole game; `30s/move`, `3d/move`. Units are `d`, `h`, `m`,
  /// `s` and `ms`.
  ///
  /// @throws TimeControlFormatException when the text is malformed or a time is out of range
  static TimeControl parse(String text) {
    return TimeControlText.parse(text);
  }

  /// Returns the format of command options, which [#parse(String)] accepts.
  default String format() {
    return TimeControlText.format(this);
  }

  /// Parses the value of the tag `TimeControl`, in seconds: `-` for no clock, `300+3`, `300`, and
  /// `1/30` for thirty seconds for each move.
  ///
  /// @throws TimeControlFormatException when the text is malformed or a time is out of range
  static TimeControl parseTag(String text) {
    return TimeControlText.parseTag(text);
  }

  /// Returns the value of the tag `TimeControl`, which [#parseTag(String)] accepts.
  default String formatTag() {
    return TimeControlText.formatTag(this);
  }
}
