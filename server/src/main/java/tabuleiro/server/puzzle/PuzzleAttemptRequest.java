package tabuleiro.server.puzzle;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.Position;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.view.puzzle.EnteredMove;

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
  /// @throws tabuleiro.view.position.InGameException when the move is not legal
  Optional<Integer> moveIn(Position position) {
    return EnteredMove.find(position, move, path);
  }
}
