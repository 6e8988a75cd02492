package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import java.util.List;

/// The tournaments.
///
/// @param member whether the caller is a member, who may create one
/// @param tournaments the tournaments: those that are not finished first, then the newest
@Json
public record TournamentListJson(boolean member, List<TournamentSummaryJson> tournaments) {
  /// Copies the list.
  public TournamentListJson {
    tournaments = List.copyOf(tournaments);
  }
}
