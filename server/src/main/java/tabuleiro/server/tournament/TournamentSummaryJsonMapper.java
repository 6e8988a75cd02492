package tabuleiro.server.tournament;

import tabuleiro.protocol.tournament.TournamentSummaryJson;

/// Makes [TournamentSummaryJson] of what the server knows.
final class TournamentSummaryJsonMapper {
  private TournamentSummaryJsonMapper() {}

  static TournamentSummaryJson of(Tournament tournament, int players) {
    boolean hasEnd =
        tournament.plan().format() == TournamentFormat.ARENA && tournament.startedMillis() > 0;
    return new TournamentSummaryJson(
        tournament.id(),
        tournament.plan().name(),
        tournament.plan().format().key(),
        tournament.plan().board().game(),
        tournament.plan().board().variant(),
        tournament.plan().clock().format(),
        tournament.plan().isRated(),
        tournament.plan().allowsComputers(),
        tournament.plan().length(),
        tournament.status().key(),
        tournament.round(),
        players,
        tournament.createdMillis(),
        hasEnd ? tournament.arenaEndMillis() : 0);
  }
}
