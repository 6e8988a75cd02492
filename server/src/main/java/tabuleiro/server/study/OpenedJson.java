package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.record.GameRecord;

/// The games of a text, and the game to open.
///
/// @param games all games that can be read, in order
/// @param problems what is wrong with the others, each with the line and the column, in the
///   caller's language
/// @param study the moves of the requested game; absent where none was chosen, unless the text has
///   one game and no problem
@Json
public record OpenedJson(List<OpenedGame> games, List<String> problems, Optional<StudyJson> study) {
  /// What the tags of a record say about a game; an unknown fact is empty.
  ///
  /// @param title the event
  /// @param white the first player
  /// @param black the second player
  /// @param plies the number of moves
  @Json
  public record OpenedGame(
      String title,
      String white,
      String black,
      String date,
      String game,
      String variant,
      String result,
      int plies) {
    static OpenedGame of(GameRecord record) {
      return new OpenedGame(
          tag(record, "Event"),
          tag(record, "White"),
          tag(record, "Black"),
          tag(record, "Date"),
          tag(record, "Game"),
          tag(record, "Variant"),
          record.result().format(),
          record.mainLine().moves().size());
    }

    /// Returns the value of a tag; empty for the sign of an unknown value.
    private static String tag(GameRecord record, String name) {
      String value = record.tag(name).orElse("");
      return value.startsWith("?") ? "" : value;
    }
  }

  /// Copies the lists.
  public OpenedJson {
    games = List.copyOf(games);
    problems = List.copyOf(problems);
  }
}
