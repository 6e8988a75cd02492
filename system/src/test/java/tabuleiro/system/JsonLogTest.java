package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;

/// The log of a server for programs: every line is JSON, each request has a line with its id, and
/// no line has a secret, whatever goes wrong.
final class JsonLogTest {
  private static final String TOKEN = "hiddenToken12345678901234567890ab";
  private static final String COOKIE = "hiddenCookie12345678901234567890";
  private static final String INVITATION = "hiddenInvitation1234";
  private static final String PUSH_KEY = "hiddenPushKey1234";
  private static final String GAME = "hiddenGame123456";

  private static final List<String> SECRETS = List.of(TOKEN, COOKIE, INVITATION, PUSH_KEY, GAME);

  /// The tests have a log of their own.
  private static final String PRODUCTION_LOG = "-Dlogback.configurationFile=logback.xml";

  @TempDir Path folder;

  @Test
  @Timeout(60)
  void everyLineIsJsonWithoutSecrets() throws Exception {
    Path log = folder.resolve("log");
    Path database = folder.resolve("games.db");
    Path classes = folder.resolve("classes");
    List<String> options = List.of(PRODUCTION_LOG, "-Xlog:class+load:file=" + classes);
    List<String> arguments =
        List.of("--port", "0", "--database", database.toString(), "--log-format", "json");
    try (ServerProcess server = ServerProcess.start(log, Map.of(), options, arguments);
        HttpClient client = HttpClient.newHttpClient()) {
      Caller caller = new Caller(client, server.port());
      caller.callAll("good");
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database);
          Statement statement = other.createStatement()) {
        statement.execute("BEGIN IMMEDIATE");
        caller.callAll("locked");
        statement.execute("ROLLBACK");
        // Requests meet a defect: internal errors are logged with their stack traces.
        statement.execute("ALTER TABLE game RENAME TO lost");
      }
      caller.callAll("defect");
      server.terminate();
    }
    List<String> lines = Files.readAllLines(log);
    JsonType<Object> json = Jsonb.instance().type(Object.class);
    assertThat(lines).hasSizeGreaterThanOrEqualTo(24);
    assertThat(lines).allSatisfy(line -> assertThat(json.fromJson(line)).isNotNull());
    assertThat(lines)
        .as("a line for each kind of answer")
        .anyMatch(line -> line.contains("\"request\":\"good-0\"") && line.contains("201"))
        .anyMatch(line -> line.contains("\"request\":\"good-2\"") && line.contains("{id}"))
        .anyMatch(line -> line.contains("\"request\":\"locked-0\"") && line.contains("503"));
    assertThat(Files.readAllLines(classes))
        .as("nothing of the traces is loaded while they are off")
        .anyMatch(line -> line.contains("tabuleiro.server.kernel.tracing.Tracing"))
        .noneMatch(line -> line.contains("io.opentelemetry"));
    for (String secret : SECRETS) {
      assertThat(lines).noneMatch(line -> line.contains(secret));
    }
  }

  /// Sends requests that contain secrets wherever a request can have them.
  private record Caller(HttpClient client, int port) {
    void callAll(String prefix) throws IOException, InterruptedException {
      String id = prefix + GAME;
      post(
          prefix + "-0",
          "/api/v2/games",
          "{\"game\":\"talpa\",\"first\":\"me\",\"second\":\"1\",\"id\":\"" + id + "\"}");
      post(prefix + "-1", "/api/v2/games/" + id + "/seat", "{\"token\":\"" + INVITATION + "\"}");
      get(prefix + "-2", "/api/v2/games/" + id + "?invitation=" + INVITATION);
      get(prefix + "-3", "/play/" + id + "/" + INVITATION);
      post(prefix + "-4", "/api/v2/games/" + id + "/commands", "{\"id\":\"" + INVITATION);
      send(
          prefix + "-5",
          HttpRequest.newBuilder(uri("/api/v2/push/subscriptions"))
              .header("Content-Type", "application/json")
              .PUT(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"endpoint\":\"https://push.example.org/"
                          + PUSH_KEY
                          + "\",\"p256dh\":\"%s\",\"auth\":\"%s\"}"
                              .formatted(PUSH_KEY, PUSH_KEY))));
      get(prefix + "-6", "/api/v2/lobby");
      send(
          prefix + "-7",
          HttpRequest.newBuilder(uri("/api/v2/games"))
              .header("Cookie", "visitor=" + COOKIE)
              .header("Origin", "http://localhost:" + port)
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"" + INVITATION + "\"}")));
    }

    private URI uri(String path) {
      return URI.create("http://localhost:" + port + path);
    }

    private void get(String id, String path) throws IOException, InterruptedException {
      send(id, HttpRequest.newBuilder(uri(path)).header("Authorization", "Bearer " + TOKEN));
    }

    private void post(String id, String path, String body)
        throws IOException, InterruptedException {
      send(
          id,
          HttpRequest.newBuilder(uri(path))
              .header("Authorization", "Bearer " + TOKEN)
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private void send(String id, HttpRequest.Builder request)
        throws IOException, InterruptedException {
      var answer = client.send(request.header("X-Request-Id", id).build(), BodyHandlers.ofString());
      assertThat(answer.headers().firstValue("X-Request-Id")).hasValue(id);
    }
  }
}
