package tabuleiro.server.profile;

import io.avaje.jsonb.Json;
import tabuleiro.server.game.store.FirstMoveCount;

/// A move with which a member begins games on a board.
///
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param move the text of the move
/// @param games the number of games that the member has begun with it
/// @param won how many of them the member has won
/// @param drawn how many were drawn
/// @param lost how many the member has lost
@Json
public record OpeningJson(
    String game, String variant, String move, int games, int won, int drawn, int lost) {
  /// Returns a count as JSON.
  public static OpeningJson of(FirstMoveCount count) {
    return new OpeningJson(
        count.board().game(),
        count.board().variant(),
        count.move(),
        count.games(),
        count.won(),
        count.drawn(),
        count.lost());
  }
}
