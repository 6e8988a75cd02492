package tabuleiro.app.serving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.store.Database;
import tabuleiro.testkit.WebSocketClient;

/// A client that cheats: all of it is refused, the game stays as it was, and nothing is a defect.
final class CheatTest {
  private static final String GAMES = "/api/v1/games";
  private static final int SOCKETS = 5;
  private static final long SEED = 5;

  @TempDir Path folder;

  private Server server;
  private HttpClient client;
  private Program player;
  private Program stranger;
  private String game;
  private String before;

  @BeforeEach
  void play() throws IOException {
    ServerLimits few = new ServerLimits(1000, SOCKETS, 100, 100, 1_000_000, 1_000_000);
    Database database = new Database.Sqlite(folder.resolve("games.db"));
    server = Server.start(ServerOptions.of(database, 0).withLimits(few));
    client = HttpClient.newHttpClient();
    player = new Program(client, server.port(), "the-token-of-a-player-who-is-honest");
    stranger = new Program(client, server.port(), "the-token-of-a-player-who-cheats-you");
    Answer made =
        player.post(GAMES, "{\"id\":\"g\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"me\"}");
    game = GAMES + "/" + made.string("game").orElseThrow();
    assertThat(player.post(game + "/commands", command("a", 0, "first", "d3c3")).status())
        .isEqualTo(200);
    before = events();
  }

  @AfterEach
  void stop() {
    client.shutdownNow();
    server.close();
  }

  private String events() throws IOException {
    return player.get(game + "/events").text();
  }

  private String command(String id, int ply, String side, String move) throws IOException {
    int seen = player.get(game + "/events").list("events").size();
    return """
    {"id":"%s","seen":%d,"ply":%d,"do":"move","move":"%s","side":"%s"}\
    """
        .formatted(id, seen, ply, move, side);
  }

  /// Checks that it is refused, and that nothing has changed.
  private void refuses(Answer answer) throws IOException {
    assertThat(answer.status()).as(answer.text()).isBetween(400, 499);
    assertThat(answer.text()).doesNotContain("Exception", "\tat ", "java.");
    assertThat(events()).isEqualTo(before);
  }

  @Test
  void movesThatAreNone() throws IOException {
    for (String move : List.of("a1h8", "c3d3", "", "resign", "\\u0000", "d3c3".repeat(500))) {
      refuses(player.post(game + "/commands", command("b", 1, "second", move)));
    }
  }

  @Test
  void anotherTurnAnotherSeatAnotherGame() throws IOException {
    refuses(player.post(game + "/commands", command("b", 1, "first", "b1a1")));
    refuses(stranger.post(game + "/commands", command("b", 1, "second", "e5d5")));
    refuses(stranger.post(game + "/seat", "{\"token\":\"guessed-guessed-guessed-guessed\"}"));
    refuses(stranger.post(game + "/join", "{\"name\":\"me too\"}"));
    refuses(stranger.send(put(stranger, game + "/prepared", "{\"lines\":[]}")));
    refuses(player.post(GAMES + "/nothing/commands", command("b", 1, "second", "e5d5")));
    String clock = command("b", 1, "second", "x").replace("\"do\":\"move\"", "\"do\":\"flag\"");
    refuses(player.post(game + "/commands", clock));
  }

  private static HttpRequest.Builder put(Program program, String path, String json) {
    return program
        .request(path)
        .header("Content-Type", "application/json")
        .PUT(BodyPublishers.ofString(json));
  }

  @Test
  void whatWasSentBefore() throws IOException {
    String first = command("a", 0, "first", "d3c3").replaceFirst("\"seen\":\\d+", "\"seen\":2");
    Answer again = player.post(game + "/commands", first);
    assertThat(again.status()).isEqualTo(200);
    assertThat(events()).isEqualTo(before);
    refuses(player.post(game + "/commands", first.replace("d3c3", "b1a1")));
    refuses(player.post(game + "/commands", first.replace("\"id\":\"a\"", "\"id\":\"z\"")));
  }

