package tabuleiro.server.tournament;

import java.util.Optional;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.rating.RatedGames;
import tabuleiro.server.rating.Speed;

/// A request to create a tournament.
///
/// @param id the caller's own id for the request; a repeated id gets the same tournament
/// @param plan the tournament
record NewTournamentRequest(String id, TournamentPlan plan) {
  private static final int MAX_NAME = 60;

  /// Letters with their marks, digits, punctuation, symbols and plain spaces.
  private static final String NAME = "[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]*";

  private static final int MAX_ROUNDS = 15;
  private static final int MAX_CYCLES = 2;
  private static final int MIN_MINUTES = 5;
  private static final int MAX_MINUTES = 360;

  /// Reads a request.
  ///
  /// @throws ProblemException when a field is missing or has a wrong value
  /// @throws tabuleiro.play.PlayException when the clock is malformed
  static NewTournamentRequest of(JsonObject json) {
    String id = json.requireText("id");
    EventContent.requireId(id);
    TournamentFormat format = format(json);
    GameId board = BoardFields.requireGame(BoardFields.require(json)).id();
    TimeControl clock = clock(json, format);
    if (json.isTrue("rated")) {
      RatedGames.requireBoard(board);
    }
    TournamentPlan plan =
        new TournamentPlan(
            name(json),
            format,
            board,
            clock,
            json.isTrue("rated"),
            json.isTrue("computers"),
            length(json, format));
    return new NewTournamentRequest(id, plan);
  }

  private static String name(JsonObject json) {
    String name = json.requireText("name").strip();
    if (name.isEmpty() || name.codePointCount(0, name.length()) > MAX_NAME || !name.matches(NAME)) {
      throw new ProblemException(400, "name", Message.of("tournament.bad-name", MAX_NAME));
    }
    return name.replaceAll(" +", " ");
  }

  private static TournamentFormat format(JsonObject json) {
    String key = json.requireText("format");
    return TournamentFormat.parse(key)
        .orElseThrow(
            () -> new ProblemException(400, "format", Message.of("tournament.bad-format", key)));
  }

  /// Returns the clock. Every tournament needs one; that of an arena has no days for a move.
  private static TimeControl clock(JsonObject json, TournamentFormat format) {
    TimeControl clock = TimeControl.parse(json.requireText("clock"));
    Optional<Speed> speed = Speed.of(clock);
    boolean isTooSlow =
        format == TournamentFormat.ARENA && speed.equals(Optional.of(Speed.CORRESPONDENCE));
    if (speed.isEmpty() || isTooSlow) {
      throw new ProblemException(400, "clock", Message.of("tournament.bad-clock"));
    }
    return clock;
  }

  private static int length(JsonObject json, TournamentFormat format) {
    return switch (format) {
      case SWISS -> number(json, "rounds", 1, MAX_ROUNDS);
      case ROUND_ROBIN -> number(json, "cycles", 1, MAX_CYCLES);
      case ARENA -> number(json, "minutes", MIN_MINUTES, MAX_MINUTES);
      case SIMULTANEOUS -> 1;
    };
  }

  private static int number(JsonObject json, String field, int least, int most) {
    int value = json.requireNumber(field);
    if (value < least || value > most) {
      throw new ProblemException(
          400, "length", Message.of("tournament.bad-length", field, least, most));
    }
    return value;
  }
}
