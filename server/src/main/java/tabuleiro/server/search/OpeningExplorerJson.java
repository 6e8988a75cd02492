package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.games.message.GameSummaryJson;
import tabuleiro.server.view.PositionJson;

/// What finished public games have shown about a position of an opening.
///
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param moves the moves that reach the position
/// @param position the position
/// @param games the number of games with it
/// @param first how many of them the first side has won
/// @param draws how many were drawn
/// @param second how many the second side has won
/// @param next the moves that were played in it, the most frequent first
/// @param last the games with it that were the last to end
@Json
record OpeningExplorerJson(
    String game,
    String variant,
    List<String> moves,
    PositionJson position,
    int games,
    int first,
    int draws,
    int second,
    List<NextMoveJson> next,
    List<GameSummaryJson> last) {
  OpeningExplorerJson {
    moves = List.copyOf(moves);
    next = List.copyOf(next);
    last = List.copyOf(last);
  }
}
