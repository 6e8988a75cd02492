package tabuleiro.server.study;

import java.util.Optional;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.RequestedBoard;

/// A request to read a text that a person pasted or chose as a file.
///
/// @param text a record with one game or several, the text of a position, or a list of moves
/// @param board the game of a text that does not name one, and the position before the moves of a
///   list
/// @param number which of the games that can be read to open, counted from 1; default: the only one
public record OpenRequest(Optional<String> text, RequestedBoard board, Optional<Integer> number) {
  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  public static OpenRequest of(JsonObject json) {
    return new OpenRequest(json.text("text"), RequestedBoard.of(json), json.number("number"));
  }
}
