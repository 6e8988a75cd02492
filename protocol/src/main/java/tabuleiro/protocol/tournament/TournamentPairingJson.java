package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// A pairing of a round.
///
/// @param board the number within the round
/// @param first the number of the player with the first move, or with the bye
/// @param second the number of the other player; 0 for a bye
/// @param gameId the id of the game; empty for a bye or a forfeit
/// @param result the result; * while the game is played, and when both players have withdrawn
@Json
public record TournamentPairingJson(
    int board,
    int first,
    int second,
    String gameId,
    @OneOf({"1-0", "0-1", "1/2-1/2", "*"}) String result) {}
