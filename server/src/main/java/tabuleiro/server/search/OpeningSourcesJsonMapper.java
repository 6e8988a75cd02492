package tabuleiro.server.search;

import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.search.OpeningSourcesJson;

/// Makes [OpeningSourcesJson] of what the server knows.
final class OpeningSourcesJsonMapper {
  private OpeningSourcesJsonMapper() {}

  /// @param results those of [OpeningExplorer#results(tabuleiro.rules.Position)]
  static OpeningSourcesJson of(Map<OpeningSource, Map<Optional<Long>, ResultCount>> results) {
    return new OpeningSourcesJson(
        count(results, OpeningSource.GAMES), count(results, OpeningSource.COMPUTERS));
  }

  private static int count(
      Map<OpeningSource, Map<Optional<Long>, ResultCount>> results, OpeningSource source) {
    return OpeningExplorer.total(results.getOrDefault(source, Map.of())).games();
  }
}
