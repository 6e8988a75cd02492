package tabuleiro.server.push;

import io.avaje.jsonb.Json;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import tabuleiro.rules.Message;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;

/// A visitor's quiet hours.
///
/// @param from when they begin, such as `22:00`
/// @param to when they end, such as `08:00`
/// @param zone the visitor's time zone, such as `Europe/Lisbon`
@Json
record QuietHoursJson(String from, String to, String zone) {
  static QuietHoursJson of(QuietHours hours) {
    return new QuietHoursJson(hours.from().toString(), hours.to().toString(), hours.zone().getId());
  }

  /// Reads a request.
  ///
  /// @throws ProblemException when a field is missing, or is not a time or a time zone
  static QuietHours parse(JsonObject json) {
    String from = json.requireText("from");
    String to = json.requireText("to");
    String zone = json.requireText("zone");
    try {
      if (!from.matches("[0-9]{2}:[0-9]{2}") || !to.matches("[0-9]{2}:[0-9]{2}")) {
        throw invalid();
      }
      if (!ZoneId.getAvailableZoneIds().contains(zone)) {
        throw invalid();
      }
      return new QuietHours(LocalTime.parse(from), LocalTime.parse(to), ZoneId.of(zone));
    } catch (DateTimeException | IllegalArgumentException e) {
      throw invalid();
    }
  }

  private static ProblemException invalid() {
    return new ProblemException(400, "quiet-hours", Message.of("push.quiet-hours"));
  }
}
