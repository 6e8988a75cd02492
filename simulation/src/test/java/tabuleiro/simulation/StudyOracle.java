package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.study.StudyCollection;
import tabuleiro.server.study.StudyEntry;
import tabuleiro.server.study.StudyStore;

/// Checks the studies that members keep. Each list and each exported file shows what the requests
/// of its member have made before, and so does the database in the end. A request that is repeated
/// is not refused for want of what it has removed. The text of a study is stored as long as a
/// member keeps it.
final class StudyOracle {
  private static final String TITLE = "title ";
  private static final String FOLDER = "folder ";

  /// Begins the value of a folder, so that a study in no folder differs from none at all.
  private static final String IN = "in ";

  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();
  private final Set<String> studies = new HashSet<>();
  private final Set<String> kept = new HashSet<>();

  StudyOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    Map<PlayerId, List<WebExchange>> byPlayer = new LinkedHashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().startsWith(StudyKeeper.PATH)) {
        PlayerId player = new MemberStore(store.database()).playerOf(exchange.token());
        byPlayer.computeIfAbsent(player, _ -> new ArrayList<>()).add(exchange);
      }
    }
    byPlayer.forEach(this::checkPlayer);
    for (String study : studies) {
      if (new StudyStore(store.database()).find(study).isPresent() != kept.contains(study)) {
        violations.add(
            "the text of the study %s is %s"
                .formatted(study, kept.contains(study) ? "lost" : "kept without need"));
      }
    }
    return violations;
  }

  private void checkPlayer(PlayerId player, List<WebExchange> all) {
    String device =
        all.stream()
            .filter(exchange -> !exchange.method().equals("GET"))
            .findFirst()
            .orElse(all.getFirst())
            .token();
    List<WebExchange> exchanges =
        all.stream().filter(exchange -> exchange.token().equals(device)).toList();
    UncertainValues values = new UncertainValues();
    for (int i = 0; i < exchanges.size(); i++) {
      WebExchange exchange = exchanges.get(i);
      long end = i + 1 < exchanges.size() ? exchanges.get(i + 1).invokedNanos() : Long.MAX_VALUE;
      if (exchange.isBad()) {
        addTexts(exchange);
      } else if (exchange.method().equals("GET")) {
        read(values, exchange, end);
      } else if (exchange.path().equals(StudyKeeper.FOLDERS)) {
        rename(values, exchange, end);
      } else if (exchange.path().equals(StudyKeeper.IMPORT)) {
        importFile(values, exchange, end);
      } else {
        perform(values, exchange, end);
      }
    }
    List<StudyEntry> stored = new StudyCollection(store.database()).entries(player);
    stored.forEach(entry -> kept.add(entry.study()));
    List<StudyFile.Entry> entries =
        stored.stream()
            .map(entry -> new StudyFile.Entry(entry.study(), entry.title(), entry.folder()))
            .toList();
    require(values, entries, Optional.empty(), "in the end");
    violations.addAll(new ImportOracle(all).check(stored));
  }

  /// Adds the studies of an import that is refused.
  private void addTexts(WebExchange exchange) {
    Json json = Json.read(exchange.body());
    if (json.has("text")) {
      StudyFile.importable(json.text("text")).forEach(entry -> studies.add(entry.study()));
    }
  }

  // What is shown.

  private void read(UncertainValues values, WebExchange exchange, long end) {
    String[] parts = exchange.path().split("\\?folder=", 2);
    Optional<String> folder = parts.length > 1 ? Optional.of(parts[1]) : Optional.empty();
    boolean isExport = parts[0].equals(StudyKeeper.EXPORT);
    for (WebExchange.Reply reply : exchange.repliesUntil(end, 200)) {
      List<StudyFile.Entry> shown =
          isExport ? StudyFile.read(reply.body()) : listed(Json.read(reply.body()));
      require(values, shown, folder, exchange.toString());
    }
    if (!exchange.repliesUntil(end, 404).isEmpty()) {
      require(values, List.of(), folder, exchange.toString());
    }
  }

  private static List<StudyFile.Entry> listed(Json json) {
    List<StudyFile.Entry> entries = new ArrayList<>();
    for (int i = 0; i < json.size("studies"); i++) {
      Json entry = json.at("studies", i);
      entries.add(
          new StudyFile.Entry(entry.text("study"), entry.text("title"), entry.text("folder")));
    }
    return entries;
  }

  /// Requires that studies are as they may be, and that no others are missing.
  ///
  /// @param folder the folder whose studies are shown; empty for all studies
  private void require(
      UncertainValues values, List<StudyFile.Entry> shown, Optional<String> folder, String where) {
    Map<String, String> found = new HashMap<>();
    for (StudyFile.Entry entry : shown) {
      if (found.put(TITLE + entry.study(), entry.title()) != null
          || folder.filter(name -> !name.equals(entry.folder())).isPresent()) {
        violations.add(entry + " is shown " + where);
      }
      found.put(FOLDER + entry.study(), IN + entry.folder());
    }
    found.forEach((key, value) -> {
      if (!values.allows(key, value)) {
        violations.add("%s is '%s' %s, not as in %s".formatted(key, value, where, values));
      }
    });
    for (String key : values.keys()) {
      boolean mayBeMissing =
          folder.isEmpty()
              ? values.allows(key, "")
              : key.startsWith(TITLE) || !values.requires(key, IN + folder.get());
      if (!found.containsKey(key) && !mayBeMissing) {
        violations.add("%s is missing %s, not as in %s".formatted(key, where, values));
      }
    }
  }

  // What is changed.

  /// Writes what a request has changed that gives a study a title or a folder, or deletes it.
  ///
  /// @param end when the next request was sent
  private void perform(UncertainValues values, WebExchange exchange, long end) {
    Map<String, String> changes = changes(exchange);
    if (!exchange.repliesUntil(end, 404).isEmpty()) {
      boolean isDeletion = exchange.method().equals("DELETE");
      changes.keySet().stream()
          .filter(key -> isDeletion || !values.allows(key, ""))
          .forEach(key -> violations.add(key + " is lost: " + exchange));
    }
    changes.forEach((key, value) -> {
      if (exchange.isDoneUntil(end)) {
        values.write(key, value);
      }
      if (exchange.mayBePerformedAfter(end)) {
        values.writePerhaps(key, value);
      }
    });
  }

  /// Returns what a request writes.
  private Map<String, String> changes(WebExchange exchange) {
    Map<String, String> changes = new HashMap<>();
    if (exchange.method().equals("DELETE")) {
      String study = exchange.path().substring(StudyKeeper.PATH.length() + 1);
      changes.put(TITLE + study, "");
      changes.put(FOLDER + study, "");
      return changes;
    }
    Json json = Json.read(exchange.body());
    String study =
        exchange.path().equals(StudyKeeper.PATH)
            ? StudyFile.idOf(json.text("record"))
            : exchange.path().substring(StudyKeeper.PATH.length() + 1);
    studies.add(study);
    if (json.has("title")) {
      changes.put(TITLE + study, json.text("title"));
    }
    if (json.has("folder")) {
      changes.put(FOLDER + study, IN + json.text("folder"));
    }
    return changes;
  }

  private void rename(UncertainValues values, WebExchange exchange, long end) {
    Json json = Json.read(exchange.body());
    String before = IN + json.text("folder");
    String after = IN + json.text("name");
    if (!exchange.repliesUntil(end, 404).isEmpty()) {
      values.keys().stream()
          .filter(key -> key.startsWith(FOLDER))
          .filter(key -> values.requires(key, before) || values.requires(key, after))
          .forEach(key -> violations.add(key + " is in a folder: " + exchange));
    }
    if (exchange.isDoneUntil(end)) {
      values.replace(FOLDER, before, after);
    }
    if (exchange.mayBePerformedAfter(end)) {
      values.replacePerhaps(FOLDER, before, after);
    }
  }

  /// An import adds what is missing, and changes nothing else.
  private void importFile(UncertainValues values, WebExchange exchange, long end) {
    Json json = Json.read(exchange.body());
    Map<String, StudyFile.Entry> entries = new LinkedHashMap<>();
    StudyFile.importable(json.text("text"))
        .forEach(entry -> entries.putIfAbsent(entry.study(), entry));
    studies.addAll(entries.keySet());
    checkCounts(values, entries.keySet(), exchange, end);
    boolean isDone = exchange.isDoneUntil(end);
    boolean isUncertain = exchange.mayBePerformedAfter(end);
    for (StudyFile.Entry entry : entries.values()) {
      String folder = json.text("folder").isEmpty() ? entry.folder() : json.text("folder");
      boolean isMissing = values.allows(TITLE + entry.study(), "");
      boolean isNew = values.requires(TITLE + entry.study(), "");
      Map<String, String> added =
          Map.of(TITLE + entry.study(), entry.title(), FOLDER + entry.study(), IN + folder);
      added.forEach((key, value) -> {
        if (isDone && isNew) {
          values.write(key, value);
        }
        if (isUncertain || (isDone && isMissing && !isNew)) {
          values.writePerhaps(key, value);
        }
      });
    }
  }

  /// The answer to a request that reached one server once counts what was missing.
  ///
  /// @param end when the next request was sent
  private void checkCounts(
      UncertainValues values, Set<String> imported, WebExchange exchange, long end) {
    long least = imported.stream().filter(study -> values.requires(TITLE + study, "")).count();
    long most = imported.stream().filter(study -> values.allows(TITLE + study, "")).count();
    boolean isOnlyOne = exchange.replies().size() == 1 && !exchange.isOutcomeUnknown();
    for (WebExchange.Reply reply : exchange.repliesUntil(end, 201)) {
      Json counts = Json.read(reply.body());
      int added = counts.number("imported");
      if (added + counts.number("present") != imported.size()
          || added > most
          || (isOnlyOne && added < least)) {
        violations.add("%d to %d studies are new: %s".formatted(least, most, exchange));
      }
    }
  }
}
