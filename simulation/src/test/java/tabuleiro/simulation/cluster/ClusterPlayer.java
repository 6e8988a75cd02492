package tabuleiro.simulation.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.game.Json;
import tabuleiro.simulation.Request;
import tabuleiro.testkit.WebSocketClient;

/// One side of a game, played over a socket and by HTTP at random moves. When a server is gone the
/// player continues at another one, and sends the command again that has no answer.
final class ClusterPlayer {
  static final Game BOARD = Games.find("talpa").orElseThrow().game("6x6");
  private static final Duration POLL = Duration.ofMillis(100);

  /// How long an impatient player waits for an answer.
  private static final long IMPATIENT_NANOS = 2_000_000_000;

  /// After how long without a message a player asks whether the server is still there. Twice as
  /// long after the last message the socket counts as dead: a client does not always learn of its
  /// end.
  private static final long SILENCE_NANOS = 3_000_000_000L;

  private final ClusterClient client;
  private final GameLog log;
  private final Side side;
  private final RandomGenerator random;
  private final LongAdder progress;
  private final BooleanSupplier isEnd;
  private Optional<WebSocketClient> socket = Optional.empty();
  private int server;
  private ChainHead head = ChainHead.NONE;
  private int ply;
  private Position position = BOARD.start(0);
  private boolean isOver;
  private boolean isPaused = true;
  private Optional<GameLog.Command> pending = Optional.empty();
  private long sentNanos;
  private long heardNanos;
  private boolean hasAsked;
  private int acknowledged;
  private int ids;
  private boolean isImpatient;

  /// @param progress counts the events that the player has seen
  /// @param isEnd whether the player is to stop
  ClusterPlayer(
      ClusterClient client,
      GameLog log,
      Side side,
      RandomGenerator random,
      LongAdder progress,
      BooleanSupplier isEnd) {
    this.client = client;
    this.log = log;
    this.side = side;
    this.random = random;
    this.progress = progress;
    this.isEnd = isEnd;
  }

