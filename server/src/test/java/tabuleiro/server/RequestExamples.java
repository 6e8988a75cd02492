package tabuleiro.server;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;

/// Valid requests for the operations of the API, each with ids of its own.
final class RequestExamples {
  private static final String PUZZLE = PuzzleStore.id(PuzzleStore.daily(LocalDate.EPOCH));

  private final Function<String, Json> state;
  private int ids;

  /// @param state returns the state of a game by its id
  RequestExamples(Function<String, Json> state) {
    this.state = state;
  }

  /// Returns a number that no example has had before.
  int nextId() {
    return ids++;
  }

  /// Returns a body that an operation accepts, as raw JSON by field.
  ///
  /// @param game the id of the game in the address
  Map<String, String> body(DescribedApi.Operation operation, String game) {
    Map<String, String> body = new LinkedHashMap<>();
    switch (operation.toString()) {
      case "POST /api/v2/games" -> {
        body.put("id", "\"n" + nextId() + "\"");
        body.put("game", "\"talpa\"");
      }
      case "POST /api/v2/games/{id}/commands" -> {
        Json current = state.apply(game);
        body.put("id", "\"c" + nextId() + "\"");
        body.put("seenSequence", String.valueOf(current.number("head", "sequence")));
        body.put("ply", String.valueOf(current.number("ply")));
        body.put("action", "\"move\"");
        body.put("targets", TestPlayer.path(current.at("position")).replace('\'', '"'));
        body.put("side", "\"" + current.text("position", "toMove") + "\"");
      }
      case "POST /api/v2/games/{id}/seat" -> body.put("token", "\"x\"");
      case "POST /api/v2/games/{id}/join" -> body.put("name", "\"Ana\"");
      case "PUT /api/v2/games/{id}/prepared-replies" -> {
        body.put("replies", "[]");
        body.put(
            "side",
            state.apply(game).text("position", "toMove").equals("first")
                ? "\"second\""
                : "\"first\"");
      }
      case "PUT /api/v2/push/subscriptions" -> {
        body.put("endpoint", "\"https://push.example.org/abc\"");
        body.put("auth", "\"BTBZMqHH6r4Tts7J_aSIgg\"");
        // The key of the example of RFC 8291.
        body.put(
            "p256dh",
            "\"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
                + "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4\"");
      }
      case "PUT /api/v2/push/quiet-hours" -> {
        body.put("from", "\"22:00\"");
        body.put("to", "\"08:00\"");
        body.put("zone", "\"Europe/Lisbon\"");
      }
      case "POST /api/v2/account", "POST /api/v2/account/session" -> {
        body.put("name", "\"m" + nextId() + "\"");
        body.put("password", "\"one two three\"");
      }
      case "PUT /api/v2/account/password" -> {
        body.put("password", "\"one two three\"");
        body.put("newPassword", "\"four five six\"");
      }
      case "POST /api/v2/account/tokens" -> {
        body.put("name", "\"bot\"");
        body.put("scopes", "[\"read\"]");
      }
      case "POST /api/v2/account/passkeys/creation" -> body.put("name", "\"m" + nextId() + "\"");
      case "POST /api/v2/account/passkeys" -> body.put("passkey", "\"{}\"");
      case "POST /api/v2/account/recovery-codes",
          "POST /api/v2/account/bot",
          "POST /api/v2/account/deletion" ->
          body.put("password", "\"one two three\"");
      case "POST /api/v2/games/{id}/messages" -> {
        body.put("id", "\"m" + nextId() + "\"");
        body.put("phrase", "\"hello\"");
      }
      case "PUT /api/v2/games/{id}/chat" -> body.put("allowed", "true");
      case "PUT /api/v2/games/{id}/report" -> body.put("reason", "\"other\"");
      case "POST /api/v2/pairing" -> {
        body.put("id", "\"w" + nextId() + "\"");
        body.put("game", "\"talpa\"");
      }
      case "POST /api/v2/qr" -> body.put("path", "\"/lobby\"");
      case "POST /api/v2/records" -> {
        body.put("text", "\"a1b1\"");
        body.put("game", "\"talpa\"");
      }
      case "POST /api/v2/puzzles/{id}/attempts", "POST /api/v2/puzzles/storms" ->
          body.put("id", "\"p" + nextId() + "\"");
      case "POST /api/v2/puzzles/storms/{storm}/answers" -> body.put("answered", "0");
      case "POST /api/v2/tournaments" -> {
        body.put("id", "\"t" + nextId() + "\"");
        body.put("name", "\"Cup\"");
        body.put("format", "\"swiss\"");
        body.put("game", "\"talpa\"");
        body.put("clock", "\"5m+3s\"");
        body.put("rounds", "3");
      }
      case "POST /api/v2/tournaments/{tournament}/enter",
          "POST /api/v2/tournaments/{tournament}/withdraw" ->
          body.put("level", "\"5\"");
      case "POST /api/v2/studies" ->
          body.put("record", "\"[Game \\\"talpa\\\"]\\n[Variant \\\"8x8\\\"]\\n\\n*\\n\"");
      case "POST /api/v2/studies/import" ->
          body.put("text", "\"[Game \\\"talpa\\\"]\\n[Variant \\\"8x8\\\"]\\n\\n*\\n\"");
      case "PUT /api/v2/studies/folders" -> {
        body.put("folder", "\"\"");
        body.put("name", "\"A\"");
      }
      case "POST /api/v2/moderation/games/{id}/closing" -> body.put("note", "\"warned\"");
      case "POST /api/v2/moderation/games/{id}/deletion" -> body.put("reason", "\"insults\"");
      case "PUT /api/v2/moderation/members/{name}/name" -> body.put("name", "\"Zoe\"");
      case "PUT /api/v2/moderation/members/{name}/suspension" -> body.put("reason", "\"insults\"");
      case "PUT /api/v2/studies/{study}" -> body.put("title", "\"A\"");
      default -> throw new AssertionError("no example of a body for " + operation);
    }
    return body;
  }

  /// Returns an address of an operation.
  ///
  /// @param game the id of a game
  static String address(DescribedApi.Operation operation, String game) {
    return operation
        .path()
        .replace("/games/{id}", "/games/" + game)
        .replace("/pairing/{id}", "/pairing/" + game)
        .replace("/puzzles/{id}", "/puzzles/" + PUZZLE)
        .replace("{game}", "talpa")
        .replace("{variant}", "8x8")
        .replace("{ply}", "0")
        .replace("{study}", "none")
        .replace("{device}", "none")
        .replace("{passkey}", "none")
        .replace("{token}", "none")
        .replace("{number}", "1")
        .replace("{kind}", "follow")
        .replace("{name}", "none")
        .replace("{storm}", "none")
        .replace("{pool}", "talpa-8x8-blitz")
        .replace("{tournament}", "none")
        .replace("{subscription}", "none");
  }
}
