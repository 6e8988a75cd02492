package tabuleiro.simulation;

import java.util.function.Function;
import tabuleiro.server.game.Json;
import tabuleiro.server.http.SimulatedHttp.Response;
import tabuleiro.server.kernel.Tokens;

/// A bug of the HTTP layer that a simulation has to find. Each changes what lies around the server:
/// the requests that reach it, the answers and events that leave it, or the SQL that reaches the
/// database.
enum WebBug {
  /// The real server.
  NONE,
  /// The end of a socket is not noticed, so a challenge stays when its maker has gone away.
  GHOST_CHALLENGE,
  /// A code gives a seat to each device that has it.
  CODE_USED_TWICE,
  /// A device that was ended can still act.
  ENDED_DEVICE_ACTS,
  /// The second request with an id is answered like the first one, whatever it asks for.
  OTHER_CONTENT_ACCEPTED,
  /// What follows a JSON object is ignored.
  GARBAGE_ACCEPTED,
  /// A stranger acts for the player whose turn it is.
  FOREIGN_SEAT_ACTS,
  /// A command is performed, and then refused.
  REFUSED_BUT_DONE,
  /// An exception becomes an internal error in place of a refusal.
  INTERNAL_ERROR,
  /// A socket misses an event.
  EVENT_LOST,
  /// A message is stored again when its request is repeated.
  MESSAGE_STORED_TWICE,
  /// Players do not receive the later messages of each other.
  MESSAGE_LOST,
  /// Viewers are not told that a player has left.
  PRESENCE_STUCK,
  /// The viewers at other servers are not counted.
  VIEWERS_NOT_SHARED,
  /// The rate limit takes each request for one of another caller.
  LIMIT_EVADED,
  /// A repeated request of quick pairing leads to another game.
  PAIRED_TWICE,
  /// A player who has withdrawn from a tournament is still paired.
  WITHDRAWAL_LOST,
  /// The results of games do not reach the tournament.
  RESULT_NOT_COUNTED,
  /// A recovery code is not used up.
  CODE_RECOVERS_TWICE,
  /// A new password does not sign the other devices out.
  DEVICES_KEPT,
  /// The old password stays.
  PASSWORD_KEPT,
  /// A question to a passkey can be answered twice.
  CHALLENGE_USED_TWICE,
  /// The games of a visitor stay the visitor's.
  GAMES_NOT_CLAIMED,
  /// A player who tries a puzzle again is rated again.
  PUZZLE_COUNTED_TWICE,
  /// A repeated answer in a run of puzzles against the clock counts again.
  STORM_ANSWERED_TWICE,
  /// The text of a study is deleted though another member keeps it.
  STUDY_LOST,
  /// A file is imported in two transactions.
  IMPORTED_IN_PARTS,
  /// An import gives studies that are there already other titles.
  IMPORT_REPLACES,
  /// A folder is renamed for all members who have one of its name.
  RENAMED_FOR_ALL,
  /// A request to end the muting of a member has no effect.
  MUTED_FOREVER,
  /// A later report of a game does not replace the earlier one.
  REPORT_NOT_REPLACED,
  /// The rating of a player does not change after the second game.
  RATING_LOST,
  /// A notification is sent again and again.
  NOTIFIED_TWICE,
  /// Only the first turn of a game is notified.
  TURN_NOT_NOTIFIED,
  /// A player who has the game open is notified.
  NOTIFIED_WITH_GAME_OPEN;

  private static String earlierBody = "";
  private static String lastPlayer = "";
  private static int changedIds;

  /// Returns the seed of a world that has found it.
  long seed() {
    return switch (this) {
      case ENDED_DEVICE_ACTS, OTHER_CONTENT_ACCEPTED, PRESENCE_STUCK -> 2;
      case GARBAGE_ACCEPTED,
          LIMIT_EVADED,
          NOTIFIED_TWICE,
          TURN_NOT_NOTIFIED,
          NOTIFIED_WITH_GAME_OPEN ->
          3;
      case PAIRED_TWICE -> 24;
      case RESULT_NOT_COUNTED -> 7;
      case WITHDRAWAL_LOST -> 21;
      case VIEWERS_NOT_SHARED -> 4;
      case IMPORT_REPLACES -> 6;
      case CODE_RECOVERS_TWICE,
          DEVICES_KEPT,
          PASSWORD_KEPT,
          CHALLENGE_USED_TWICE,
          GAMES_NOT_CLAIMED ->
          5;
      case PUZZLE_COUNTED_TWICE, STORM_ANSWERED_TWICE, RENAMED_FOR_ALL, MUTED_FOREVER -> 19;
      case MESSAGE_LOST -> 12;
      case STUDY_LOST, REPORT_NOT_REPLACED -> 45;
      case IMPORTED_IN_PARTS, RATING_LOST -> 58;
      default -> 1;
    };
  }

