package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.testkit.WebSocketClient;

/// Requests that openapi.json describes, with every field and parameter replaced by values that a
/// correct client does not send, and random sequences of correct and incorrect calls. The server
/// must not fail, must answer with a status that the document names for the operation, and must
/// change nothing when it refuses.
@Tag("full")
final class RequestFuzzTest extends ServedGames {

  private static final long SEED = 20_261_123;
  private static final int STEPS = 400;
  private static final String API = "/api/v2";

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "7.5",
          "2147483648",
          "9223372036854775808",
          "1e999999999",
          "9".repeat(3000),
          "\"\"",
          "\"x\"",
          "\"7\"",
          "\" \"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\ud83c\\udfb2 e\\u0301\\u202e\"",
          "\"'; DROP TABLE game; --\"",
          "\"" + "long ".repeat(10_000) + "\"",
          "[]",
          "[null]",
          "[\"x\",7]",
          "[".repeat(2000) + "]".repeat(2000),
          "{}",
          "{\"x\":{\"x\":{\"x\":[{}]}}}",
          "[{\"expected\":null,\"reply\":\"x\"}]",
          "[{\"expected\":\"x\"}]",
          "[{\"expected\":\"x\",\"reply\":{}}]",
          "nonsense");

  private static final List<String> PARAMETERS =
      List.of(
          "",
          "x",
          "0",
          "-1",
          "7",
          "999999999999",
          "first",
          "both",
          "talpa",
          "8x8",
          "a1 b2",
          "%",
          "\u0000",
          "../..",
          "é囲\u202e",
          "'; DROP TABLE game; --",
          "long".repeat(400));

  private int requests;
  private final RequestExamples examples = new RequestExamples(this::state);

  /// PostgreSQL refuses texts that SQLite stores.
  @Override
  protected ServerOptions options(Path folder) {
    return ServerOptions.of(Postgres.database(), 0).withLimits(ServerLimits.UNLIMITED);
  }

  private List<DescribedApi.Operation> operations() {
    return new DescribedApi(Json.read(ana.get("/openapi.json"))).operations();
  }

  /// Sends a request and checks the response.
  private HttpResponse<String> ask(DescribedApi.Operation operation, String address, String body) {
    HttpRequest.Builder call = net.call(address, "Authorization", "Bearer " + "fuzz-".repeat(8));
    call.method(
        operation.method(),
        body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    HttpResponse<String> answer =
        net.send(body.isEmpty() ? call : call.header("Content-Type", "application/json"));
    requests++;
    String what =
        operation
            + " "
            + cut(address)
            + " "
            + cut(body)
            + " -> "
            + answer.statusCode()
            + " "
            + cut(answer.body());
    assertThat(answer.statusCode()).as(what).isLessThan(500);
    assertThat(operation.statuses()).as(what).contains(String.valueOf(answer.statusCode()));
    if (answer.statusCode() >= 400) {
      assertThat(Json.read(answer).text("error")).as(what).isNotBlank();
      assertThat(Json.read(answer).text("message")).as(what).isNotBlank();
    }
    return answer;
  }

  private static String cut(String text) {
    return text.length() > 300 ? text.substring(0, 300) + "…" : text;
  }

  private Json state(String game) {
    return Json.read(
        net.get(API + "/games/" + game, "Authorization", "Bearer " + "fuzz-".repeat(8)));
  }

  private String newGame() {
    String body =
        "{\"id\":\"f%d\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"me\",\"clock\":\"3d/move\"}"
            .formatted(examples.nextId());
    HttpResponse<String> made =
        net.post(API + "/games", body, "Authorization", "Bearer " + "fuzz-".repeat(8));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Json.read(made).text("gameId");
  }

  private static String json(Map<String, String> body) {
    return body.entrySet().stream()
        .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void everyFieldIsCheckedAndRefusalsChangeNothing() {
    for (DescribedApi.Operation operation : operations()) {
      if (operation.fields().isEmpty()) {
        continue;
      }
      String game = newGame();
      String head = state(game).text("head", "hash");
      for (String field : operation.fields()) {
        for (int i = -2; i < VALUES.size(); i++) {
          Map<String, String> body = examples.body(operation, game);
          String value = body.getOrDefault(field, "\"x\"");
          body.remove(field);
          if (i >= 0) {
            body.put(field, VALUES.get(i));
          } else if (i == -1) {
            body.put(field, value + ",\"" + field + "\":" + value);
          }
          HttpResponse<String> answer =
              ask(operation, RequestExamples.address(operation, game), json(body));
          Json after = state(game);
          if (answer.statusCode() >= 400) {
            assertThat(after.text("head", "hash")).as(json(body)).isEqualTo(head);
          } else if (!after.text("result").equals("*")) {
            game = newGame();
            after = state(game);
          }
          head = after.text("head", "hash");
        }
      }
    }
    System.out.println("fields: " + requests + " requests");
  }

  @Test
  void everyParameterIsChecked() {
    String game = newGame();
    String head = state(game).text("head", "hash");
    for (DescribedApi.Operation operation : operations()) {
      if (!operation.fields().isEmpty()) {
        continue;
      }
      for (String value : PARAMETERS) {
        String coded = URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
        for (String query : operation.queries()) {
          ask(operation, RequestExamples.address(operation, game) + "?" + query + "=" + coded, "");
        }
        // A part of a path with a slash, a dot or a null character is another path, or no path.
        if (operation.path().contains("{") && value.matches("[^/.%\\x00]+")) {
          String path = operation.path();
          String first = path.replaceFirst("\\{\\w+}", coded);
          String last = path.replaceFirst("\\{\\w+}([^{]*)$", coded + "$1");
          for (String changed : List.of(first, last)) {
            ask(operation, RequestExamples.address(withPath(operation, changed), game), "");
          }
        }
      }
    }
    assertThat(state(game).text("head", "hash")).isEqualTo(head);
    System.out.println("parameters: " + requests + " requests");
  }

  private static DescribedApi.Operation withPath(DescribedApi.Operation operation, String path) {
    return new DescribedApi.Operation(
        operation.method(), path, operation.statuses(), operation.fields(), operation.queries());
  }

  @Test
  void randomSequencesOfCallsAreAnsweredAsDescribed() {
    RandomGenerator random = SeededRandom.of(SEED);
    List<DescribedApi.Operation> all = operations();
    String game = newGame();
    for (int step = 0; step < STEPS; step++) {
      DescribedApi.Operation operation = all.get(random.nextInt(all.size()));
      String address = RequestExamples.address(operation, game);
      Map<String, String> body =
          operation.fields().isEmpty()
              ? Map.of()
              : new LinkedHashMap<>(examples.body(operation, game));
      if (operation.path().endsWith("/commands")) {
        String deed =
            List.of(
                    "move",
                    "move",
                    "move",
                    "offer",
                    "accept",
                    "decline",
                    "resign",
                    "withdraw",
                    "abort",
                    "claim",
                    "takeback",
                    "rematch")
                .get(random.nextInt(12));
        body.put("action", "\"" + deed + "\"");
        body.put("offer", random.nextBoolean() ? "\"draw\"" : "\"takeback\"");
      }
      if (!body.isEmpty() && random.nextInt(3) == 0) {
        String field = operation.fields().get(random.nextInt(operation.fields().size()));
        body.put(field, VALUES.get(random.nextInt(VALUES.size())));
      }
      String head = state(game).text("head", "hash");
      HttpResponse<String> answer = ask(operation, address, body.isEmpty() ? "" : json(body));
      Json after = state(game);
      if (answer.statusCode() >= 400 || operation.method().equals("GET")) {
        assertThat(after.text("head", "hash")).as("step %d, seed %d", step, SEED).isEqualTo(head);
      }
      if (!after.text("result").equals("*") || !after.text("ending").isEmpty()) {
        game = newGame();
      }
    }
    System.out.println("sequences: " + requests + " requests");
  }

  @Test
  void messagesOfSocketsAreAnsweredAndSocketsStayOpen() {
    String game = newGame();
    DescribedApi.Operation commands =
        operations().stream()
            .filter(each -> each.path().endsWith("/commands"))
            .findFirst()
            .orElseThrow();
    try (WebSocketClient socket =
        net.connect(
            API + "/games/" + game + "/live", "Authorization", "Bearer " + "fuzz-".repeat(8))) {
      for (String field : commands.fields()) {
        for (String value : VALUES) {
          if (value.length() > 3000) {
            continue; // A longer message closes the socket.
          }
          Map<String, String> body = examples.body(commands, game);
          body.put("type", "\"command\"");
          body.put(field, value);
          socket.send(json(body));
          socket.send("{\"type\":\"ping\"}");
          requests++;
          assertAnswered(socket, cut(json(body)));
          if (!state(game).text("ending").isEmpty()) {
            return;
          }
        }
      }
    }
  }

  private static void assertAnswered(WebSocketClient socket, String what) {
    int answers = 0;
    while (true) {
      Json message = Json.read(socket.receive());
      String type = message.text("type");
      if (type.equals("pong")) {
        assertThat(answers).as(what).isEqualTo(1);
        return;
      }
      if (type.equals("reply") || type.equals("problem")) {
        answers++;
        assertThat(message.text("error")).as(what).isNotEqualTo("defect");
      }
    }
  }
}
