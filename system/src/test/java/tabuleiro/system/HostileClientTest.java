package tabuleiro.system;

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
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.WebSocketClient;

/// Requests of a hostile client: the server assertRefused each of them with a client error and
/// leaves the game unchanged.
final class HostileClientTest {
  private static final String GAMES = "/api/v2/games";
  private static final int SOCKETS = 5;
  private static final long SEED = 5;

  @TempDir Path folder;

  private Server server;
  private HttpClient client;
  private ApiClient player;
  private ApiClient stranger;
  private String game;
  private String before;

  @BeforeEach
  void startGame() throws IOException {
    ServerLimits limits = new ServerLimits(1000, SOCKETS, 100, 100, 1_000_000, 1_000_000, 64);
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    server = Server.start(ServerOptions.of(database, 0).withLimits(limits));
    client = HttpClient.newHttpClient();
    player = new ApiClient(client, server.port(), "the-token-of-an-honest-player-1234");
    stranger = new ApiClient(client, server.port(), "the-token-of-a-hostile-client-123456");
    ApiResponse created =
        player.post(GAMES, "{\"id\":\"g\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"me\"}");
    game = GAMES + "/" + created.string("gameId").orElseThrow();
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
    {"id":"%s","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
    """
        .formatted(id, seen, ply, move, side);
  }

  /// Checks that a request was refused, and that the game is unchanged.
  private void assertRefused(ApiResponse answer) throws IOException {
    assertThat(answer.status()).as(answer.text()).isBetween(400, 499);
    assertThat(answer.text()).doesNotContain("Exception", "\tat ", "java.");
    assertThat(events()).isEqualTo(before);
  }

  @Test
  void illegalAndMalformedMoves() throws IOException {
    for (String move : List.of("a1h8", "c3d3", "", "resign", "\\u0000", "d3c3".repeat(500))) {
      assertRefused(player.post(game + "/commands", command("b", 1, "second", move)));
    }
  }

  @Test
  void wrongTurnSeatOrGame() throws IOException {
    assertRefused(player.post(game + "/commands", command("b", 1, "first", "b1a1")));
    assertRefused(stranger.post(game + "/commands", command("b", 1, "second", "e5d5")));
    assertRefused(stranger.post(game + "/seat", "{\"token\":\"guessed-guessed-guessed-guessed\"}"));
    assertRefused(stranger.post(game + "/join", "{\"name\":\"me too\"}"));
    assertRefused(stranger.send(put(stranger, game + "/prepared-replies", "{\"replies\":[]}")));
    assertRefused(player.post(GAMES + "/nothing/commands", command("b", 1, "second", "e5d5")));
    String clock =
        command("b", 1, "second", "x").replace("\"action\":\"move\"", "\"action\":\"flag\"");
    assertRefused(player.post(game + "/commands", clock));
  }

  private static HttpRequest.Builder put(ApiClient client, String path, String json) {
    return client
        .request(path)
        .header("Content-Type", "application/json")
        .PUT(BodyPublishers.ofString(json));
  }

  @Test
  void repeatedCommands() throws IOException {
    String first =
        command("a", 0, "first", "d3c3")
            .replaceFirst("\"seenSequence\":\\d+", "\"seenSequence\":2");
    ApiResponse again = player.post(game + "/commands", first);
    assertThat(again.status()).isEqualTo(200);
    assertThat(events()).isEqualTo(before);
    assertRefused(player.post(game + "/commands", first.replace("d3c3", "b1a1")));
    assertRefused(player.post(game + "/commands", first.replace("\"id\":\"a\"", "\"id\":\"z\"")));
  }

  @Test
  void malformedJson() throws IOException {
    RandomGenerator random = SeededRandom.of(SEED);
    String good = command("b", 1, "second", "e5d5");
    List<String> bad = new ArrayList<>(List.of("", "{", "[]", "null", "7", "\"x\"", "{\"id\":7}"));
    bad.add("[".repeat(5000));
    bad.add(good.replace("\"seenSequence\":", "\"seenSequence\":1e99,\"x\":"));
    for (int i = 0; i < 100; i++) {
      int at = random.nextInt(good.length() - 1);
      bad.add(good.substring(0, at)); // Truncated, so never a whole object.
    }
    for (String body : bad) {
      assertRefused(player.post(game + "/commands", body));
    }
  }

  @Test
  void oversizedMessages() throws IOException {
    String long66 = "{\"id\":\"" + "x".repeat(66_000) + "\"}";
    assertThat(player.post(game + "/commands", long66).status()).isEqualTo(413);
    String record = "{\"record\":\"" + "x".repeat(1_100_000) + "\"}";
    assertThat(player.post("/api/v2/studies", record).status()).isEqualTo(413);
    assertThat(events()).isEqualTo(before);
    try (WebSocketClient socket = player.openSocket(game + "/live")) {
      socket.send("{\"type\":\"ping\",\"id\":\"" + "x".repeat(5000) + "\"}");
      String message = socket.receive();
      while (!message.equals(WebSocketClient.CLOSED)) {
        message = socket.receive();
      }
    }
  }

  @Test
  void crossSiteRequests() throws IOException {
    String request = "{\"id\":\"h\",\"game\":\"talpa\"}";
    String cookie = "Cookie: visitor=the-cookie-of-a-visitor-long-ok-";
    String ours = "http://localhost:" + server.port();
    assertThat(raw(cookie, "Origin: http://evil.example", request)).isEqualTo(403);
    assertThat(raw(cookie, "X-Nothing: 1", request)).isEqualTo(403);
    assertThat(raw("Host: evil.example", "Origin: http://evil.example", request)).isEqualTo(403);
    assertThat(raw("Sec-Fetch-Site: cross-site", "X-Nothing: 1", request)).isEqualTo(403);
    assertThat(raw(cookie, "Origin: " + ours, request)).isEqualTo(201);
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

  /// Sends a request for a new game with two additional headers, and returns the status.
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
  void pathTraversal() throws IOException {
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
  void slowClientsDoNotDelayOthers() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = new Socket("localhost", server.port());
        slow.add(socket);
        String incomplete =
            "POST " + GAMES + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{";
        socket.getOutputStream().write(incomplete.getBytes(StandardCharsets.US_ASCII));
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
        open.add(player.openSocket(game + "/live"));
        // The server counts a socket a little later than its client opens it.
        assertThat(open.getLast().receive()).contains("\"state\"");
      }
      assertThatThrownBy(() -> player.openSocket(game + "/live")).isNotNull();
      assertThat(events()).isEqualTo(before);
    } finally {
      open.forEach(WebSocketClient::close);
    }
  }
}