  /// Rewrites the SQL of the store.
  String rewrite(String sql) {
    return switch (this) {
      case CODE_USED_TWICE ->
          sql.startsWith("DELETE FROM device_code WHERE code = ?")
              ? "UPDATE device_code SET code = code WHERE code = ?"
              : sql;
      case ENDED_DEVICE_ACTS ->
          sql.startsWith("DELETE FROM device WHERE game")
              ? sql.replace("WHERE game", "WHERE 1 = 0 AND game")
              : sql;
      case MESSAGE_STORED_TWICE ->
          sql.startsWith("INSERT INTO chat_message")
              ? sql.replace(
                  "(?, ?, ?, ?, ?,", "(?, ?, ?, ?, ? || (SELECT COUNT(*) FROM chat_message),")
              : sql;
      case WITHDRAWAL_LOST -> sql.replace("SET withdrawn = ?", "SET withdrawn = 0 * ?");
      case RESULT_NOT_COUNTED ->
          sql.startsWith("UPDATE tournament_game SET result")
              ? sql.replace("WHERE ", "WHERE 1 = 0 AND ")
              : sql;
      case CODE_RECOVERS_TWICE ->
          sql.startsWith("DELETE FROM recovery_code WHERE member = ? AND")
              ? sql.replace("DELETE FROM recovery_code", "UPDATE recovery_code SET code = code")
              : sql;
      case DEVICES_KEPT ->
          sql.startsWith("DELETE FROM member_session WHERE member = ? AND id <>")
              ? sql + " AND 1 = 0"
              : sql;
      case PASSWORD_KEPT -> sql.replace("SET password = ?", "SET password = COALESCE(password, ?)");
      case CHALLENGE_USED_TWICE ->
          sql.startsWith("DELETE FROM passkey_challenge WHERE id")
              ? sql.replace("DELETE FROM passkey_challenge", "UPDATE passkey_challenge SET id = id")
              : sql;
      case GAMES_NOT_CLAIMED ->
          sql.startsWith("DELETE FROM device WHERE visitor") ? sql + " AND 1 = 0" : sql;
      case PUZZLE_COUNTED_TWICE ->
          sql.startsWith("INSERT INTO puzzle_attempt")
              ? sql.replace(
                  "ON CONFLICT DO NOTHING",
                  "ON CONFLICT (player, puzzle) DO UPDATE SET client = excluded.client")
              : sql;
      case STORM_ANSWERED_TWICE -> sql.replace("LENGTH(answers) = ?", "LENGTH(answers) >= ?");
      case STUDY_LOST ->
          sql.startsWith("DELETE FROM study WHERE id = ? AND owned = 1")
              ? sql.replace("AND NOT EXISTS", "OR 1 = 0 AND NOT EXISTS")
              : sql;
      case IMPORT_REPLACES ->
          sql.startsWith("INSERT INTO study_entry")
              ? sql.replace("DO NOTHING", "DO UPDATE SET title = excluded.title")
              : sql;
      case RENAMED_FOR_ALL ->
          sql.startsWith("UPDATE study_entry SET folder = ?")
              ? sql.replace("WHERE player = ?", "WHERE player <> ? || 'x'")
              : sql;
      case REPORT_NOT_REPLACED ->
          sql.startsWith("INSERT INTO game_report")
              ? sql.replace("SET reason = excluded.reason, note = excluded.note,", "SET")
              : sql;
      case MUTED_FOREVER ->
          sql.startsWith("DELETE FROM relation WHERE player = ? AND other = ? AND kind = ?")
              ? sql + " AND kind <> 'mute'"
              : sql;
      case RATING_LOST ->
          sql.startsWith("UPDATE rating SET rating = ?")
              ? sql + " AND (results < 2 OR pool LIKE 'puzzles%')"
              : sql;
      case NOTIFIED_TWICE ->
          sql.startsWith("UPDATE push_notice SET due")
              ? sql.replace("CAST(? AS BIGINT)", "COALESCE(CAST(? AS BIGINT), due)")
              : sql;
      case VIEWERS_NOT_SHARED ->
          sql.startsWith("INSERT INTO game_viewers")
              ? sql.replace("WHERE id = ?", "WHERE 1 = 0 AND id = ?")
              : sql;
      case TURN_NOT_NOTIFIED ->
          sql.replace("WHERE push_notice.sequence < excluded.sequence", "WHERE 1 = 0");
      case NOTIFIED_WITH_GAME_OPEN ->
          sql.replace(
              "SELECT visitor FROM device WHERE game = ? AND side = ?",
              "SELECT visitor FROM device WHERE game = ? AND side = ? AND 1 = 0");
      default -> sql;
    };
  }

