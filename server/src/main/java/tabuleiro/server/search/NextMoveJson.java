package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import tabuleiro.server.store.search.ResultCount;

/// A move that was played in a position of an opening.
///
/// @param move its text
/// @param games the number of games with it
/// @param first how many of them the first side has won
/// @param draws how many were drawn
/// @param second how many the second side has won
@Json
record NextMoveJson(String move, int games, int first, int draws, int second) {
  static NextMoveJson of(String move, ResultCount count) {
    return new NextMoveJson(
        move, count.games(), count.firstWins(), count.draws(), count.secondWins());
  }
}
