package tabuleiro.app.serving;

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
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;

/// Games that one program plays with itself, one after the other, on servers that go away.
final class StormGame {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("6x6");
  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int TOO_MANY = 429;

  private final String token;
  private final RandomGenerator random;

  /// What was acknowledged: the hash of each event of each game.
  private final Map<String, Map<Integer, String>> acknowledged = new HashMap<>();

  private int overSockets;
  private int made;
  private String id = "";
  private Position position = TALPA.start(0);
  private int sequence;
  private int ply;
  private Optional<StormLine> line = Optional.empty();
  private Optional<String> failure = Optional.empty();

  /// Sends something.
  private interface Sending {
    Answer send() throws IOException;
  }

  StormGame(String token, long seed) {
    this.token = token;
    this.random = SeededRandom.of(seed);
  }

  /// Returns what went wrong, except that the server has gone.
  Optional<String> failure() {
    return failure;
  }

  /// Returns how many moves were acknowledged over a socket.
  int overSockets() {
    return overSockets;
  }

  /// Plays until the server is gone.
  void play(HttpClient client, int port, Runnable acknowledge) {
    Program program = new Program(client, port, token);
    try {
      while (failure.isEmpty()) {
        if (id.isEmpty() || position.outcome().isOver()) {
          create(program);
        } else {
          move(program);
          acknowledge.run();
        }
      }
    } catch (IOException e) {
      // It is gone. What it has not acknowledged is sent again to the next one.
    } catch (RuntimeException | AssertionError e) {
      failure = Optional.of(e.toString());
    } finally {
      hangUp();
    }
  }

  private void hangUp() {
    line.ifPresent(open -> open.talk().abort());
    line = Optional.empty();
  }

  private void create(Program program) throws IOException {
    hangUp();
    String json =
        """
        {"id":"game%d","game":"talpa","variant":"6x6","first":"me","second":"me"}\
        """
            .formatted(made);
    Answer answer = patiently(() -> program.post("/api/v1/games", json), CREATED);
    id = answer.string("game").orElse("");
    made++;
    position = TALPA.start(0);
    ply = 0;
    sequence = program.get("/api/v1/games/" + id + "/events").list("events").size();
  }

  /// Plays a move, sometimes twice: also when nobody knows whether it was played already. Each time
  /// it is sent over a socket or not.
  private void move(Program program) throws IOException {
    String text = position.formatMove(Playout.randomMove(position, random));
    String json =
        """
        {"type":"command","id":"m%d","seen":%d,"ply":%d,"do":"move","move":"%s","side":"%s"}\
        """
            .formatted(ply, sequence, ply, text, side());
    Answer answer = patiently(() -> send(program, json), OK);
    note(answer);
    if (random.nextBoolean()) {
      note(patiently(() -> send(program, json), OK));
    }
    position = position.play(position.parseMove(text));
    sequence = answer.number("sequence");
    ply++;
  }

  private Answer send(Program program, String json) throws IOException {
    if (line.isEmpty()) {
      line = StormLine.open(program, id);
    }
    if (line.isEmpty() || random.nextBoolean()) {
      return program.post("/api/v1/games/" + id + "/commands", json);
    }
    Answer answer = line.get().send("m" + ply, json);
    overSockets += answer.status() == OK ? 1 : 0;
    return answer;
  }

  private String side() {
    return position.sideToMove() == Side.FIRST ? "first" : "second";
  }

  private Answer patiently(Sending sending, int status) throws IOException {
    Answer answer = sending.send();
    while (answer.status() == TOO_MANY) {
      pause();
      answer = sending.send();
    }
    if (answer.status() != status) {
      failure = Optional.of("in game " + id + " after " + ply + " moves: " + answer);
      throw new IOException("refused");
    }
    return answer;
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private void note(Answer answer) {
    String hash = answer.string("hash").orElse("");
    Map<Integer, String> hashes = acknowledged.computeIfAbsent(id, game -> new HashMap<>());
    String before = hashes.putIfAbsent(answer.number("sequence"), hash);
    if (before != null && !before.equals(hash)) {
      failure = Optional.of("another hash the second time: " + answer);
    }
  }

  /// Checks the games on a server, and goes on from where it has the last of them.
  ///
  /// @return how many events it has
  int check(HttpClient client, int port) throws IOException {
    Program program = new Program(client, port, token);
    int count = 0;
    for (Map.Entry<String, Map<Integer, String>> game : acknowledged.entrySet()) {
      List<Map<String, Object>> events =
          program.get("/api/v1/games/" + game.getKey() + "/events").list("events");
      game.getValue()
          .forEach((at, hash) -> assertThat(events.get(at - 1)).containsEntry("hash", hash));
      checkOnce(events);
      count += events.size();
    }
    goOn(program);
    return count;
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
      assertThat(ids.add(event.get("author") + " " + event.get("client"))).isTrue();
    }
  }

  /// Replays the moves that the server has: each is legal after those before it.
  private void goOn(Program program) throws IOException {
    if (id.isEmpty()) {
      return;
    }
    position = TALPA.start(0);
    ply = 0;
    List<Map<String, Object>> events =
        program.get("/api/v1/games/" + id + "/events").list("events");
    for (Map<String, Object> event : events) {
      String deed = String.valueOf(event.get("deed"));
      if (deed.startsWith("move ")) {
        position = position.play(position.parseMove(deed.substring("move ".length())));
        ply++;
      }
    }
    sequence = events.size();
  }
}
