package tabuleiro.server.tournament;

import io.avaje.jsonb.Json;
import tabuleiro.play.Result;

/// A pairing of a round.
///
/// @param board the number within the round
/// @param first the number of the player with the first move, or with the bye
/// @param second the number of the other player; 0 for a bye
/// @param game the id of the game; empty for a bye or a forfeit
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is played and when both players
///   have withdrawn
@Json
public record TournamentPairingJson(int board, int first, int second, String game, String result) {
  static TournamentPairingJson of(TournamentPairing pairing) {
    return new TournamentPairingJson(
        pairing.board(),
        pairing.first(),
        pairing.second().orElse(0),
        pairing.game().orElse(""),
        pairing.result().orElse(Result.NONE).format());
  }
}
