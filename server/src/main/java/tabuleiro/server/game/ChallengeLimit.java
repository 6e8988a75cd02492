package tabuleiro.server.game;

import java.util.Collection;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PlayerKeys;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The limit on the open challenges of one player, within a transaction.
///
/// @param handle the connection with the transaction
record ChallengeLimit(Handle handle) {
  /// How many open challenges a player may have. A guess.
  private static final int MAX = 5;

  /// Checks the challenges of a player who has just made one. Transactions of the same player wait
  /// for each other here, also those of other servers.
  ///
  /// @param seats the seats of the new game
  /// @throws StoreException when there are too many
  void check(Collection<SeatPlan> seats) {
    if (seats.contains(SeatPlan.free())) {
      seats.stream()
          .map(SeatPlan::human)
          .flatMap(Optional::stream)
          .findAny()
          .ifPresent(maker -> check(new PlayerKeys(handle).of(maker.visitorSecret())));
    }
  }

  private void check(String visitorHash) {
    handle.execute(
        """
        INSERT INTO challenger (visitor) VALUES (?)
        ON CONFLICT (visitor) DO UPDATE SET visitor = excluded.visitor\
        """,
        visitorHash);
    if (GameQueries.openChallenges(handle, visitorHash).size() > MAX) {
      throw new StoreException(StoreFailure.CHALLENGES, MAX);
    }
  }
}
