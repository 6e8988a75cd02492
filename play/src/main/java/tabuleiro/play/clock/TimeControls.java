package tabuleiro.play.clock;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.rules.Side;

/// The time control of each side. They differ in a game with time odds: the stronger player has
/// less time. Immutable.
///
/// @param first the time of the first side
/// @param second the time of the second side
public record TimeControls(TimeControl first, TimeControl second) {
  private static final TimeControls OFF = same(TimeControl.none());

  /// Checks that the times go together: both sides have a clock, and both have days for each move,
  /// or neither.
  ///
  /// @throws TimeControlFormatException when they do not
  public TimeControls {
    boolean isAlike =
        first instanceof TimeControl.None == second instanceof TimeControl.None
            && isCorrespondence(first) == isCorrespondence(second);
    if (!isAlike) {
      throw new TimeControlFormatException("clock.odds", first.format() + "," + second.format());
    }
  }

  /// Returns the time controls of a game without a clock.
  public static TimeControls none() {
    return OFF;
  }

  /// Returns the same time control for both sides.
  public static TimeControls same(TimeControl both) {
    return new TimeControls(both, both);
  }

  /// Parses the format of command options: a time control as [TimeControl#parse(String)] reads it,
  /// or two with a comma between them, such as `10m,3m+2s`, the first side's and the second's.
  ///
  /// @throws TimeControlFormatException when the text is malformed, a time is out of range or the
  ///   times do not go together
  public static TimeControls parse(String text) {
    int comma = text.indexOf(',');
    return comma < 0
        ? same(TimeControl.parse(text))
        : new TimeControls(
            TimeControl.parse(text.substring(0, comma)),
            TimeControl.parse(text.substring(comma + 1)));
  }

  /// Returns the format of command options, which [#parse(String)] accepts.
  public String format() {
    return shared()
        .map(TimeControl::format)
        .orElseGet(() -> first.format() + "," + second.format());
  }

  /// Returns the time control of a side.
  public TimeControl of(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the time control that both sides have; empty with time odds.
  public Optional<TimeControl> shared() {
    return first.equals(second) ? Optional.of(first) : Optional.empty();
  }

  /// Returns the time controls when the players exchange sides and keep their times.
  public TimeControls exchanged() {
    return new TimeControls(/* first= */ second, /* second= */ first);
  }

  /// Returns whether there is no clock.
  public boolean isOff() {
    return first instanceof TimeControl.None;
  }

  /// Returns whether each move has a day or more.
  public boolean isCorrespondence() {
    return isCorrespondence(first);
  }

  private static boolean isCorrespondence(TimeControl setting) {
    return setting instanceof TimeControl.PerMove(Duration time) && time.toDays() > 0;
  }
}
