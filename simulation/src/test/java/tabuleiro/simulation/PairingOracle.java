package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.view.game.SeatInfo;

/// Checks quick pairing on a simulated site. A search leads to at most one game, however often its
/// requests were repeated. A visitor who was told of an opponent has a seat in the game, whose
/// other seat is taken too. A search that was stopped leaves no open challenge.
final class PairingOracle {
  private static final String PATH = "/api/v2/pairing";
  private static final int ALL = 1000;

  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  /// The ids of all open challenges.
  private final Set<String> open = new HashSet<>();

  /// The searches of each visitor.
  private final Map<String, Set<String>> searches = new TreeMap<>();

  PairingOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns whether a request is one of quick pairing.
  static boolean isPairing(WebExchange exchange) {
    return exchange.path().startsWith(PATH);
  }

  /// Returns the challenges that visitors were told to wait for, with their makers.
  static Map<String, String> challenges(WebNetwork network) {
    Map<String, String> makers = new HashMap<>();
    network.exchanges().stream()
        .filter(PairingOracle::isPairing)
        .forEach(exchange ->
            answers(exchange).stream()
                .filter(answer -> answer.text("status").equals("waiting"))
                .forEach(answer -> makers.put(answer.text("gameId"), exchange.token())));
    return makers;
  }

  private static List<Json> answers(WebExchange exchange) {
    return exchange.replies().stream()
        .filter(reply -> reply.status() == 200)
        .map(reply -> Json.read(reply.body()))
        .toList();
  }

  /// Returns what is wrong.
  List<String> check() {
    store.queries().open(ALL).forEach(info -> open.add(info.id()));
    network.exchanges().stream().filter(PairingOracle::isPairing).forEach(this::check);
    searches.forEach(this::checkGames);
    return violations;
  }

  private void check(WebExchange exchange) {
    if (exchange.method().equals("POST")) {
      String id = Json.read(exchange.body()).text("id");
      searches
          .computeIfAbsent(exchange.token(), _ -> new HashSet<>())
          .add(id.substring(0, id.indexOf('-')));
    }
    if (exchange.isAnswered(400)) {
      violations.add("a search was refused: " + exchange);
    }
    for (Json answer : answers(exchange)) {
      String game = answer.text("gameId");
      boolean isTaken = store.seats().ofGame(game).stream().allMatch(SeatInfo::isTaken);
      boolean isSeated = !store.seats().sidesOf(game, exchange.token()).isEmpty();
      boolean isRight =
          switch (answer.text("status")) {
            case "paired" -> isTaken && isSeated;
            case "stopped" -> !isTaken && !open.contains(game);
            default -> isSeated;
          };
      if (!isRight) {
        violations.add("not as quick pairing has answered: " + exchange);
      }
    }
  }

  /// A challenge that was withdrawn is no game.
  private void checkGames(String visitor, Set<String> searched) {
    Set<String> games = new TreeSet<>();
    store.queries().ofVisitor(visitor, ALL).stream()
        .map(GameInfo::id)
        .filter(id ->
            store.events(id, 0).stream()
                .noneMatch(event -> event.content().action().format().equals("withdraw")))
        .forEach(games::add);
    if (games.size() > searched.size()) {
      violations.add(
          "%d searches of %s have led to the games %s".formatted(searched.size(), visitor, games));
    }
  }
}
