package tabuleiro.server.pairing;

import java.util.Optional;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.Message;
import tabuleiro.server.game.NewGameRequest;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.view.position.RequestedBoard;

/// A request to find an opponent.
///
/// @param id the caller's own id for the request; a repeated id makes one challenge
/// @param board the game and its variant
/// @param clock the time control
/// @param rated whether the game changes the players' ratings
/// @param name the caller's displayed name
/// @param width by how many Elo points the rating of the opponent may differ at first; 0 for any
/// @param since when the caller began to wait, in milliseconds since 1970; default: now
/// @param waiting the id of the caller's challenge that the server has made before
record PairingRequest(
    String id,
    RequestedBoard board,
    TimeControl clock,
    boolean rated,
    Optional<String> name,
    int width,
    Optional<Long> since,
    Optional<String> waiting) {
  private static final int MAX_WIDTH = 1000;

  /// Reads a request.
  ///
  /// @throws ProblemException when a field is missing or has a wrong value
  /// @throws tabuleiro.play.PlayException when the clock is malformed
  public static PairingRequest of(JsonObject json) {
    String id = json.requireText("id");
    EventContent.requireId(id);
    RequestedBoard board = BoardFields.require(json);
    int width = json.number("ratingDifference").orElse(0);
    if (width < 0 || width > MAX_WIDTH) {
      throw new ProblemException(
          400, "ratingDifference", Message.of("games.pairing-width", MAX_WIDTH));
    }
    return new PairingRequest(
        id,
        board,
        TimeControl.parse(json.text("clock").orElse("off")),
        json.isTrue("rated"),
        json.text("name"),
        width,
        json.longNumber("sinceMillis"),
        json.text("waitingChallenge"));
  }

  /// Returns the challenge to make when there is no opponent.
  public NewGameRequest challenge() {
    return new NewGameRequest(
        Optional.of(id),
        board,
        Optional.empty(),
        Optional.of("me"),
        Optional.of("other"),
        Optional.of("random"),
        name,
        Optional.of(clock.format()),
        Optional.of("public"),
        true,
        false,
        rated,
        false);
  }
}
