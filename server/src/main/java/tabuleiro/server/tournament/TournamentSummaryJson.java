package tabuleiro.server.tournament;

import io.avaje.jsonb.Json;

/// A tournament in a list.
///
/// @param id its id
/// @param name its name
/// @param format `swiss`, `round-robin`, `arena` or `simultaneous`
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param clock the time control, such as `5m+3s`
/// @param rated whether the games change the players' ratings
/// @param computers whether bots may enter, and the owner may let levels play
/// @param length rounds, cycles or minutes
/// @param status `open`, `running`, `paused` or `finished`
/// @param round the number of the last round that was paired
/// @param players the number of players
/// @param created when it was created, in milliseconds since 1970
/// @param ends when no other game of a running arena is paired, in milliseconds since 1970; else 0
@Json
public record TournamentSummaryJson(
    String id,
    String name,
    String format,
    String game,
    String variant,
    String clock,
    boolean rated,
    boolean computers,
    int length,
    String status,
    int round,
    int players,
    long created,
    long ends) {
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
