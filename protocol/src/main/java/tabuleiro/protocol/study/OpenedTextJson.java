package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// The games of a text. Unknown facts are empty.
///
/// @param games all games that can be read, in order
/// @param problems what is wrong with the games that cannot be read, each with its line and column,
///   in the language of the request
/// @param study the moves of the game to open; absent while none is chosen, unless the text has one
///   game and no problem
@Json
public record OpenedTextJson(
    List<OpenedGame> games, List<String> problems, Optional<StudyJson> study) {
  /// What the tags of a record say about a game; an unknown fact is empty.
  ///
  /// @param title the event
  /// @param first the first player
  /// @param second the second player
  /// @param date the date
  /// @param game the name of the family
  /// @param variant the variant
  /// @param result the result, or *
  /// @param plies the number of moves
  @Json
  public record OpenedGame(
      String title,
      String first,
      String second,
      String date,
      String game,
      String variant,
      String result,
      int plies) {}

  /// Copies the lists.
  public OpenedTextJson {
    games = List.copyOf(games);
    problems = List.copyOf(problems);
  }
}
