package tabuleiro.server.tournament;

import tabuleiro.play.Result;
import tabuleiro.protocol.tournament.TournamentPairingJson;

/// Makes [TournamentPairingJson] of what the server knows.
final class TournamentPairingJsonMapper {
  private TournamentPairingJsonMapper() {}

  static TournamentPairingJson of(TournamentPairing pairing) {
    return new TournamentPairingJson(
        pairing.board(),
        pairing.first(),
        pairing.second().orElse(0),
        pairing.game().orElse(""),
        pairing.result().orElse(Result.NONE).format());
  }
}
