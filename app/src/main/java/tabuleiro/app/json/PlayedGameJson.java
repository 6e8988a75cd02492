package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.Ending;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;

/// A recorded game.
///
/// @param tags the tags of the record, in order
/// @param start the text of the start position
/// @param moves the texts of the moves
/// @param position the text of the last position
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` for an unfinished game
/// @param reason why the game has ended, as in the line `result` of the commands
@Json
public record PlayedGameJson(
    String game,
    String variant,
    Map<String, String> tags,
    String start,
    List<String> moves,
    String position,
    String result,
    String reason) {
  /// Plays a replay to its end and returns the game.
  ///
  /// @throws tabuleiro.play.record.ReplayException when a move is not legal or the result
  ///   contradicts the rules
  public static PlayedGameJson of(Replay replay) {
    Ending ending = replay.finish();
    Map<String, String> tags = new LinkedHashMap<>();
    for (RecordTag tag : replay.record().tags()) {
      tags.put(tag.name(), tag.value());
    }
    return new PlayedGameJson(
        replay.game().id().game(),
        replay.game().id().variant(),
        tags,
        replay.start().format(),
        replay.record().mainLine().moves().stream().map(RecordedMove::text).toList(),
        replay.position().format(),
        ending.result().format(),
        ending.reason());
  }
}
