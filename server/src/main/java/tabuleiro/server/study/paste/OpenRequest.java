package tabuleiro.server.study.paste;

import java.util.Optional;
import tabuleiro.server.http.json.JsonObject;

/// A request to read a text that a person pasted or chose as a file.
///
/// @param text a record with one game or several, the text of a position, or a list of moves
/// @param game the family of a text that does not name one
/// @param variant the variant of such a text
/// @param position the text of the position before the moves of a list; default: the start of the
///   game
/// @param number which game of the record to open, counted from 1; default: the only one
public record OpenRequest(
    Optional<String> text,
    Optional<String> game,
    Optional<String> variant,
    Optional<String> position,
    Optional<Integer> number) {
  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  public static OpenRequest of(JsonObject json) {
    return new OpenRequest(
        json.text("text"),
        json.text("game"),
        json.text("variant"),
        json.text("position"),
        json.number("number"));
  }
}
