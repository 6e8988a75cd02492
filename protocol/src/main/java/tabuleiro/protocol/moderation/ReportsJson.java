package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;
import java.util.List;

/// The open reports of games.
///
/// @param reports the reports, the newest first
@Json
public record ReportsJson(List<ReportedGameJson> reports) {
  /// Copies the list.
  public ReportsJson {
    reports = List.copyOf(reports);
  }
}