  @Test
  void whatIsNoJson() throws IOException {
    RandomGenerator random = SeededRandom.of(SEED);
    String good = command("b", 1, "second", "e5d5");
    List<String> bad = new ArrayList<>(List.of("", "{", "[]", "null", "7", "\"x\"", "{\"id\":7}"));
    bad.add("[".repeat(5000));
    bad.add(good.replace("\"seen\":", "\"seen\":1e99,\"x\":"));
    for (int i = 0; i < 100; i++) {
      int at = random.nextInt(good.length() - 1);
      bad.add(good.substring(0, at)); // Cut off: never a whole object.
    }
    for (String body : bad) {
      refuses(player.post(game + "/commands", body));
    }
  }

  @Test
  void whatIsTooLong() throws IOException {
    String long66 = "{\"id\":\"" + "x".repeat(66_000) + "\"}";
    assertThat(player.post(game + "/commands", long66).status()).isEqualTo(413);
    String record = "{\"record\":\"" + "x".repeat(1_100_000) + "\"}";
    assertThat(player.post("/api/v1/studies", record).status()).isEqualTo(413);
    assertThat(events()).isEqualTo(before);
    try (WebSocketClient talk = player.talk(game + "/live")) {
      talk.send("{\"type\":\"ping\",\"id\":\"" + "x".repeat(5000) + "\"}");
      String heard = talk.receive();
      while (!heard.equals(WebSocketClient.CLOSED)) {
        heard = talk.receive();
      }
    }
  }

  @Test
  void fromPagesOfStrangers() throws IOException {
    String wish = "{\"id\":\"h\",\"game\":\"talpa\"}";
    String cookie = "Cookie: visitor=the-cookie-of-a-visitor-long-ok-";
    String ours = "http://localhost:" + server.port();
    assertThat(raw(cookie, "Origin: http://evil.example", wish)).isEqualTo(403);
    assertThat(raw(cookie, "X-Nothing: 1", wish)).isEqualTo(403);
    assertThat(raw("Host: evil.example", "Origin: http://evil.example", wish)).isEqualTo(403);
    assertThat(raw("Sec-Fetch-Site: cross-site", "X-Nothing: 1", wish)).isEqualTo(403);
    assertThat(raw(cookie, "Origin: " + ours, wish)).isEqualTo(201);
    assertThatThrownBy(() ->
            client
                .newWebSocketBuilder()
                .header("Origin", "http://evil.example")
                .buildAsync(
                    URI.create("ws://localhost:" + server.port() + game + "/live"),
                    new WebSocket.Listener() {})
                .join())
        .isNotNull();
  }

  /// Sends a wish for a game with two headers, and returns the status.
  private int raw(String header, String other, String body) throws IOException {
    String host = header.startsWith("Host") ? "" : "Host: localhost:" + server.port() + "\r\n";
    return status(
        "POST "
            + GAMES
            + " HTTP/1.1\r\n"
            + host
            + header
            + "\r\n"
            + other
            + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body);
  }

  private int status(String request) throws IOException {
    try (Socket socket = new Socket("localhost", server.port())) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
      String line = new String(start, StandardCharsets.US_ASCII);
      return line.isEmpty() ? 0 : Integer.parseInt(line.substring(line.length() - 3));
    }
  }

  @Test
  void pathsThatLeadOut() throws IOException {
    for (String path :
        List.of(
            "/board/../../../etc/passwd",
            "/board/%2e%2e/%2e%2e/openapi.json",
            "/site/..%2f..%2flogback.xml",
            "/board//etc/passwd",
            "/pages/game.html",
            "/parts/head.html",
            "/site/%00",
            "/g/../../etc/passwd",
            "/" + "a".repeat(20_000))) {
      String head = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      assertThat(status(head)).as(path).isBetween(400, 499);
    }
  }

  @Test
  void whoeverIsSlowKeepsNobodyWaiting() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = new Socket("localhost", server.port());
        slow.add(socket);
        String begun =
            "POST " + GAMES + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{";
        socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(player.post(game + "/commands", command("b", 1, "second", "e5d5")).status())
          .isEqualTo(200);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void tooManySockets() throws IOException {
    List<WebSocketClient> open = new ArrayList<>();
    try {
      for (int i = 0; i < SOCKETS; i++) {
        open.add(player.talk(game + "/live"));
        // The server counts a socket somewhat later than its client has it.
        assertThat(open.getLast().receive()).contains("\"state\"");
      }
      assertThatThrownBy(() -> player.talk(game + "/live")).isNotNull();
      assertThat(events()).isEqualTo(before);
    } finally {
      open.forEach(WebSocketClient::close);
    }
  }
}
