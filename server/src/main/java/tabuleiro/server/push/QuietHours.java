package tabuleiro.server.push;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/// The hours of the day in which a visitor wants no notifications. They may begin on one day and
/// end on the next.
///
/// @param from when they begin
/// @param to when they end; another time than `from`
/// @param zone the visitor's time zone
record QuietHours(LocalTime from, LocalTime to, ZoneId zone) {
  /// Checks the times.
  ///
  /// @throws IllegalArgumentException when they begin and end at the same time
  public QuietHours {
    if (from.equals(to)) {
      throw new IllegalArgumentException("quiet hours from " + from + " to " + to);
    }
  }

  /// Returns when a notification may be sent that is due at a moment: then, or when the quiet hours
  /// end that contain it.
  public Instant next(Instant due) {
    ZonedDateTime local = due.atZone(zone);
    if (!isQuiet(local.toLocalTime())) {
      return due;
    }
    ZonedDateTime end = local.with(to);
    return (end.isAfter(local) ? end : local.plusDays(1).with(to)).toInstant();
  }

  private boolean isQuiet(LocalTime time) {
    boolean isAfterBegin = !time.isBefore(from);
    boolean isBeforeEnd = time.isBefore(to);
    return from.isBefore(to) ? isAfterBegin && isBeforeEnd : isAfterBegin || isBeforeEnd;
  }
}
