package tabuleiro.system;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.WebSocketClient;

/// A client that plays both sides of a game over sockets, as two pages would: whenever its socket
/// ends it opens another one, and sends the command again that has no answer.
final class MovingClient implements AutoCloseable {
  private static final Game BOARD = Games.find("talpa").orElseThrow().game("6x6");
  private static final int GIVE_UP_SECONDS = 60;
  private static final long MIN_DELAY_MILLIS = 50;
  private static final int JITTER_MILLIS = 400;

  private final HttpClient http;
  private final int port;
  private final String token;
  private final String address;
  private final RandomGenerator random;

  /// The hash of each acknowledged event, by game and sequence number.
  private final Map<String, Map<Integer, String>> acknowledged = new HashMap<>();

  /// How long each change of the server took, in milliseconds.
  private final List<Long> moveMillis = new ArrayList<>();

  private final List<Integer> closeStatuses = new ArrayList<>();
  private String game = "";
  private final AtomicInteger acknowledgedCount = new AtomicInteger();
  private int games;
  private int sequence;
  private int ply;
  private Position position = BOARD.start(0);
  private Optional<LoadSocket> socket = Optional.empty();

  /// @param port the port of a proxy
  MovingClient(HttpClient http, int port, int number) {
    this.http = http;
    this.port = port;
    this.token = "moving-client-number-" + number + "-with-a-long-token";
    this.address = "10.7.0." + (number + 1);
    this.random = SeededRandom.of(number);
  }

  List<Long> moveMillis() {
    return moveMillis;
  }

  /// Returns the status of each close message; -1 where there was none.
  List<Integer> closeStatuses() {
    return closeStatuses;
  }

  /// Returns how many moves were acknowledged; other threads may ask.
  int acknowledgedCount() {
    return acknowledgedCount.get();
  }

  private ApiClient api() {
    return new ApiClient(http, port, token, address);
  }

  /// A request that is repeated until it is answered.
  private interface Request {
    ApiResponse send() throws IOException;
  }

  /// Sends a request until it is answered by a server that can.
  private static ApiResponse repeat(Request request) throws InterruptedException {
    long end = System.nanoTime() + GIVE_UP_SECONDS * 1_000_000_000L;
    while (true) {
      try {
        ApiResponse response = request.send();
        if (response.status() < 500 && response.status() != 429) {
          return response;
        }
      } catch (IOException e) {
        // The server is gone, or the network.
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("no server has answered in time");
      }
      Thread.sleep(20);
    }
  }

  private static void require(boolean isTrue, Object what) {
    if (!isTrue) {
      throw new AssertionError(what);
    }
  }

  private void begin() throws InterruptedException {
    String json =
        """
        {"id":"game%d","game":"talpa","variant":"6x6","seed":0,"first":"me","second":"me"}\
        """
            .formatted(games++);
    ApiResponse created = repeat(() -> api().post("/api/v2/games", json));
    require(created.status() == 201, created);
    game = created.string("gameId").orElseThrow();
    position = BOARD.start(0);
    ply = 0;
    sequence = repeat(() -> api().get("/api/v2/games/" + game + "/events")).list("events").size();
    connect();
  }

  /// Opens a socket; repeats that after short random delays, as the pages do.
  private void connect() throws InterruptedException {
    long end = System.nanoTime() + GIVE_UP_SECONDS * 1_000_000_000L;
    while (true) {
      try {
        socket = Optional.of(new LoadSocket(api().openSocket("/api/v2/games/" + game + "/live")));
        return;
      } catch (CompletionException e) {
        if (System.nanoTime() > end) {
          throw new AssertionError("no server accepts a socket", e);
        }
        Thread.sleep(MIN_DELAY_MILLIS + random.nextInt(JITTER_MILLIS));
      }
    }
  }

  /// Waits until the old socket has ended, and opens another one.
  private void move() throws InterruptedException {
    WebSocketClient lost = socket.orElseThrow().client();
    closeStatuses.add(lost.awaitCloseStatus());
    long lostNanos = System.nanoTime();
    Thread.sleep(MIN_DELAY_MILLIS + random.nextInt(JITTER_MILLIS));
    connect();
    moveMillis.add((System.nanoTime() - lostNanos) / 1_000_000);
  }

  /// Makes a move. Its command is sent until it is acknowledged.
  void play() throws InterruptedException {
    if (game.isEmpty() || position.outcome().isOver()) {
      close();
      begin();
    }
    String text = position.formatMove(Playout.randomMove(position, random));
    String json =
        """
        {"type":"command","id":"m%d","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(ply, sequence, ply, text, position.sideToMove().key());
    ApiResponse response = send(json);
    require(response.status() == 200, game + " " + json + " " + response);
    sequence = response.number("sequence");
    acknowledged
        .computeIfAbsent(game, _ -> new HashMap<>())
        .put(sequence, response.string("hash").orElseThrow());
    acknowledgedCount.incrementAndGet();
    position = position.play(position.parseMove(text));
    ply++;
  }

  private ApiResponse send(String json) throws InterruptedException {
    while (true) {
      try {
        ApiResponse response = socket.orElseThrow().send("m" + ply, json);
        if (response.status() != 429 && !response.text().contains("\"unavailable\"")) {
          return response;
        }
        Thread.sleep(50);
      } catch (IOException e) {
        move();
      }
    }
  }

  @Override
  public void close() {
    socket.ifPresent(open -> open.client().abort());
  }

  /// Checks that a server has each acknowledged event at its place, and each command once.
  ///
  /// @return the number of events
  int check(int serverPort) throws IOException {
    int events = 0;
    for (Map.Entry<String, Map<Integer, String>> played : acknowledged.entrySet()) {
      List<Map<String, Object>> stored =
          new ApiClient(http, serverPort, token)
              .get("/api/v2/games/" + played.getKey() + "/events")
              .list("events");
      played
          .getValue()
          .forEach((at, hash) -> require(hash.equals(stored.get(at - 1).get("hash")), stored));
      long commands =
          stored.stream()
              .map(event -> event.get("actor") + " " + event.get("commandId"))
              .distinct()
              .count();
      require(commands == stored.size(), stored);
      events += stored.size();
    }
    return events;
  }
}
