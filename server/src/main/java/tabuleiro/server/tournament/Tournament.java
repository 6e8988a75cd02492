package tabuleiro.server.tournament;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.server.account.PlayerId;

/// A tournament without its players and games.
///
/// @param id the id, which is part of its address
/// @param plan what its owner has decided
/// @param owner the member who has created it; empty when the account was deleted
/// @param status what happens now
/// @param round the number of the last round that was paired; 0 before the first
/// @param version counts the changes by members and servers, without results
/// @param createdMillis when it was created, in milliseconds since 1970
/// @param startedMillis when it was started, in milliseconds since 1970; 0 before
public record Tournament(
    String id,
    @Nested TournamentPlan plan,
    Optional<PlayerId> owner,
    TournamentStatus status,
    int round,
    int version,
    long createdMillis,
    long startedMillis) {
  /// Returns when no other game of an arena is paired, in milliseconds since 1970.
  public long arenaEndMillis() {
    return startedMillis + Duration.ofMinutes(plan.length()).toMillis();
  }
}
