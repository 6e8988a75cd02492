package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;

/// Checks what the visitors of a simulated site see a while after all faults have ended and half of
/// them have gone away: the challenges of those who are there, the latest event of each game, and
/// who watches it.
final class WebEndOracle {
  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  WebEndOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  ///
  /// @param lobbies the lobby as each server shows it
  List<String> check(Map<String, Json> lobbies) {
    Set<String> expected = challenges();
    lobbies.forEach((server, list) -> compare(server, expected, list));
    for (SimulatedSocket socket : connected()) {
      if (socket.path().startsWith("/api/v2/lobby")) {
        last(socket, "lobby")
            .ifPresentOrElse(
                list -> compare("a socket of " + socket.server().name(), expected, list),
                () -> violations.add("a socket has received no lobby"));
      } else {
        checkGame(socket);
      }
    }
    return violations;
  }

  private List<SimulatedSocket> connected() {
    return network.sockets().stream().filter(SimulatedSocket::isConnected).toList();
  }

  private void compare(String where, Set<String> expected, Json list) {
    Set<String> listed = new TreeSet<>(WebMessages.gamesOf(list));
    Set<String> ghosts = new TreeSet<>(listed);
    ghosts.removeAll(expected);
    Set<String> missing = new TreeSet<>(expected);
    missing.removeAll(listed);
    if (!ghosts.isEmpty()) {
      violations.add("the lobby of " + where + " shows challenges of those who left: " + ghosts);
    }
    if (!missing.isEmpty()) {
      violations.add("the lobby of " + where + " does not show " + missing);
    }
  }

  /// Returns the challenges that can be joined: those over days, and those whose makers are there.
  private Set<String> challenges() {
    Set<String> here = new HashSet<>();
    connected().forEach(socket -> here.add(socket.token()));
    Set<String> valid = new TreeSet<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().equals("/api/v2/games") && exchange.isAnswered(201)) {
        String game =
            Json.read(
                    exchange.replies().stream()
                        .filter(reply -> reply.status() == 201)
                        .findFirst()
                        .orElseThrow()
                        .body())
                .text("gameId");
        if (here.contains(exchange.token()) || exchange.body().contains("/move")) {
          valid.add(game);
        }
      }
    }
    PairingOracle.challenges(network)
        .forEach((game, maker) -> {
          if (here.contains(maker)) {
            valid.add(game);
          }
        });
    Set<String> open = new HashSet<>();
    store.queries().open(1000).stream().map(GameInfo::id).forEach(open::add);
    valid.retainAll(open);
    return valid;
  }

  private static Optional<Json> last(SimulatedSocket socket, String type) {
    return socket.sent().reversed().stream()
        .map(Json::read)
        .filter(message -> message.text("type").equals(type))
        .findFirst();
  }

  private void checkGame(SimulatedSocket socket) {
    String game = WebMessages.gameOf(socket.path());
    int head = store.events(game, 0).size();
    int seen =
        Math.max(
            last(socket, "state").map(state -> state.number("head", "sequence")).orElse(0),
            last(socket, "event").map(event -> event.number("sequence")).orElse(0));
    boolean isUpToDate = seen == head || (seen == 0 && socket.path().contains("after=" + head));
    if (!isUpToDate) {
      violations.add(
          "a viewer of "
              + socket.path()
              + " at "
              + socket.server().name()
              + " has seen "
              + seen
              + " of "
              + head
              + " events; last message: "
              + socket.sent().reversed().stream().findFirst().orElse("none"));
    }
    checkPresence(game, socket);
  }

  /// Each server shows who watches a game at any of them.
  private void checkPresence(String game, SimulatedSocket socket) {
    List<Optional<Side>> viewers =
        connected().stream()
            .filter(other -> other.path().startsWith("/api/v2/games/" + game + "/"))
            .map(other -> store.seats().sidesOf(game, other.token()).stream().findFirst())
            .toList();
    String expected =
        "{\"type\":\"presence\",\"first\":%b,\"second\":%b,\"watchers\":%d}"
            .formatted(
                viewers.contains(Optional.of(Side.FIRST)),
                viewers.contains(Optional.of(Side.SECOND)),
                Collections.frequency(viewers, Optional.empty()));
    Optional<Json> here = last(socket, "presence");
    if (!here.equals(Optional.of(Json.read(expected)))) {
      violations.add("presence at " + socket.path() + " is " + here + ", not " + expected);
    }
  }
}
