package tabuleiro.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Plays both sides of one game after another by random moves, at any of several servers. When a
/// server is gone, it continues at another one, and sends the command again that has no answer. The
/// latency of a move counts from the time at which it was due until it is acknowledged.
final class FailoverClient implements Runnable {
  private static final Pattern GAME = Pattern.compile("\"gameId\":\"([^\"]+)\"");
  private static final Pattern SEQUENCE = Pattern.compile("\"sequence\":([0-9]+)");
  private static final Pattern HASH = Pattern.compile("\"hash\":\"([0-9a-f]+)\"");
  private static final Pattern HEAD = Pattern.compile("\"head\":\\{\"sequence\":([0-9]+)");
  private static final Pattern UNKNOWN = Pattern.compile("\"(unavailable|closed|draining)\"");

  /// How long it waits for an answer before it tries another server. A guess.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final int LEAST_PAUSE_MILLIS = 20;
  private static final int JITTER_MILLIS = 100;

  /// Ends the client.
  private static final long END = Long.MIN_VALUE;

  private final HttpClient http;
  private final Supplier<List<Integer>> ports;
  private final String token;
  private final RandomGenerator random;
  private final Game board;
  private final BlockingQueue<Long> dues = new LinkedBlockingQueue<>();

  /// The hash of each acknowledged event, by game and number.
  private final Map<String, Map<Integer, String>> acknowledged = new HashMap<>();

  private Optional<MessageSocket> socket = Optional.empty();
  private String game = "";
  private Position position;
  private int games;
  private int seen;
  private int ply;
  private volatile Optional<Latencies> latencies = Optional.empty();

  /// @param ports returns the ports of the servers that run
  /// @param number distinguishes the client from others, and is the seed of its moves
  FailoverClient(HttpClient http, Supplier<List<Integer>> ports, Game board, int number) {
    this.http = http;
    this.ports = ports;
    this.board = board;
    this.position = board.start(1);
    this.token = "a-secret-of-the-load-measurement-" + number;
    this.random = SeededRandom.of(number);
  }

  /// Makes the next move, as soon as the last one was acknowledged.
  ///
  /// @param nanos the time at which it is due
  void moveAt(long nanos) {
    dues.add(nanos);
  }

  /// Ends the client after the moves that are due.
  void end() {
    dues.add(END);
  }

  /// Records the latencies from now on.
  void recordLatencies(Latencies counted) {
    latencies = Optional.of(counted);
  }

  /// Returns the hash of each acknowledged event, by game and number.
  Map<String, Map<Integer, String>> acknowledged() {
    return acknowledged;
  }

  @Override
  public void run() {
    try {
      for (long due = dues.take(); due != END; due = dues.take()) {
        move();
        long latency = System.nanoTime() - due;
        latencies.ifPresent(counted -> counted.add(latency));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      leave();
    }
  }

  /// Opens the first socket, so that this does not count as the latency of a move.
  void begin() throws InterruptedException {
    while (game.isEmpty() || (socket.isEmpty() && !connect())) {
      if (game.isEmpty()) {
        create();
      }
    }
  }

  private void move() throws InterruptedException {
    if (position.outcome().isOver()) {
      leave();
      game = "";
      begin();
    }
    int move = Playout.randomMove(position, random);
    String side = position.sideToMove().key();
    String command =
        """
        {"type":"command","id":"m%d","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(ply, seen, ply, position.formatMove(move), side);
    while (!isAcknowledged(command)) {
      pause();
    }
    position = position.playUnchecked(move);
    ply++;
  }

  private boolean isAcknowledged(String command) throws InterruptedException {
    if ((socket.isEmpty() && !connect()) || !socket.orElseThrow().send(command)) {
      leave();
      return false;
    }
    Optional<String> reply = socket.orElseThrow().await("\"type\":\"reply\"", PATIENCE);
    if (reply.isEmpty() || UNKNOWN.matcher(reply.get()).find()) {
      leave();
      return false;
    }
    if (reply.get().contains("\"error\":\"stale\"")) {
      // The server has continued the game, which was paused, since this client has seen it.
      seen = Integer.parseInt(group(HEAD, reply.get()));
      return false;
    }
    if (!reply.get().contains("\"accepted\":true")) {
      throw new IllegalStateException(command + " " + reply.get());
    }
    seen = Integer.parseInt(group(SEQUENCE, reply.get()));
    acknowledged.computeIfAbsent(game, _ -> new HashMap<>()).put(seen, group(HASH, reply.get()));
    return true;
  }

  private static String group(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException(text);
    }
    return matcher.group(1);
  }

  private void leave() {
    socket.ifPresent(MessageSocket::abort);
    socket = Optional.empty();
  }

  private void pause() throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(LEAST_PAUSE_MILLIS + SeededRandom.nextBelow(random, JITTER_MILLIS));
  }

  private int anyPort() {
    List<Integer> all = ports.get();
    return all.get(SeededRandom.nextBelow(random, all.size()));
  }

  private boolean connect() throws InterruptedException {
    URI address = URI.create("ws://localhost:" + anyPort() + "/api/v2/games/" + game + "/live");
    socket = MessageSocket.open(http, address, token);
    Optional<String> state =
        socket.isPresent() ? socket.get().await("\"sequence\":", PATIENCE) : Optional.empty();
    if (state.isEmpty()) {
      leave();
      pause();
      return false;
    }
    seen = seen == 0 ? Integer.parseInt(group(SEQUENCE, state.get())) : seen;
    return true;
  }

  /// Creates a game; it stays without one when no server has answered.
  private void create() throws InterruptedException {
    String body =
        """
        {"id":"load%d","game":"%s","variant":"%s","first":"me","second":"me","seed":1}\
        """
            .formatted(games, board.id().game(), board.id().variant());
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + anyPort() + "/api/v2/games"))
            .timeout(TIMEOUT)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    try {
      HttpResponse<String> created = http.send(request, BodyHandlers.ofString());
      if (created.statusCode() == 201) {
        game = group(GAME, created.body());
        position = board.start(1);
        games++;
        seen = 0;
        ply = 0;
        return;
      }
    } catch (IOException e) {
      // The server is gone.
    }
    pause();
  }
}
