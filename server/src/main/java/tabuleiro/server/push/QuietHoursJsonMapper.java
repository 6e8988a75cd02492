package tabuleiro.server.push;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import tabuleiro.protocol.push.QuietHoursJson;
import tabuleiro.rules.Message;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;

/// Makes [QuietHoursJson] of what the server knows.
final class QuietHoursJsonMapper {
  private QuietHoursJsonMapper() {}

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
