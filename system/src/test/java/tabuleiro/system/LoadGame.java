package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The games of one client that plays both sides, one game after another, on servers that are
/// killed.
final class LoadGame {
  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int TOO_MANY = 429;
  private static final long TOO_MANY_PAUSE_MILLIS = 20;

  private final String token;
  private final String address;
  private final Game game;
  private final long pauseMillis;
  private final RandomGenerator random;

  /// The hash of each acknowledged event by game and sequence number.
  private final Map<String, Map<Integer, String>> acknowledged = new HashMap<>();

  private int socketMoves;
  private int gamesCreated;
  private String id = "";
  private Position position;
  private int sequence;
  private int ply;
  private Optional<LoadSocket> socket = Optional.empty();
  private Optional<String> failure = Optional.empty();

  /// A request that may be repeated.
  private interface Request {
    ApiResponse send() throws IOException;
  }

  /// @param address the network address of the client, for servers that trust this process as a
  ///   proxy
  /// @param pauseMillis how long the client pauses after each move
  LoadGame(String token, String address, Game game, long pauseMillis, long seed) {
    this.token = token;
    this.address = address;
    this.game = game;
    this.pauseMillis = pauseMillis;
    this.random = SeededRandom.of(seed);
    this.position = game.start(0);
  }

  /// Returns the first failure other than the loss of the server.
  Optional<String> failure() {
    return failure;
  }

  /// Returns the number of moves that were acknowledged over a socket.
  int socketMoves() {
    return socketMoves;
  }

  /// Plays until the server is gone.
  void play(HttpClient http, int port, Runnable acknowledge) {
    ApiClient client = new ApiClient(http, port, token, address);
    try {
      while (failure.isEmpty()) {
        if (id.isEmpty() || position.outcome().isOver()) {
          create(client);
        } else {
          move(client);
          acknowledge.run();
          pause(pauseMillis);
        }
      }
    } catch (IOException e) {
      // The server is gone. Commands without acknowledgement are sent again to the next one.
    } catch (RuntimeException | AssertionError e) {
      failure = Optional.of(e.toString());
    } finally {
      closeSocket();
    }
  }

  private void closeSocket() {
    socket.ifPresent(open -> open.client().abort());
    socket = Optional.empty();
  }

  private void create(ApiClient client) throws IOException {
    closeSocket();
    String json =
        """
        {"id":"game%d","game":"%s","variant":"%s","seed":0,"first":"me","second":"me"}\
        """
            .formatted(gamesCreated, game.id().game(), game.id().variant());
    ApiResponse response = sendWithRetries(() -> client.post("/api/v2/games", json), CREATED);
    id = response.string("gameId").orElse("");
    gamesCreated++;
    position = game.start(0);
    ply = 0;
    sequence = events(client, id).size();
  }

  private List<Map<String, Object>> events(ApiClient client, String game) throws IOException {
    return sendWithRetries(() -> client.get("/api/v2/games/" + game + "/events"), OK)
        .list("events");
  }

  /// Sends a move, sometimes twice. Each time it goes over the socket or by HTTP at random.
  private void move(ApiClient client) throws IOException {
    String text = position.formatMove(Playout.randomMove(position, random));
    String json =
        """
        {"type":"command","id":"m%d","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(ply, sequence, ply, text, side());
    ApiResponse response = sendWithRetries(() -> send(client, json), OK);
    noteAcknowledgement(response);
    if (random.nextBoolean()) {
      noteAcknowledgement(sendWithRetries(() -> send(client, json), OK));
    }
    position = position.play(position.parseMove(text));
    sequence = response.number("sequence");
    ply++;
  }

  private ApiResponse send(ApiClient client, String json) throws IOException {
    if (socket.isEmpty()) {
      socket = LoadSocket.open(client, id);
    }
    if (socket.isEmpty() || random.nextBoolean()) {
      return client.post("/api/v2/games/" + id + "/commands", json);
    }
    ApiResponse response = socket.get().send("m" + ply, json);
    socketMoves += response.status() == OK ? 1 : 0;
    return response;
  }

  private String side() {
    return position.sideToMove().key();
  }

  private ApiResponse sendWithRetries(Request request, int status) throws IOException {
    ApiResponse response = request.send();
    while (response.status() == TOO_MANY) {
      pause(TOO_MANY_PAUSE_MILLIS);
      response = request.send();
    }
    if (response.string("error").equals(Optional.of("draining"))) {
      throw new IOException("the server stops");
    }
    if (response.status() != status) {
      failure = Optional.of("in game " + id + " after " + ply + " moves: " + response);
      throw new IOException("refused");
    }
    return response;
  }

  private static void pause(long millis) throws IOException {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private void noteAcknowledgement(ApiResponse response) {
    String hash = response.string("hash").orElse("");
    Map<Integer, String> hashes = acknowledged.computeIfAbsent(id, game -> new HashMap<>());
    String before = hashes.putIfAbsent(response.number("sequence"), hash);
    if (before != null && !before.equals(hash)) {
      failure = Optional.of("the repeated command returned another hash: " + response);
    }
  }

  /// Checks the games on a server, and continues the last one from its position there.
  ///
  /// @return the number of events of the server
  int check(HttpClient http, int port) throws IOException {
    ApiClient client = new ApiClient(http, port, token, address);
    int count = 0;
    for (Map.Entry<String, Map<Integer, String>> played : acknowledged.entrySet()) {
      List<Map<String, Object>> events = events(client, played.getKey());
      played
          .getValue()
          .forEach((at, hash) -> assertThat(events.get(at - 1)).containsEntry("hash", hash));
      checkOnce(events);
      count += events.size();
    }
    restore(client);
    return count;
  }

  /// Forgets the games that were checked, except the last one.
  void forgetFinished() {
    acknowledged.keySet().removeIf(checked -> !checked.equals(id));
  }

  private static void checkOnce(List<Map<String, Object>> events) {
    Set<String> ids = new HashSet<>();
    int number = 0;
    for (Map<String, Object> event : events) {
      number++;
      int here = number;
      assertThat(event)
          .hasEntrySatisfying(
              "sequence", at -> assertThat(((Number) at).intValue()).isEqualTo(here));
      assertThat(ids.add(event.get("actor") + " " + event.get("commandId"))).isTrue();
    }
  }

  /// Replays the moves of the last game on the server, each of which must be legal.
  private void restore(ApiClient client) throws IOException {
    if (id.isEmpty()) {
      return;
    }
    position = game.start(0);
    ply = 0;
    List<Map<String, Object>> events = events(client, id);
    for (Map<String, Object> event : events) {
      String action = String.valueOf(event.get("action"));
      if (action.startsWith("move ")) {
        position = position.play(position.parseMove(action.substring("move ".length())));
        ply++;
      }
    }
    sequence = events.size();
  }
}
