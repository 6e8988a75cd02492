package tabuleiro.protocol.search;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A next move in a position of an opening: one that was played, or one that is proven to win or
/// draw. Of several moves to symmetric positions there is one, with the games of all.
///
/// @param move the text of the move
/// @param games the number of games with it
/// @param firstWins how many of them the first side has won
/// @param draws how many of them were drawn
/// @param secondWins how many of them the second side has won
/// @param proven the result with perfect play after the move, where it is proven
@Json
public record NextMoveJson(
    String move,
    int games,
    int firstWins,
    int draws,
    int secondWins,
    Optional<ProvenResultJson> proven) {}
