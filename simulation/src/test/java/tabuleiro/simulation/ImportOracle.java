package tabuleiro.simulation;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tabuleiro.server.game.Json;
import tabuleiro.server.study.StudyEntry;

/// Checks that the studies of an imported file are there as a whole or not at all, whatever became
/// of the request, until another request adds or deletes one of them.
final class ImportOracle {
  private final Map<WebExchange, Set<String>> touched = new HashMap<>();
  private final List<WebExchange> exchanges;
  private final List<String> violations = new ArrayList<>();

  /// @param exchanges all requests of a member about studies, in order
  ImportOracle(List<WebExchange> exchanges) {
    this.exchanges = exchanges;
    exchanges.forEach(exchange -> touched.put(exchange, touchedBy(exchange)));
  }

  /// Returns the studies that a request may add or delete.
  private static Set<String> touchedBy(WebExchange exchange) {
    String path = exchange.path();
    if (exchange.method().equals("DELETE")) {
      return Set.of(path.substring(StudyKeeper.PATH.length() + 1));
    }
    if (!exchange.method().equals("POST") || exchange.isBad()) {
      return Set.of();
    }
    Json json = Json.read(exchange.body());
    return path.equals(StudyKeeper.IMPORT)
        ? StudyFile.importable(json.text("text")).stream()
            .map(StudyFile.Entry::study)
            .collect(toSet())
        : Set.of(StudyFile.idOf(json.text("record")));
  }

  /// Returns what is wrong.
  ///
  /// @param stored the studies that the member has in the end
  List<String> check(List<StudyEntry> stored) {
    Set<String> kept = stored.stream().map(StudyEntry::study).collect(toSet());
    for (WebExchange request : exchanges) {
      if (request.path().equals(StudyKeeper.IMPORT) && !request.isBad()) {
        Set<String> own = own(request);
        long end = endNanos(request, own);
        for (WebExchange listing : exchanges) {
          listing.repliesUntil(end, 200).stream()
              .filter(_ -> isListing(listing))
              .forEach(reply -> require(request, own, shown(listing, reply), listing.toString()));
        }
        if (end == Long.MAX_VALUE) {
          require(request, own, kept, "in the end");
        }
      }
    }
    return violations;
  }

  /// Returns the studies of an import that no earlier request may have added.
  private Set<String> own(WebExchange request) {
    Set<String> own = new HashSet<>(touched.getOrDefault(request, Set.of()));
    exchanges.stream()
        .takeWhile(other -> !other.equals(request))
        .forEach(other -> own.removeAll(touched.getOrDefault(other, Set.of())));
    return own;
  }

  /// Returns when another request was sent first that may add or delete some of the studies.
  private long endNanos(WebExchange request, Set<String> own) {
    return exchanges.stream()
        .filter(other -> !other.body().equals(request.body()))
        .filter(other -> touched.getOrDefault(other, Set.of()).stream().anyMatch(own::contains))
        .mapToLong(WebExchange::invokedNanos)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private static boolean isListing(WebExchange exchange) {
    return exchange.method().equals("GET")
        && Set.of(StudyKeeper.PATH, StudyKeeper.EXPORT).contains(exchange.path());
  }

  private static Set<String> shown(WebExchange listing, WebExchange.Reply reply) {
    if (listing.path().equals(StudyKeeper.EXPORT)) {
      return StudyFile.read(reply.body()).stream().map(StudyFile.Entry::study).collect(toSet());
    }
    Json json = Json.read(reply.body());
    return IntStream.range(0, json.size("studies"))
        .mapToObj(i -> json.text("studies", i, "study"))
        .collect(toSet());
  }

  private void require(WebExchange request, Set<String> own, Set<String> found, String where) {
    Set<String> present = new HashSet<>(own);
    present.retainAll(found);
    if (!present.isEmpty() && present.size() < own.size()) {
      violations.add("%s of %s is there %s: %s".formatted(present, own, where, request));
    }
  }
}
