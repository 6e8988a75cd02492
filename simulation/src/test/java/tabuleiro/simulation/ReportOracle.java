package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.social.GameReport;
import tabuleiro.server.social.ReportedGame;

/// Checks what the operator reads of the games that players have reported: the last report of each
/// player about a game, once, with its reason, its note, the name of the member who has sent it,
/// and the messages of the game; and nothing that was refused.
final class ReportOracle {
  private static final String PATH = "/report";

  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  /// What the reports of a player about a game may be.
  private final Map<Key, UncertainValues> expected = new LinkedHashMap<>();

  /// The requests by their notes, which differ.
  private final Map<String, WebExchange> byNote = new LinkedHashMap<>();

  private record Key(String game, PlayerId player) {}

  ReportOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    Map<Key, List<WebExchange>> byPlayer = new LinkedHashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().endsWith(PATH) && !exchange.isBad()) {
        Key key =
            new Key(
                WebMessages.gameOf(exchange.path()),
                new MemberStore(store.database()).playerOf(exchange.token()));
        byPlayer.computeIfAbsent(key, _ -> new ArrayList<>()).add(exchange);
        byNote.put(Json.read(exchange.body()).text("note"), exchange);
      }
    }
    byPlayer.forEach((key, exchanges) -> expected.put(key, values(exchanges)));
    List<ReportedGame> reports = new AccountAdministration(store, "operator", () -> 0).reports();
    checkReports(reports);
    return violations;
  }

  /// Returns what requests of one player, which were sent one after the other, have stored.
  private static UncertainValues values(List<WebExchange> exchanges) {
    UncertainValues values = new UncertainValues();
    for (int i = 0; i < exchanges.size(); i++) {
      WebExchange exchange = exchanges.get(i);
      long end = i + 1 < exchanges.size() ? exchanges.get(i + 1).invokedNanos() : Long.MAX_VALUE;
      Json json = Json.read(exchange.body());
      String report = json.text("reason") + " " + json.text("note");
      if (exchange.isDoneUntil(end)) {
        values.write(PATH, report);
      }
      if (exchange.mayBePerformedAfter(end)) {
        values.writePerhaps(PATH, report);
      }
    }
    return values;
  }

  private void checkReports(List<ReportedGame> reports) {
    Set<Key> reported = new HashSet<>();
    long before = Long.MAX_VALUE;
    for (ReportedGame read : reports) {
      GameReport report = read.report();
      WebExchange sent = byNote.get(report.note());
      if (sent == null) {
        violations.add("no player has sent " + report);
        continue;
      }
      Key key = new Key(report.game(), new MemberStore(store.database()).playerOf(sent.token()));
      UncertainValues values = expected.getOrDefault(key, new UncertainValues());
      if (!reported.add(key) || !values.allows(PATH, report.reason() + " " + report.note())) {
        violations.add("%s is not as in %s".formatted(report, values));
      }
      checkNames(report, key.player());
      if (report.millis() > before
          || !read.messages().equals(new ChatStore(store.database()).ofGame(report.game()))) {
        violations.add("out of order, or with other messages: " + read);
      }
      before = report.millis();
    }
    expected.forEach((key, values) -> {
      if (!reported.contains(key) && !values.allows(PATH, "")) {
        violations.add("the report of %s is lost: %s".formatted(key, values));
      }
    });
  }

  private void checkNames(GameReport report, PlayerId player) {
    Optional<String> name = new MemberStore(store.database()).find(player).map(Member::name);
    if (!report.reporter().equals(name.orElse(""))) {
      violations.add("%s was sent by %s, who is a player".formatted(report, name));
    }
  }
}
