package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.game.message.GameSummaryJson;
import tabuleiro.server.view.PositionJson;

/// What games have shown about a position of an opening, and what is proven about it.
///
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param moves the moves that reach the position
/// @param position the position
/// @param source `games` when finished public games are counted, `computers` for the games between
///   computers that come with the program
/// @param sources the number of games with the position, from each source
/// @param hasDraws whether the rules can end a game in a draw
/// @param proven the result with perfect play from the position on, where it is proven
/// @param games the number of games of the source with the position
/// @param first how many of them the first side has won
/// @param draws how many were drawn
/// @param second how many the second side has won
/// @param next the moves that were played in it, the most frequent first, and then those that were
///   not but are proven to win or draw for the side to move
/// @param last the public games with it that were the last to end
@Json
record OpeningExplorerJson(
    String game,
    String variant,
    List<String> moves,
    PositionJson position,
    String source,
    OpeningSourcesJson sources,
    boolean hasDraws,
    Optional<ProvenResultJson> proven,
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
