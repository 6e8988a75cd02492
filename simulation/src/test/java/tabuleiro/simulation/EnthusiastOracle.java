package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import tabuleiro.server.games.Json;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.social.Relation;
import tabuleiro.server.store.social.RelationStore;
import tabuleiro.server.store.study.StudyCollection;
import tabuleiro.server.store.study.StudyEntry;

/// Checks the studies and relations of members. Each answer shows what the requests before it have
/// made, and so does the database in the end. The text of a study is stored as long as a member
/// keeps the study.
final class EnthusiastOracle {
  private static final String TITLE = "title ";
  private static final String FOLDER = "folder ";

  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();
  private final Set<String> studies = new HashSet<>();
  private final Set<String> kept = new HashSet<>();

  EnthusiastOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    Map<String, List<WebExchange>> byDevice = new TreeMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().startsWith(Enthusiast.STUDIES)
          || exchange.path().startsWith(Enthusiast.RELATIONS)) {
        byDevice.computeIfAbsent(exchange.token(), _ -> new ArrayList<>()).add(exchange);
      }
    }
    byDevice.forEach(this::checkDevice);
    for (String study : studies) {
      if (store.studies().find(study).isPresent() != kept.contains(study)) {
        violations.add(
            "the text of the study %s is %s"
                .formatted(study, kept.contains(study) ? "lost" : "kept without need"));
      }
    }
    return violations;
  }

  private void checkDevice(String token, List<WebExchange> exchanges) {
    UncertainValues values = new UncertainValues();
    for (int i = 0; i < exchanges.size(); i++) {
      WebExchange exchange = exchanges.get(i);
      long end = i + 1 < exchanges.size() ? exchanges.get(i + 1).invokedNanos() : Long.MAX_VALUE;
      if (exchange.method().equals("GET")) {
        exchange.replies().stream()
            .filter(reply -> reply.status() == 200 && reply.answeredNanos() < end)
            .forEach(reply ->
                require(
                    values,
                    key -> isRelation(key) == isRelation(exchange),
                    shown(exchange, reply),
                    exchange.toString()));
      } else {
        perform(values, exchange, end);
      }
    }
    PlayerId player = store.accounts().playerOf(token);
    List<StudyEntry> entries = new StudyCollection(store.access()).entries(player);
    entries.forEach(entry -> kept.add(entry.study()));
    require(values, _ -> true, stored(player, entries), "in the end");
  }

  /// Requires that entries have values that they may have, and that no others have any.
  ///
  /// @param isListed whether an entry would be among those that were found
  private void require(
      UncertainValues values, Predicate<String> isListed, Map<String, String> found, String where) {
    Set<String> keys = values.keys();
    keys.removeIf(isListed.negate());
    keys.addAll(found.keySet());
    for (String key : keys) {
      if (!values.allows(key, found.getOrDefault(key, ""))) {
        violations.add(
            "%s is '%s' %s, not as in %s"
                .formatted(key, found.getOrDefault(key, ""), where, values));
      }
    }
  }

  private static boolean isRelation(String key) {
    return !key.startsWith(TITLE) && !key.startsWith(FOLDER);
  }

  private static boolean isRelation(WebExchange exchange) {
    return exchange.path().startsWith(Enthusiast.RELATIONS);
  }

  private static Map<String, String> shown(WebExchange exchange, WebExchange.Reply reply) {
    Json json = Json.read(reply.body());
    Map<String, String> values = new HashMap<>();
    if (isRelation(exchange)) {
      for (Relation relation : Relation.values()) {
        for (int i = 0; i < json.size(relation.word()); i++) {
          values.put(relation.word() + "/" + json.text(relation.word(), i), relation.word());
        }
      }
    } else {
      for (int i = 0; i < json.size("studies"); i++) {
        String study = json.text("studies", i, "study");
        values.put(TITLE + study, json.text("studies", i, "title"));
        values.put(FOLDER + study, json.text("studies", i, "folder"));
      }
    }
    return values;
  }

  private Map<String, String> stored(PlayerId player, List<StudyEntry> entries) {
    Map<String, String> values = new HashMap<>();
    for (StudyEntry entry : entries) {
      values.put(TITLE + entry.study(), entry.title());
      values.put(FOLDER + entry.study(), entry.folder());
    }
    RelationStore relations = new RelationStore(store.access());
    for (Relation relation : Relation.values()) {
      for (String name : relations.names(player, relation)) {
        values.put(relation.word() + "/" + name, relation.word());
      }
    }
    return values;
  }

  /// Writes what a request has changed.
  ///
  /// @param end when the next request was sent
  private void perform(UncertainValues values, WebExchange exchange, long end) {
    Map<String, String> changes = changes(exchange);
    boolean isPut = exchange.method().equals("PUT") && !isRelation(exchange);
    boolean isDone =
        exchange.isAnswered(200)
            || exchange.isAnswered(201)
            || (exchange.method().equals("DELETE") && exchange.isAnswered(404));
    if (isPut && exchange.isAnswered(404)) {
      changes.keySet().stream()
          .filter(key -> !values.allows(key, ""))
          .forEach(key -> violations.add(key + " is lost: " + exchange));
    }
    boolean isLate =
        exchange.isOutcomeUnknown()
            || exchange.replies().stream().anyMatch(reply -> reply.answeredNanos() > end);
    changes.forEach((key, value) -> {
      if (isDone) {
        values.write(key, value);
      }
      if (isLate) {
        values.writePerhaps(key, value);
      }
    });
  }

  /// Returns what a request writes.
  private Map<String, String> changes(WebExchange exchange) {
    Map<String, String> changes = new HashMap<>();
    String path = exchange.path();
    boolean isDeletion = exchange.method().equals("DELETE");
    if (isRelation(exchange)) {
      String key = path.substring(Enthusiast.RELATIONS.length() + 1);
      changes.put(key, isDeletion ? "" : key.substring(0, key.indexOf('/')));
    } else if (isDeletion) {
      String study = path.substring(Enthusiast.STUDIES.length() + 1);
      changes.put(TITLE + study, "");
      changes.put(FOLDER + study, "");
    } else {
      Json json = Json.read(exchange.body());
      String study =
          path.equals(Enthusiast.STUDIES)
              ? Enthusiast.idOf(json.text("record"))
              : path.substring(Enthusiast.STUDIES.length() + 1);
      studies.add(study);
      if (json.has("title")) {
        changes.put(TITLE + study, json.text("title"));
      }
      if (json.has("folder")) {
        changes.put(FOLDER + study, json.text("folder"));
      }
    }
    return changes;
  }
}
