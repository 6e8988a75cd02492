package tabuleiro.view.opening;

import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.search.OpeningSourcesJson;

/// Makes [OpeningSourcesJson] of results.
final class OpeningSourcesJsonMapper {
  private OpeningSourcesJsonMapper() {}

  /// @param results the results by source, and by the key of the position after the next move
  static OpeningSourcesJson of(Map<OpeningSource, Map<Optional<Long>, ResultCount>> results) {
    return new OpeningSourcesJson(
        count(results, OpeningSource.GAMES), count(results, OpeningSource.COMPUTERS));
  }

  private static int count(
      Map<OpeningSource, Map<Optional<Long>, ResultCount>> results, OpeningSource source) {
    return OpeningExplorer.total(results.getOrDefault(source, Map.of())).games();
  }
}
