package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;

/// The number of games with a position of an opening, by source.
///
/// @param games of finished public games
/// @param computers of the games between computers that come with the program
@Json
record OpeningSourcesJson(int games, int computers) {
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
