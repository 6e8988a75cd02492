package tabuleiro.play.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses and formats time controls and clock times.
public final class TimeControlText {
  private static final String TIME = "([0-9]{1,9}(?:ms|s|m|h|d))";
  private static final Pattern COMMAND = Pattern.compile(TIME + "(?:\\+" + TIME + "|(/move))?");
  private static final String SECONDS = "([0-9]{1,9}(?:\\.[0-9]{1,3})?)";
  private static final Pattern GAME = Pattern.compile(SECONDS + "(?:\\+" + SECONDS + ")?");
  private static final Pattern MOVE = Pattern.compile("1/" + SECONDS);
  private static final Pattern CLOCK =
      Pattern.compile("([0-9]{1,3}):([0-5][0-9]):([0-5][0-9])(\\.[0-9]{1,3})?");

  private static final int DAY_SECONDS = 24 * 60 * 60;

  private TimeControlText() {}

  static void check(Duration time, boolean isPositive) {
    boolean isTooSmall = isPositive ? !time.isPositive() : time.isNegative();
    // Whole milliseconds only, so that every time control survives formatting and parsing.
    boolean hasFractionalMillis = time.toNanosPart() % 1_000_000 != 0;
    if (isTooSmall || hasFractionalMillis || time.compareTo(TimeControl.MAX_TIME) > 0) {
      throw new TimeControlFormatException("clock.range", (int) TimeControl.MAX_TIME.toHours());
    }
  }

  static TimeControl parse(String text) {
    if (text.equals("off")) {
      return TimeControl.none();
    }
    Matcher matcher = COMMAND.matcher(text);
    if (!matcher.matches()) {
      throw new TimeControlFormatException("clock.form", text);
    }
    Duration base = time(matcher.group(1));
    if (matcher.group(3) != null) {
      return new TimeControl.PerMove(base);
    }
    String increment = matcher.group(2);
    return new TimeControl.Fischer(base, increment == null ? Duration.ZERO : time(increment));
  }

  private static Duration time(String text) {
    String unit = text.replaceFirst("[0-9]+", "");
    long number = Long.parseLong(text.substring(0, text.length() - unit.length()));
    return switch (unit) {
      case "d" -> Duration.ofDays(number);
      case "h" -> Duration.ofHours(number);
      case "m" -> Duration.ofMinutes(number);
      case "s" -> Duration.ofSeconds(number);
      default -> Duration.ofMillis(number);
    };
  }

  static String format(TimeControl setting) {
    return switch (setting) {
      case TimeControl.None() -> "off";
      case TimeControl.PerMove(Duration time) -> format(time) + "/move";
      case TimeControl.Fischer(Duration base, Duration increment) ->
          increment.isZero() ? format(base) : format(base) + "+" + format(increment);
    };
  }

  private static String format(Duration time) {
    long millis = time.toMillis();
    if (millis % 1000 != 0) {
      return millis + "ms";
    }
    long seconds = millis / 1000;
    if (seconds % DAY_SECONDS == 0 && seconds > 0) {
      return seconds / DAY_SECONDS + "d";
    }
    return seconds % 60 == 0 && seconds > 60 ? seconds / 60 + "m" : seconds + "s";
  }

  static TimeControl parseTag(String text) {
    if (text.equals("-")) {
      return TimeControl.none();
    }
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return new TimeControl.PerMove(seconds(move.group(1)));
    }
    Matcher game = GAME.matcher(text);
    if (!game.matches()) {
      throw new TimeControlFormatException("clock.time-control", text);
    }
    String increment = game.group(2);
    return new TimeControl.Fischer(
        seconds(game.group(1)), increment == null ? Duration.ZERO : seconds(increment));
  }

  private static Duration seconds(String text) {
    return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
  }

  static String formatTag(TimeControl setting) {
    return switch (setting) {
      case TimeControl.None() -> "-";
      case TimeControl.PerMove(Duration time) -> "1/" + formatSeconds(time);
      case TimeControl.Fischer(Duration base, Duration increment) ->
          increment.isZero()
              ? formatSeconds(base)
              : formatSeconds(base) + "+" + formatSeconds(increment);
    };
  }

  private static String formatSeconds(Duration time) {
    BigDecimal seconds = BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros();
    return seconds.toPlainString();
  }

  /// Returns a time in the format of the command `%clk`, such as `0:04:58`; fractions of a second
  /// are dropped.
  public static String formatClock(Duration time) {
    return "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  /// Parses a time in the format of the command `%clk`.
  ///
  /// @throws TimeControlFormatException when the text is malformed
  public static Duration parseClock(String text) {
    Matcher matcher = CLOCK.matcher(text);
    if (!matcher.matches()) {
      throw new TimeControlFormatException("clock.clk", text);
    }
    return Duration.ofHours(Long.parseLong(matcher.group(1)))
        .plusMinutes(Long.parseLong(matcher.group(2)))
        .plusSeconds(Long.parseLong(matcher.group(3)));
  }
}
