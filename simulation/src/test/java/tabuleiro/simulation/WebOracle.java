package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.play.Result;
import tabuleiro.play.live.GameEvent;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.kernel.database.StoreException;

/// Checks what visitors of a simulated site have received: no request fails inside the server, a
/// refusal has no effect, an answer tells what is stored, a seat and a code have one owner, and a
/// socket receives each event once and in order.
final class WebOracle {
  private static final Set<Integer> STATUSES =
      Set.of(200, 201, 400, 401, 403, 404, 409, 415, 429, 503);

  private final GameStore store;
  private final WebNetwork network;
  private final Map<String, List<GameEvent>> events = new HashMap<>();
  private final PlyOracle plies = new PlyOracle(this::events);
  private final List<String> violations = new ArrayList<>();

  WebOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns the result of a stored game; none while it is in progress.
  static Result result(GameStore store, String game) {
    List<GameEvent> events = store.events(game, 0);
    return events.isEmpty() ? Result.NONE : events.getLast().content().result();
  }

  /// Returns what is wrong.
  List<String> check() {
    addSocketReplies();
    network.exchanges().forEach(this::checkStatus);
    commands().values().forEach(this::checkCommand);
    checkCreations();
    checkSeats();
    checkEndedDevices();
    network.sockets().forEach(this::checkSocket);
    return violations;
  }

  private void violate(String what) {
    violations.add(what.length() > 1500 ? what.substring(0, 1500) + "…" : what);
  }

  private List<GameEvent> events(String game) {
    return events.computeIfAbsent(
        game,
        id -> {
          try {
            return store.events(id, 0);
          } catch (StoreException e) {
            return List.of();
          }
        });
  }

  private static String field(String body, String name) {
    try {
      Json json = Json.read(body);
      return json.has(name) ? json.text(name) : "";
    } catch (RuntimeException e) {
      return ""; // The visitor has sent something else on purpose.
    }
  }

