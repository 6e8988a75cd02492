package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// A line of play, and the position to which it leads.
///
/// @param start the text of the position in which it begins
/// @param moves the moves
/// @param position the position after them
/// @param ending how the game has ended there, in words; empty while it goes on
@Json
public record LineJson(
    String game,
    String variant,
    String start,
    List<MoveJson> moves,
    PositionJson position,
    String ending) {
  /// Copies the list.
  public LineJson {
    moves = List.copyOf(moves);
  }

  /// Returns what is shown of a line.
  ///
  /// @param words those of its game
  static LineJson of(StudyVariation line, Messages words) {
    return new LineJson(
        line.start().game().id().game(),
        line.start().game().id().variant(),
        line.start().format(),
        line.movesJson(),
        PositionJson.of(line.end(), words),
        ScoreText.ending(line.end().outcome(), words));
  }
}
