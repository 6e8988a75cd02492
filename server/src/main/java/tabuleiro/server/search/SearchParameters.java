package tabuleiro.server.search;

import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.SiteAddress;

/// Reads the parameters of a search from the address of a request.
///
/// @param context the request
record SearchParameters(Context context) {
  private static final int MAX_DIGITS = 4;

  /// Returns a parameter; empty when it is missing or blank.
  Optional<String> text(String name) {
    return Optional.of(SiteAddress.parameter(context, name)).filter(text -> !text.isEmpty());
  }

  /// Returns a parameter that allows some values.
  ///
  /// @throws ProblemException when it has another value
  Optional<String> choice(String name, List<String> values) {
    Optional<String> text = text(name);
    text.filter(value -> !values.contains(value))
        .ifPresent(value -> {
          throw problem(name, Message.of("search.choice", name, String.join(", ", values), value));
        });
    return text;
  }

  /// Returns a parameter with a whole number.
  ///
  /// @throws ProblemException when it is none, or too small or too large
  Optional<Integer> number(String name, int least, int most) {
    return text(name)
        .map(text -> {
          boolean isNumber = text.length() <= MAX_DIGITS && text.matches("[0-9]+");
          int value = isNumber ? Integer.parseInt(text) : -1;
          if (value < least || value > most) {
            throw problem(name, Message.of("search.number", name, least, most));
          }
          return value;
        });
  }

  /// Returns a range of numbers of moves.
  ///
  /// @throws ProblemException when a parameter is no number, or the range is empty
  SearchRange plies(String from, String to) {
    int most = (int) Math.pow(10, MAX_DIGITS) - 1;
    return range(
        from, number(from, 0, most).map(Integer::longValue),
        to, number(to, 0, most).map(Integer::longValue));
  }

  /// Returns the range of some days, in milliseconds since 1970. A day is one of UTC.
  ///
  /// @throws ProblemException when a parameter is no date, or the range is empty
  SearchRange days(String from, String to) {
    return range(
        from, date(from).map(SearchParameters::startMillis),
        to, date(to).map(day -> startMillis(day.plusDays(1)) - 1));
  }

  private Optional<LocalDate> date(String name) {
    return text(name)
        .map(text -> {
          try {
            return LocalDate.parse(text);
          } catch (DateTimeParseException e) {
            throw problem(name, Message.of("search.date", name));
          }
        });
  }

  private static long startMillis(LocalDate day) {
    return day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
  }

  private static SearchRange range(
      String from, Optional<Long> least, String to, Optional<Long> most) {
    SearchRange range =
        new SearchRange(least.orElse(SearchRange.ALL.least()), most.orElse(SearchRange.ALL.most()));
    if (range.least() > range.most()) {
      throw problem(from, Message.of("search.order", from, to));
    }
    return range;
  }

  /// Returns the problem of a parameter.
  static ProblemException problem(String name, Message message) {
    return new ProblemException(400, name, message);
  }
}
