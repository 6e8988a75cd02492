package tabuleiro.server.puzzle;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.ClickPath;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;

/// An attempt at a puzzle.
///
/// @param id the player's own id for the attempt; a repeated id gets the same answer
/// @param move the text of the move; empty when there is a path, or the player gives up
/// @param path the names of the click targets that enter the move
record PuzzleAttemptRequest(String id, Optional<String> move, List<String> path) {
  /// Reads a request.
  ///
  /// @throws ProblemException when a field is missing or has the wrong type
  /// @throws tabuleiro.play.live.InvalidIdException when the id is malformed
  static PuzzleAttemptRequest of(JsonObject json) {
    String id = json.requireText("id");
    EventContent.requireId(id);
    return new PuzzleAttemptRequest(id, json.text("move"), json.texts("targets"));
  }

  /// Returns the move; empty when the player gives up.
  ///
  /// @throws ProblemException when the move is not legal
  Optional<Integer> moveIn(Position position) {
    return legalMove(position, move, path);
  }

  /// Returns the move that a text or else a click path enters; empty without both.
  ///
  /// @throws ProblemException when the move is not legal
  static Optional<Integer> legalMove(Position position, Optional<String> move, List<String> path) {
    try {
      if (move.isPresent()) {
        return Optional.of(position.parseMove(move.get()));
      }
      return path.isEmpty()
          ? Optional.empty()
          : Optional.of(ClickPath.resolve(position, path).code());
    } catch (RulesException e) {
      throw ProblemException.of(e).inGame(position.game().id().game());
    }
  }
}