  /// Plays until the end of the game.
  void play() {
    try {
      while (!isOver && !isEnd.getAsBoolean()) {
        if (socket.isEmpty()) {
          connect();
        }
        act();
        receive();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | AssertionError e) {
      log.violate("a player has failed: " + e);
    } finally {
      leave();
    }
  }

  private void leave() {
    socket.ifPresent(WebSocketClient::abort);
    socket = Optional.empty();
  }

  private boolean isOneIn(int times) {
    return SeededRandom.nextBelow(random, times) == 0;
  }

  private void connect() throws InterruptedException {
    server = SeededRandom.nextBelow(random, client.servers().size());
    String resume =
        head.sequence() == 0 ? "" : "?after=" + head.sequence() + "&hash=" + head.hash();
    String query = (resume.isEmpty() ? "?" : resume + "&") + "side=" + name();
    socket = client.connect(server, "/api/v2/games/" + log.game() + "/live" + query);
    if (socket.isEmpty()) {
      Thread.sleep(50 + SeededRandom.nextBelow(random, 200));
      return;
    }
    hear();
    pending.ifPresent(this::send);
  }

  private void hear() {
    heardNanos = System.nanoTime();
    hasAsked = false;
  }

  private String name() {
    return side.key();
  }

  /// Makes a move when it is this side's turn and the last command was answered.
  private void act() throws InterruptedException {
    if (socket.isEmpty()) {
      return;
    }
    if (pending.isPresent()) {
      if (isImpatient && System.nanoTime() - sentNanos > IMPATIENT_NANOS) {
        leave();
      }
      return;
    }
    if (isOver || isPaused || position.sideToMove() != side || acknowledged > head.sequence()) {
      return;
    }
    Thread.sleep(10);
    isImpatient = isOneIn(2);
    String move = position.formatMove(Playout.randomMove(position, random));
    int seen = isOneIn(30) ? head.sequence() - 1 : head.sequence();
    GameLog.Command command =
        log.begin(
            new Request.Act(
                log.game(),
                client.token(),
                side,
                "player-" + name() + "-" + ids++,
                seen,
                ply,
                new PlayerAction.Move(move)));
    pending = Optional.of(command);
    send(command);
  }

  private static String json(Request.Act act) {
    return """
    {"type":"command","id":"%s","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
    """
        .formatted(
            act.id(),
            act.seen(),
            act.ply(),
            act.action().format().replace("move ", ""),
            act.side().key());
  }

  private void send(GameLog.Command command) {
    sentNanos = log.send(command);
    if (isOneIn(3)) {
      post(command, isOneIn(3) ? SeededRandom.nextBelow(random, client.servers().size()) : server);
      return;
    }
    trySend(json(command.act()));
  }

  private void post(GameLog.Command command, int where) {
    try {
      String path = "/api/v2/games/" + log.game() + "/commands";
      String body = client.post(where, path, json(command.act())).body();
      answer(command, Json.read(body), where);
    } catch (IOException e) {
      leave(); // To be sent again after the next connection.
    }
  }

  /// Handles an answer. One that says nothing about the outcome leaves the command to be repeated.
  private void answer(GameLog.Command command, Json body, int where) {
    log.answer(command, "server " + where, body, sentNanos);
    String error = body.has("error") ? body.text("error") : "";
    if (error.isEmpty()) {
      acknowledged = Math.max(acknowledged, body.number("sequence"));
      pending = Optional.empty();
      if (isOneIn(8)) {
        repeat(command);
      }
    } else if (error.equals("stale") || error.equals("illegal")) {
      pending = Optional.empty();
      acknowledged = Math.max(acknowledged, body.number("head", "sequence"));
    } else {
      leave();
    }
  }

  /// Sends a command again that was performed, to any server.
  private void repeat(GameLog.Command command) {
    int where = SeededRandom.nextBelow(random, client.servers().size());
    long sent = log.send(command);
    try {
      String path = "/api/v2/games/" + log.game() + "/commands";
      Json body = Json.read(client.post(where, path, json(command.act())).body());
      log.answer(command, "server " + where, body, sent);
    } catch (IOException e) {
      // The outcome is known from the first answer.
    }
  }

  private void receive() throws InterruptedException {
    Optional<String> message = socket.flatMap(open -> open.poll(POLL));
    if (message.filter(WebSocketClient.CLOSED::equals).isPresent()) {
      socket = Optional.empty();
      Thread.sleep(50 + SeededRandom.nextBelow(random, 200));
    } else if (message.isPresent()) {
      hear();
      receive(Json.read(message.get()));
    } else {
      checkAlive(System.nanoTime() - heardNanos);
    }
  }

  private void checkAlive(long silentNanos) {
    if (silentNanos > 2 * SILENCE_NANOS) {
      leave();
    } else if (silentNanos > SILENCE_NANOS && !hasAsked) {
      hasAsked = true;
      trySend("{\"type\":\"ping\"}");
    }
  }

  private void trySend(String message) {
    try {
      socket.ifPresent(open -> open.send(message));
    } catch (RuntimeException e) {
      leave();
    }
  }

  private void receive(Json message) {
    switch (message.text("type")) {
      case "state" -> {
        ChainHead shown = GameLog.head(message);
        if (shown.sequence() < head.sequence()) {
          log.violate("a state goes back from " + head + " to " + shown);
        }
        update(shown, message);
      }
      case "event" -> {
        ChainHead shown = new ChainHead(message.number("sequence"), message.text("hash"));
        if (shown.sequence() != head.sequence() + 1) {
          log.violate(name() + " receives " + shown + " after " + head);
        }
        update(shown, message);
      }
      case "reply" ->
          pending
              .filter(command -> command.act().id().equals(message.text("id")))
              .ifPresent(command -> answer(command, message, server));
      default -> {}
    }
  }

  private void update(ChainHead shown, Json message) {
    head = shown;
    log.show(shown);
    progress.increment();
    ply = message.number("ply");
    isOver = !message.text("ending").isEmpty();
    isPaused = message.isTrue("paused");
    if (message.has("position")) {
      position = BOARD.parse(message.text("position", "position"));
    }
  }

  /// Returns what a report of a player without progress needs.
  String describe() {
    return "%s of %s at server %d: head %d, acknowledged %d, to move %s, paused %s, pending %s, socket %s"
        .formatted(
            name(),
            log.game(),
            server,
            head.sequence(),
            acknowledged,
            position.sideToMove(),
            isPaused,
            pending.isPresent(),
            socket.isPresent());
  }
}
