package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Outcome;
import tabuleiro.text.Messages;

/// A variation and the position at its end.
///
/// @param start the text of the position at its start
/// @param moves the moves
/// @param position the position after the moves
/// @param ending how the game has ended there, as text; empty while it is in progress
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

  /// Returns a variation as JSON.
  ///
  /// @param messages the messages of the game
  public static LineJson of(Variation variation, Messages messages) {
    return new LineJson(
        variation.start().game().id().game(),
        variation.start().game().id().variant(),
        variation.start().format(),
        variation.movesJson(),
        PositionJson.of(variation.end(), messages),
        ending(variation.end().outcome(), messages));
  }

  /// Returns the path below `/api/v1` of a position, as the scripts of the pages write it. Under
  /// this path a page brings the position along.
  ///
  /// @param position the text of the position
  public static String path(GameId id, String position) {
    return "/positions/%s/%s?position=%s"
        .formatted(id.game(), id.variant(), URLEncoder.encode(position, StandardCharsets.UTF_8));
  }

  /// Returns how a game has ended, as text; empty while it is in progress.
  ///
  /// @param messages the messages of the game
  public static String ending(Outcome outcome, Messages messages) {
    return outcome
        .message()
        .map(why ->
            outcome
                .winner()
                .map(side -> messages.format("analysis.over.won", side, why))
                .orElseGet(() -> messages.format("analysis.over.draw", why)))
        .orElse("");
  }
}
