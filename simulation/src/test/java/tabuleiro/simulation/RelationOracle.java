package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.Relation;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;

/// Checks whom members follow, block and mute. Each answer shows what the requests before it have
/// made, and so does the database in the end.
final class RelationOracle {
  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  RelationOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    Map<String, List<WebExchange>> byDevice = new TreeMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().startsWith(Enthusiast.RELATIONS)) {
        byDevice.computeIfAbsent(exchange.token(), _ -> new ArrayList<>()).add(exchange);
      }
    }
    byDevice.forEach(this::checkDevice);
    return violations;
  }

  private void checkDevice(String token, List<WebExchange> exchanges) {
    UncertainValues values = new UncertainValues();
    for (int i = 0; i < exchanges.size(); i++) {
      WebExchange exchange = exchanges.get(i);
      long end = i + 1 < exchanges.size() ? exchanges.get(i + 1).invokedNanos() : Long.MAX_VALUE;
      if (exchange.method().equals("GET")) {
        exchange
            .repliesUntil(end, 200)
            .forEach(reply -> require(values, shown(reply), exchange.toString()));
      } else {
        perform(values, exchange, end);
      }
    }
    require(values, stored(new MemberStore(store.database()).playerOf(token)), "in the end");
  }

  /// Requires that entries have values that they may have, and that no others have any.
  private void require(UncertainValues values, Map<String, String> found, String where) {
    Set<String> keys = new HashSet<>(values.keys());
    keys.addAll(found.keySet());
    for (String key : keys) {
      String value = found.getOrDefault(key, "");
      if (!values.allows(key, value)) {
        violations.add("%s is '%s' %s, not as in %s".formatted(key, value, where, values));
      }
    }
  }

  private static String key(Relation relation, String name) {
    return relation.word() + "/" + name;
  }

  private static Map<String, String> shown(WebExchange.Reply reply) {
    Json json = Json.read(reply.body());
    Map<String, String> values = new HashMap<>();
    for (Relation relation : Relation.values()) {
      for (int i = 0; i < json.size(relation.word()); i++) {
        values.put(key(relation, json.text(relation.word(), i)), relation.word());
      }
    }
    return values;
  }

  private Map<String, String> stored(PlayerId player) {
    Map<String, String> values = new HashMap<>();
    RelationStore relations = new RelationStore(store.database());
    for (Relation relation : Relation.values()) {
      for (String name : relations.names(player, relation)) {
        values.put(key(relation, name), relation.word());
      }
    }
    return values;
  }

  /// Writes what a request has changed.
  ///
  /// @param end when the next request was sent
  private static void perform(UncertainValues values, WebExchange exchange, long end) {
    String key = exchange.path().substring(Enthusiast.RELATIONS.length() + 1);
    String value = exchange.method().equals("DELETE") ? "" : key.substring(0, key.indexOf('/'));
    if (exchange.isDoneUntil(end)) {
      values.write(key, value);
    }
    if (exchange.mayBePerformedAfter(end)) {
      values.writePerhaps(key, value);
    }
  }
}
