package tabuleiro.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.TestClient;

/// A member who plays in tournaments over HTTP.
///
/// @param name the member's name
/// @param player the member's browser
record TournamentPlayer(String name, TestPlayer player) {
  /// Returns a new member.
  static TournamentPlayer signUp(TestClient net, String name) {
    return new TournamentPlayer(name, TestPlayer.member(net, name));
  }

  /// Returns the same member at another server.
  TournamentPlayer at(TestClient net) {
    String cookie = player.headers().get(1);
    return new TournamentPlayer(
        name, new TestPlayer(net.with("Cookie", cookie, "Origin", net.origin())));
  }

  /// Creates a tournament of Talpa, and returns its id.
  String create(String format, String more) {
    return create(name, format, more);
  }

  /// Creates a tournament of Talpa, and returns its id.
  ///
  /// @param request the id of the request
  String create(String request, String format, String more) {
    String variant = more.contains("rated") ? "8x8" : "4x4"; // A solved board cannot be rated.
    HttpResponse<String> made =
        player.post(
            "/tournaments",
            "{'id':'%s','name':'Cup','format':'%s','game':'talpa','variant':'%s','clock':'5m+3s',%s}"
                .formatted(request, format, variant, more));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Json.read(made).text("summary", "id");
  }

  HttpResponse<String> act(String id, String action, String body) {
    return player.post("/tournaments/" + id + "/" + action, body);
  }

  Json require(String id, String action) {
    return require(id, action, "{}");
  }

  Json require(String id, String action, String body) {
    HttpResponse<String> answer = act(id, action, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.read(answer);
  }

  Json tournament(String id) {
    return Json.read(player.get("/tournaments/" + id));
  }

  /// Makes a move in the current game, if there is one and it is the member's turn.
  ///
  /// @return whether a move was made
  boolean playOn(String id) {
    String game = tournament(id).text("currentGame");
    if (game.isEmpty()) {
      return false;
    }
    Json state = player.game(game);
    boolean isMine =
        !state.isTrue("paused")
            && state.text("result").equals("*")
            && state.text("position", "toMove").equals(state.text("side"));
    return isMine && player.move(game).statusCode() == 200;
  }
}