  /// The answers to commands over sockets are among the messages of the sockets.
  private void addSocketReplies() {
    Map<String, WebExchange> byId = new HashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.method().equals("SOCKET")) {
        byId.put(field(exchange.body(), "id"), exchange);
      }
    }
    for (SimulatedSocket socket : network.sockets()) {
      for (String message : socket.sent()) {
        Json json = Json.read(message);
        WebExchange exchange = json.text("type").equals("reply") ? byId.get(json.text("id")) : null;
        if (exchange != null) {
          int status = json.isTrue("accepted") ? 200 : 400;
          exchange.replies().add(new WebExchange.Reply(status, message, "", 0, Long.MAX_VALUE));
        }
      }
    }
  }

  private void checkStatus(WebExchange exchange) {
    for (WebExchange.Reply reply : exchange.replies()) {
      if (!STATUSES.contains(reply.status())) {
        violate("unexpected status: " + exchange);
      }
      if (reply.status() == 503 && reply.receivedNanos() > network.healedNanos() + 30e9) {
        violate("unavailable without a fault: " + exchange);
      }
      if (reply.status() >= 400
          && (field(reply.body(), "error").isEmpty() || field(reply.body(), "message").isEmpty())) {
        violate("a refusal without a reason: " + exchange);
      }
      if (exchange.isBad() && reply.status() < 400) {
        violate("a bad request was performed: " + exchange);
      }
    }
  }

  private Map<String, List<WebExchange>> commands() {
    return network.exchanges().stream()
        .filter(exchange -> exchange.path().endsWith("/commands"))
        .filter(exchange -> !field(exchange.body(), "id").isEmpty())
        .collect(
            Collectors.groupingBy(exchange ->
                WebMessages.gameOf(exchange.path()) + " " + field(exchange.body(), "id")));
  }

  /// Checks all commands with one id.
  private void checkCommand(List<WebExchange> copies) {
    WebExchange first = copies.getFirst();
    String id = field(first.body(), "id");
    List<GameEvent> stored =
        events(WebMessages.gameOf(first.path())).stream()
            .filter(event -> event.content().clientId().equals(id))
            .toList();
    Set<String> performed = new HashSet<>();
    for (WebExchange exchange : copies) {
      for (WebExchange.Reply reply : exchange.replies()) {
        if (reply.status() == 200) {
          performed.add(field(exchange.body(), "action") + field(exchange.body(), "offer"));
          checkAccepted(exchange, reply, stored);
        }
      }
    }
    if (performed.size() > 1) {
      violate("one id, several commands: " + copies);
    }
    if (stored.size() > 1) {
      violate("performed twice: " + copies);
    }
    if (!stored.isEmpty()
        && performed.isEmpty()
        && copies.stream().noneMatch(WebExchange::isOutcomeUnknown)) {
      violate("refused and performed: " + copies);
    }
  }

  private void checkAccepted(
      WebExchange exchange, WebExchange.Reply reply, List<GameEvent> stored) {
    Json json = Json.read(reply.body());
    boolean isStored =
        stored.stream()
            .anyMatch(event ->
                event.sequence() == json.number("sequence")
                    && event.hash().equals(json.text("hash"))
                    && event
                        .content()
                        .action()
                        .format()
                        .startsWith(field(exchange.body(), "action")));
    if (!isStored) {
      violate("accepted, but not stored: " + exchange);
    }
    plies
        .check(WebMessages.gameOf(exchange.path()), json, json.number("sequence"))
        .ifPresent(this::violate);
  }

  /// One request makes one game, and a refused one makes none.
  private void checkCreations() {
    Map<String, String> games = new HashMap<>();
    Map<String, Set<String>> bodies = new HashMap<>();
    Set<String> possible = new HashSet<>();
    for (WebExchange exchange : network.exchanges()) {
      boolean isPairing = PairingOracle.isPairing(exchange);
      if (!exchange.path().equals("/api/v2/games") && !isPairing) {
        continue;
      }
      String key = exchange.token() + " " + field(exchange.body(), "id");
      if (exchange.isOutcomeUnknown() || exchange.isAnswered(201) || isPairing) {
        possible.add(key);
      }
      for (WebExchange.Reply reply : exchange.replies()) {
        if (reply.status() == 201) {
          String game = Json.read(reply.body()).text("gameId");
          bodies.computeIfAbsent(key, _ -> new HashSet<>()).add(exchange.body());
          String before = games.put(key, game);
          if (events(game).isEmpty() || (before != null && !before.equals(game))) {
            violate("created, but not stored once: " + exchange);
          }
        }
      }
    }
    bodies.values().stream()
        .filter(all -> all.size() > 1)
        .forEach(all -> violate("one id, several games: " + all));
    if (store.queries().open(10_000).size() > possible.size()) {
      violate("more games than requests");
    }
  }

  /// A seat is joined by one player, a code is used by one device, and a withdrawn game is joined
  /// by none.
  private void checkSeats() {
    Map<String, Set<String>> owners = new HashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      boolean isJoin = exchange.path().endsWith("/join");
      if (exchange.isAnswered(200) && (isJoin || exchange.path().endsWith("/seat"))) {
        String what = isJoin ? exchange.path() : exchange.path() + exchange.body();
        owners.computeIfAbsent(what, _ -> new HashSet<>()).add(exchange.token());
        if (isJoin
            && events(WebMessages.gameOf(exchange.path())).stream()
                .anyMatch(event -> event.content().action().format().equals("withdraw"))) {
          violate("withdrawn and joined: " + exchange);
        }
      }
    }
    owners.forEach((what, tokens) -> {
      if (tokens.size() > 1) {
        violate("several have " + what + ": " + tokens);
      }
    });
  }

  /// A device that was ended does not act afterwards.
  private void checkEndedDevices() {
    for (WebExchange end : network.exchanges()) {
      if (end.method().equals("DELETE")) {
        end.replies().stream()
            .filter(reply -> reply.status() == 200)
            .findFirst()
            .ifPresent(reply -> checkEndedDevices(end, reply));
      }
    }
  }

  private void checkEndedDevices(WebExchange end, WebExchange.Reply reply) {
    for (WebExchange command : network.exchanges()) {
      boolean isOfDevice =
          WebMessages.gameOf(command.path()).equals(WebMessages.gameOf(end.path()))
              && command.path().endsWith("/commands")
              && command.token().matches("(device|thief)[0-9]+" + name(end.token()) + ".*");
      if (isOfDevice
          && command.invokedNanos() > reply.answeredNanos()
          && command.isAnswered(200)
          && hadSeatBefore(command.token(), reply.receivedNanos())) {
        violate("an ended device acts: " + command);
      }
    }
  }

  /// Returns whether a device can have got its seat only before a time.
  private boolean hadSeatBefore(String token, long nanos) {
    return network.exchanges().stream()
        .filter(exchange -> exchange.token().equals(token) && exchange.path().endsWith("/seat"))
        .allMatch(exchange ->
            !exchange.isOutcomeUnknown()
                && exchange.replies().stream().allMatch(reply -> reply.answeredNanos() < nanos));
  }

  /// Returns the part of a secret that is the name of a visitor.
  private static String name(String token) {
    return token.replaceAll("-+$", "");
  }

  /// A socket receives the state, and then each event once and in order.
  private void checkSocket(SimulatedSocket socket) {
    String game = WebMessages.gameOf(socket.path());
    if (game.isEmpty()) {
      return;
    }
    Optional<String> after =
        Optional.of(socket.path())
            .filter(path -> path.contains("after="))
            .map(path -> path.replaceAll(".*after=([0-9]+).*", "$1"));
    int last = after.map(Integer::parseInt).orElse(-1);
    boolean hasState = false;
    for (String message : socket.sent()) {
      Json json = Json.read(message);
      switch (json.text("type")) {
        case "state" -> {
          int sequence = json.number("head", "sequence");
          checkShown(socket, sequence, json.text("head", "hash"));
          plies.check(game, json, sequence).ifPresent(this::violate);
          if (hasState && sequence != last) {
            violate("a state skips events: " + socket.path() + " " + last + " to " + sequence);
          }
          hasState = true;
          last = sequence;
        }
        case "event" -> {
          int sequence = json.number("sequence");
          checkShown(socket, sequence, json.text("hash"));
          plies.check(game, json, sequence).ifPresent(this::violate);
          if (sequence != last + 1) {
            violate("a viewer gets " + sequence + " after " + last + ": " + socket.path());
          }
          hasState = true;
          last = sequence;
        }
        default -> {}
      }
    }
  }

  private void checkShown(SimulatedSocket socket, int sequence, String hash) {
    List<GameEvent> all = events(WebMessages.gameOf(socket.path()));
    if (sequence > all.size() || !all.get(sequence - 1).hash().equals(hash)) {
      violate("a viewer sees an event that is not stored: " + socket.path() + " " + sequence);
    }
  }
}
