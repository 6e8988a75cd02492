package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import java.util.List;

/// A tournament as the caller sees it.
///
/// @param summary the tournament as in a list
/// @param member whether the caller is a member
/// @param owned whether the caller has created it
/// @param entered whether the caller plays in it
/// @param ownNumber the number of the caller among the players; 0 when the caller never entered
/// @param currentGame the id of the caller's game in progress; empty for none
/// @param tieBreaks the names of the tie-breaks, in the order in which they count
/// @param standings the players, the best first
/// @param shownRound the round of the pairings; 0 for the last games of an arena
/// @param pairings the pairings of the round, or the last 20 games of an arena, the newest first
@Json
public record TournamentJson(
    TournamentSummaryJson summary,
    boolean member,
    boolean owned,
    boolean entered,
    int ownNumber,
    String currentGame,
    List<String> tieBreaks,
    List<TournamentPlayerJson> standings,
    int shownRound,
    List<TournamentPairingJson> pairings) {
  /// Copies the lists.
  public TournamentJson {
    tieBreaks = List.copyOf(tieBreaks);
    standings = List.copyOf(standings);
    pairings = List.copyOf(pairings);
  }
}
