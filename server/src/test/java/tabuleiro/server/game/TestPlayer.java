package tabuleiro.server.game;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// A player who uses the HTTP API.
///
/// @param net sends the player's identity: a cookie with the origin, or a token
public record TestPlayer(TestClient net) {
  /// Returns the headers that say who the player is.
  public List<String> headers() {
    return net.headers();
  }

  /// Returns a player with a browser.
  public static TestPlayer browser(TestClient net, String name) {
    String secret = (name + "-".repeat(32)).substring(0, 32);
    return new TestPlayer(net.with("Cookie", "visitor=" + secret, "Origin", net.origin()));
  }

  /// Returns the device that an answer has signed in.
  public static TestPlayer device(TestClient net, HttpResponse<String> answer) {
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    return new TestPlayer(net.with("Cookie", cookie, "Origin", net.origin()));
  }

  /// Creates an account, and returns its first device.
  public static TestPlayer member(TestClient net, String name) {
    String account = "{'name':'%s','password':'one two three'}".formatted(name);
    return device(net, browser(net, "new-" + name).post("/account", account));
  }

  /// Returns a program with a secret.
  public static TestPlayer program(TestClient net, String secret) {
    return new TestPlayer(net.withToken(secret));
  }

  public HttpResponse<String> get(String path) {
    return net.get("/api/v2" + path);
  }

  public HttpResponse<String> post(String path, String json) {
    return net.post("/api/v2" + path, json.replace('\'', '"'));
  }

  public HttpResponse<String> put(String path, String json) {
    return net.send(net.callWithJson("PUT", "/api/v2" + path, json.replace('\'', '"')));
  }

  public HttpResponse<String> delete(String path) {
    return net.send(net.call("/api/v2" + path).DELETE());
  }

  /// Creates a game and returns the response.
  public Json make(String json) {
    HttpResponse<String> answer = post("/games", json);
    if (answer.statusCode() != 201) {
      throw new AssertionError(answer.body());
    }
    return Json.read(answer);
  }

  public Json game(String id) {
    return Json.read(get("/games/" + id));
  }

  /// Sends a command based on the current state of the game.
  ///
  /// @param what the fields of the command except id, seen and ply
  public HttpResponse<String> act(String id, String what) {
    Json game = game(id);
    return post("/games/" + id + "/commands", command(game, what));
  }

  /// Returns a command based on a state of a game.
  public static String command(Json game, String what) {
    int seen = game.number("head", "sequence");
    return "{'id':'c%d','seenSequence':%d,'ply':%d,%s}"
        .formatted(seen, seen, game.number("ply"), what);
  }

  /// Makes a legal move, by the first click path.
  public HttpResponse<String> move(String id) {
    return act(id, "'action':'move','targets':" + path(game(id).at("position")));
  }

  /// Returns the first click path of a position.
  public static String path(Json position) {
    StringBuilder path = new StringBuilder("[");
    int step = 0;
    do {
      Map<?, ?> next = (Map<?, ?>) position.at("nextTargets", step).value();
      Map.Entry<?, ?> first = next.entrySet().iterator().next();
      path.append(step == 0 ? "" : ",").append("'").append(first.getKey()).append("'");
      step = ((Number) first.getValue()).intValue();
    } while (step != 0);
    return path.append("]").toString();
  }

  /// Follows a game; returns when the server sends what happens in it, and the first message is the
  /// next to be received.
  ///
  /// @param query of the address; may be empty
  public WebSocketClient watch(String id, String query) {
    return net.connect("/api/v2/games/" + id + "/live" + query).awaitMessage();
  }
}
