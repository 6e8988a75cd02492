package tabuleiro.server.rating;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;

/// Stores how often moves of rated games were those of the engine. Thread-safe.
///
/// @param database runs the transactions
public record EngineComparisonStore(Database database) {
  /// Returns the ids of rated games that were not compared yet, the first to end first.
  ///
  /// @param limit the maximum number of games
  public List<String> pending(int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT c.game FROM rating_change c WHERE NOT EXISTS
                  (SELECT 1 FROM engine_comparison e WHERE e.game = c.game)
                GROUP BY c.game ORDER BY MIN(c.millis), c.game LIMIT ?\
                """)
            .bind(0, limit)
            .mapTo(String.class)
            .list());
  }

  /// Stores the comparison of a game, unless there is one.
  ///
  /// @return how many sides were new
  public CompletableFuture<Integer> save(String game, Map<Side, EngineAgreement> sides) {
    return database.write(handle -> {
      int added = 0;
      for (Side side : Side.values()) {
        EngineAgreement agreement = sides.getOrDefault(side, EngineAgreement.NONE);
        added +=
            handle.execute(
                """
                INSERT INTO engine_comparison (game, side, moves, same) VALUES (?, ?, ?, ?)
                ON CONFLICT DO NOTHING\
                """,
                game,
                side.name(),
                agreement.moves(),
                agreement.same());
      }
      return added;
    });
  }

  /// Returns the agreement of each member by game and speed, the highest share first. Bots are left
  /// out: they are programs, and say so.
  ///
  /// @param leastMoves how many moves must have been compared
  public List<PlayerAgreement> byMember(int leastMoves) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT m.name, c.pool, r.rating, COUNT(*) AS games, SUM(e.moves) AS moves,
                  SUM(e.same) AS same
                FROM engine_comparison e
                JOIN rating_change c ON c.game = e.game AND c.side = e.side
                JOIN member m ON m.id = c.player
                JOIN rating r ON r.subject = c.player AND r.pool = c.pool
                WHERE m.bot = 0
                GROUP BY m.name, c.pool, r.rating HAVING SUM(e.moves) >= ?
                ORDER BY SUM(e.same) * 1.0 / SUM(e.moves) DESC, m.name, c.pool\
                """)
            .bind(0, leastMoves)
            .mapTo(PlayerAgreement.class)
            .list());
  }
}
