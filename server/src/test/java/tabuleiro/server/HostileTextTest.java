package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.testkit.WebSocketClient;
import tabuleiro.text.SafeText;

/// Every text of every operation that openapi.json describes, and of the sockets, with characters
/// that cannot be seen or that control a terminal. None of them is stored, and none is answered.
@Tag("full")
final class HostileTextTest extends ServedGames {
  private static final List<String> HOSTILE =
      List.of(
          "\\u001b]0;owned\\u0007",
          "\\u009b31m\\b\\u007f",
          "\\u202e\\u2066\\u200f\\u061c",
          "\\u200b\\u2060\\ufeff\\u00ad",
          "\\ue000\\uffff\\u0378",
          "\\udb40\\udc41\\udb40\\udc7f",
          "a" + "\\u0301".repeat(40));

  private Path database = Path.of("");
  private final RequestExamples examples = new RequestExamples(id -> ana.game(id));

  @Override
  protected ServerOptions options(Path folder) {
    database = folder.resolve("games.db");
    return super.options(folder);
  }

  private static String json(Map<String, String> body) {
    return body.entrySet().stream()
        .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  /// Puts a hostile text into a field. The text of a message takes the place of a phrase.
  private static void spoil(Map<String, String> body, String field, String hostile) {
    String value = body.getOrDefault(field, "\"x\"");
    if (value.endsWith("\"")) {
      body.put(field, value.substring(0, value.length() - 1) + hostile + "\"");
    }
    if (field.equals("text")) {
      body.remove("phrase");
    }
  }

  private static void requireClean(String what, String text) {
    assertThat(SafeText.clean(text)).as(what).isEqualTo(text);
  }

  private HttpResponse<String> send(DescribedApi.Operation operation, String address, String body) {
    return net.send(ana.net().callWithJson(operation.method(), address, body));
  }

  private String newGame() {
    return ana.make(
            "{'id':'h%d','game':'talpa','first':'me','second':'me','clock':'3d/move'}"
                .formatted(examples.nextId()))
        .text("gameId");
  }

  @Test
  void noTextOfARequestIsStoredOrAnsweredAsItIs() throws SQLException {
    int accepted = 0;
    for (DescribedApi.Operation operation :
        new DescribedApi(Json.read(ana.get("/openapi.json"))).operations()) {
      for (String field : operation.fields()) {
        for (String hostile : HOSTILE) {
          String game = newGame();
          Map<String, String> body = new LinkedHashMap<>(examples.body(operation, game));
          spoil(body, field, hostile);
          HttpResponse<String> answer =
              send(operation, RequestExamples.address(operation, game), json(body));
          requireClean(operation + " " + json(body), answer.body());
          accepted += answer.statusCode() < 300 ? 1 : 0;
        }
      }
    }
    assertThat(accepted).isGreaterThan(100);
    for (String text : storedTexts()) {
      requireClean("stored", text);
    }
  }

  @Test
  void messagesNotesAndSocketsAreClean() throws SQLException {
    String hostile = "well " + String.join(" ", HOSTILE) + " played";
    String game =
        bruno.make("{'id':'chat','game':'talpa','open':true,'clock':'3d/move'}").text("gameId");
    ana.post("/games/" + game + "/join", "{'name':'Ana'}");
    String message = "{'id':'m','text':'%s'}".formatted(hostile);
    HttpResponse<String> written = ana.post("/games/" + game + "/messages", message);
    assertThat(written.statusCode()).as(written.body()).isLessThan(300);
    String note = "{'reason':'other','note':'%s'}".formatted(hostile);
    assertThat(bruno.put("/games/" + game + "/report", note).statusCode()).isEqualTo(200);
    requireClean("messages", bruno.get("/games/" + game + "/messages").body());
    WebSocketClient socket = ana.watch(game, "");
    socket.receive();
    socket.send("{\"id\":\"%s\",\"action\":\"%s\"}".formatted(hostile, hostile));
    requireClean("socket", socket.receive());
    socket.close();
    List<String> texts = storedTexts();
    assertThat(texts).anyMatch(text -> text.contains("well ") && text.contains(" played"));
    for (String text : texts) {
      requireClean("stored", text);
    }
  }

  /// Returns all texts in the database.
  private List<String> storedTexts() throws SQLException {
    List<String> texts = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
      for (String table : tables(connection)) {
        try (Statement statement = connection.createStatement();
            ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
          while (rows.next()) {
            for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
              if (rows.getObject(column) instanceof String text) {
                texts.add(text);
              }
            }
          }
        }
      }
    }
    return texts;
  }

  private static List<String> tables(Connection connection) throws SQLException {
    List<String> names = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT name FROM sqlite_master WHERE type = 'table'")) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }
}
