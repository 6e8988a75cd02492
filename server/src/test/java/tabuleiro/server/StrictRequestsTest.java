package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.testkit.WebSocketClient;

/// Requests with fields of wrong types are refused with a problem that names the field, over HTTP
/// and over a socket, and change nothing.
final class StrictRequestsTest extends ServedGames {
  private String newGame() {
    return ana.make("{'id':'strict','game':'talpa','first':'me','second':'me','clock':'3d/move'}")
        .text("gameId");
  }

  private void assertRefused(HttpResponse<String> answer, String field) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(Json.read(answer).text("error")).isEqualTo("field");
    assertThat(Json.read(answer).text("message")).contains("the field " + field + " ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id",
        "game",
        "variant",
        "seed",
        "position",
        "first",
        "second",
        "sides",
        "name",
        "clock",
        "visibility",
        "open",
        "match"
      })
  void newGameNamesFieldThatIsNull(String field) {
    String others = field.equals("id") ? "'game':'talpa'" : "'id':'x','" + "z':1";
    assertRefused(ana.post("/games", "{" + others + ",'" + field + "':null}"), field);
  }

  @ParameterizedTest
  @CsvSource({
    "seat, token",
    "seat, code",
    "seat, name",
    "join, name",
    "commands, id",
    "commands, seenSequence",
    "commands, ply",
    "commands, action",
    "commands, move",
    "commands, targets",
    "commands, offer",
    "commands, side",
    "prepared-replies, replies",
    "prepared-replies, side"
  })
  void routesOfGameNameFieldThatIsNull(String route, String field) {
    String id = newGame();
    String before = ana.game(id).text("head", "hash");
    String command =
        "{'id':'c','seenSequence':2,'ply':0,'action':'move','move':'d3c3','side':'first'}";
    String body =
        route.equals("commands")
            ? command.replaceAll("'" + field + "':[^,}]*,?", "").replace(",}", "}")
            : "{}";
    String json =
        body.replaceFirst("\\{", "{'" + field + "':null" + (body.length() > 2 ? "," : ""));
    String path = "/games/" + id + "/" + route;
    assertRefused(
        route.equals("prepared-replies") ? ana.put(path, json) : ana.post(path, json), field);
    assertThat(ana.game(id).text("head", "hash")).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'id':'c','seenSequence':'2','ply':0,'action':'resign','side':'first'}",
        "{'id':'c','seenSequence':2.5,'ply':0,'action':'resign','side':'first'}",
        "{'id':'c','ply':0,'action':'resign','side':'first'}",
        "{'id':'c','seenSequence':2,'seenSequence':2,'ply':0,'action':'resign','side':'first'}",
        "{'id':'c','seenSequence':2,'ply':0,'action':'resign','side':'first'} garbage",
        "{'id':'c','seenSequence':2,'ply':0,'action':'resign','side':'first'}}",
        "{'id':'c','seenSequence':2,'ply':0,'action':'move','side':'first'}",
        "{'id':'c','seenSequence':2,'ply':0,'action':'move','targets':['d3',null],'side':'first'}"
      })
  void looseCommandsAreRefusedOverHttpAndSocket(String command) {
    String id = newGame();
    String before = ana.game(id).text("head", "hash");
    HttpResponse<String> answer = ana.post("/games/" + id + "/commands", command);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    try (WebSocketClient socket = ana.watch(id, "")) {
      socket.receive();
      socket.send(command.replace('\'', '"').replaceFirst("\\{", "{\"type\":\"command\","));
      String refusal = receive(socket, "problem", "reply");
      assertThat(Json.read(refusal).text("message")).isEqualTo(Json.read(answer).text("message"));
      socket.send("{\"type\":\"ping\"}");
      assertThat(receive(socket, "pong")).as("the socket stays open").isNotEmpty();
    }
    assertThat(ana.game(id).text("head", "hash")).isEqualTo(before);
  }

  private static String receive(WebSocketClient socket, String... types) {
    while (true) {
      String message = socket.receive();
      if (List.of(types).contains(Json.read(message).text("type"))) {
        return message;
      }
    }
  }

  @Test
  void otherRoutesNameFieldThatIsNull() {
    assertRefused(ana.post("/qr", "{'path':null}"), "path");
    assertRefused(ana.post("/studies", "{'record':null}"), "record");
    assertRefused(ana.post("/studies", "{}"), "record");
    assertRefused(ana.post("/records", "{'text':'x','number':'1'}"), "number");
    assertRefused(ana.post("/records", "{'text':null}"), "text");
    String id = newGame();
    assertRefused(
        ana.put(
            "/games/" + id + "/prepared-replies", "{'replies':[{'expected':null,'reply':'x'}]}"),
        "replies[0].expected");
  }

  @Test
  void textThatIsNoIdIsRefused() {
    HttpResponse<String> answer =
        ana.post(
            "/games",
            "{'id':'not an id','game':'talpa','variant':'4x4','first':'me','second':'3'}");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(Json.read(answer.body()).text("error")).isEqualTo("id");
  }

  @Test
  void refusalOverSocketRepeatsId() {
    String id = newGame();
    try (WebSocketClient socket = ana.watch(id, "")) {
      socket.receive();
      socket.send("{\"type\":\"command\",\"id\":\"mine\",\"seenSequence\":null,\"side\":null}");
      Json reply = Json.read(receive(socket, "reply"));
      assertThat(reply.text("id")).isEqualTo("mine");
      assertThat(reply.text("error")).isEqualTo("field");
    }
    try (WebSocketClient socket = net.connect("/api/v2/analysis")) {
      socket.send("{\"type\":\"analyse\",\"id\":\"mine\",\"game\":null}");
      String refusal = socket.receive();
      assertThat(refusal).contains("\"refused\"", "\"mine\"", "the field game must be text");
      socket.send("{\"type\":\"ping\",\"id\":\"p\"}");
      assertThat(socket.receive()).contains("pong");
    }
  }
}