  /// Returns whether the server does not notice the end of a socket.
  boolean isCloseIgnored(String token) {
    return this == GHOST_CHALLENGE && token.startsWith("maker");
  }

  /// Returns whether a message for a viewer is lost.
  ///
  /// @param earlier how many messages the viewer has received
  boolean isLost(int earlier, String message) {
    return switch (this) {
      case EVENT_LOST -> earlier > 3 && message.contains("\"type\":\"event\"") && earlier % 5 == 0;
      case MESSAGE_LOST -> earlier > 3 && message.contains("\"type\":\"chat\"");
      case PRESENCE_STUCK -> earlier > 3 && message.contains("\"type\":\"presence\"");
      default -> false;
    };
  }

  /// Answers a request with this bug.
  Response answer(WebExchange exchange, Function<WebExchange, Response> honest) {
    boolean isCommand = exchange.path().endsWith("/commands");
    return switch (this) {
      case OTHER_CONTENT_ACCEPTED -> honest.apply(isCommand ? withEarlier(exchange) : exchange);
      case GARBAGE_ACCEPTED -> honest.apply(with(exchange, exchange.token(), trimmed(exchange)));
      case FOREIGN_SEAT_ACTS -> honest.apply(isCommand ? asPlayer(exchange) : exchange);
      case REFUSED_BUT_DONE -> {
        Response response = honest.apply(exchange);
        yield isCommand && response.status() == 200 && response.body().contains("7")
            ? new Response(400, "{\"error\":\"illegal\",\"message\":\"No.\"}", "")
            : response;
      }
      case PAIRED_TWICE ->
          honest.apply(
              exchange.path().equals("/api/v2/pairing")
                  ? with(exchange, exchange.token(), withOtherId(exchange.body()))
                  : exchange);
      case IMPORTED_IN_PARTS ->
          exchange.path().equals(StudyKeeper.IMPORT)
              ? importInParts(exchange, honest)
              : honest.apply(exchange);
      case LIMIT_EVADED ->
          honest.apply(
              exchange.token().startsWith("flood")
                  ? with(exchange, Tokens.token(), exchange.body())
                  : exchange);
      case INTERNAL_ERROR -> {
        Response response = honest.apply(exchange);
        yield response.status() == 409 ? new Response(500, "{}", "") : response;
      }
      default -> honest.apply(exchange);
    };
  }

  private static WebExchange with(WebExchange exchange, String token, String body) {
    return new WebExchange(
        exchange.method(), exchange.path(), token, body, exchange.invokedNanos());
  }

  private static String withOtherId(String body) {
    return body.replaceFirst("\"id\":\"", "\"id\":\"" + changedIds++ + "-");
  }

  /// Imports the first game of a file before the others, and adds the counts of both answers.
  private static Response importInParts(
      WebExchange exchange, Function<WebExchange, Response> honest) {
    Json json = Json.read(exchange.body());
    String first = json.text("text").split("\\*\n", 2)[0] + "*\n";
    Response part =
        honest.apply(
            with(
                exchange,
                exchange.token(),
                StudyFile.importBody(first, json.has("folder") ? json.text("folder") : "")));
    Response rest = honest.apply(exchange);
    if (part.status() != 201 || rest.status() != 201) {
      return rest;
    }
    int added = Json.read(part.body()).number("imported");
    Json counts = Json.read(rest.body());
    return new Response(
        201,
        "{\"imported\":%d,\"present\":%d}"
            .formatted(counts.number("imported") + added, counts.number("present") - added),
        rest.secret());
  }

  private static String trimmed(WebExchange exchange) {
    int end = exchange.body().indexOf('}') + 1;
    return exchange.body().startsWith("{") ? exchange.body().substring(0, end) : exchange.body();
  }

  private static WebExchange withEarlier(WebExchange exchange) {
    String id = exchange.body().replaceAll("\"seen.*", "");
    if (earlierBody.startsWith(id)) {
      return with(exchange, exchange.token(), earlierBody);
    }
    earlierBody = exchange.body();
    return exchange;
  }

  private static WebExchange asPlayer(WebExchange exchange) {
    if (exchange.token().startsWith("stranger") && !lastPlayer.isEmpty()) {
      return with(exchange, lastPlayer, exchange.body());
    }
    lastPlayer = exchange.token();
    return exchange;
  }
}
