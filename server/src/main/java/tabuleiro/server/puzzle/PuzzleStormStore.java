package tabuleiro.server.puzzle;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.Database;

/// Stores runs against the clock. Thread-safe.
///
/// @param database runs the transactions
record PuzzleStormStore(Database database) {
  /// Begins a run. Beginning the same run again is harmless.
  ///
  /// @return the run as it is stored
  public CompletableFuture<PuzzleStorm> begin(String id, PlayerId player, long nowMillis) {
    return database.write(handle -> {
      handle.execute(
          """
          INSERT INTO puzzle_storm (id, player, began, answers, solved) VALUES (?, ?, ?, '', 0)
          ON CONFLICT DO NOTHING\
          """,
          id,
          player.text(),
          nowMillis);
      return find(handle, id).orElseThrow();
    });
  }

  /// Adds an answer, unless the run has an answer with this number.
  ///
  /// @param number the number of answers before it
  /// @return the run as it is stored
  public CompletableFuture<PuzzleStorm> answer(String id, int number, boolean isRight) {
    return database.write(handle -> {
      handle.execute(
          """
          UPDATE puzzle_storm SET answers = answers || ?, solved = solved + ?
          WHERE id = ? AND LENGTH(answers) = ?\
          """,
          isRight ? "1" : "0",
          isRight ? 1 : 0,
          id,
          number);
      return find(handle, id).orElseThrow();
    });
  }

  /// Returns a run of a player; empty when the player has none with the id.
  public Optional<PuzzleStorm> find(String id, PlayerId player) {
    return database.read(handle -> find(handle, id)).filter(storm -> storm.player().equals(player));
  }

  private static Optional<PuzzleStorm> find(Handle handle, String id) {
    return handle
        .createQuery("SELECT * FROM puzzle_storm WHERE id = ?")
        .bind(0, id)
        .mapTo(PuzzleStorm.class)
        .findOne();
  }

  /// Returns the best result of a player; 0 without any.
  static int best(Handle handle, PlayerId player) {
    return handle
        .createQuery("SELECT COALESCE(MAX(solved), 0) FROM puzzle_storm WHERE player = ?")
        .bind(0, player.text())
        .mapTo(Integer.class)
        .one();
  }
}
