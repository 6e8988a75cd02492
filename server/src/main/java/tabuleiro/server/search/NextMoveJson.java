package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A next move in a position of an opening.
///
/// @param move its text
/// @param games the number of games with it
/// @param first how many of them the first side has won
/// @param draws how many were drawn
/// @param second how many the second side has won
/// @param proven the result with perfect play after the move, where it is proven
@Json
record NextMoveJson(
    String move, int games, int first, int draws, int second, Optional<ProvenResultJson> proven) {
  static NextMoveJson of(String move, ResultCount count, Optional<ProvenResultJson> proven) {
    return new NextMoveJson(
        move, count.games(), count.firstWins(), count.draws(), count.secondWins(), proven);
  }
}
