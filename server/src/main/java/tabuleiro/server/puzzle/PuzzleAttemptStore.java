package tabuleiro.server.puzzle;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.rating.RatingRows;
import tabuleiro.server.rating.StoredRating;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// Stores attempts at puzzles, and rates players and puzzles by them. Thread-safe.
///
/// @param database runs the transactions
public record PuzzleAttemptStore(Database database) {
  /// The pool of the players' ratings.
  static final String PLAYERS = "puzzles";

  /// The pool of the puzzles' ratings.
  private static final String PUZZLES = "puzzles-rated";

  /// Stores an attempt, and rates it if it is the player's first at the puzzle. The same attempt
  /// may be stored again: it counts once.
  ///
  /// @param client the player's own id for the attempt
  /// @param initial the rating of the puzzle before any attempt
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return the first attempt of the player at the puzzle: this one or an earlier one; fails with
  ///   a [StoreException] when the player has used the id for another attempt at the puzzle
  public CompletableFuture<PuzzleAttempt> record(
      PlayerId player,
      String puzzle,
      String client,
      boolean isSolved,
      GlickoRating initial,
      long nowMillis) {
    return database.write(handle -> {
      if (insert(handle, player, puzzle, client, isSolved, nowMillis)) {
        rate(handle, player, puzzle, isSolved, initial, nowMillis);
      }
      PuzzleAttempt first = first(handle, player, puzzle);
      if (first.client().equals(client) && first.isSolved() != isSolved) {
        throw new StoreException(StoreFailure.REUSED, client);
      }
      return first;
    });
  }

  /// Returns whether this is the first attempt.
  private static boolean insert(
      Handle handle,
      PlayerId player,
      String puzzle,
      String client,
      boolean isSolved,
      long nowMillis) {
    return handle.execute(
            """
            INSERT INTO puzzle_attempt (player, puzzle, client, solved, number, streak,
              rating_before, rating_after, millis)
            VALUES (?, ?, ?, ?, 0, 0, 0, 0, ?) ON CONFLICT DO NOTHING\
            """,
            player.text(),
            puzzle,
            client,
            isSolved ? 1 : 0,
            nowMillis)
        == 1;
  }

  /// Rates an attempt and completes its row. The lock on the player's rating orders the attempts of
  /// a player.
  private static void rate(
      Handle handle,
      PlayerId player,
      String puzzle,
      boolean isSolved,
      GlickoRating initial,
      long nowMillis) {
    RatingRows ratings = new RatingRows(handle);
    StoredRating own = ratings.lock(player.text(), PLAYERS, GlickoRating.INITIAL, nowMillis);
    StoredRating task = ratings.lock(puzzle, PUZZLES, initial, nowMillis);
    double score = isSolved ? 1 : 0;
    StoredRating next = own.after(GlickoResult.of(task.glicko(), score), nowMillis);
    // The strength of a puzzle does not change with time.
    StoredRating nextTask =
        new StoredRating(task.glicko(), task.results(), nowMillis)
            .after(GlickoResult.of(own.at(nowMillis), 1 - score), nowMillis);
    ratings.save(player.text(), PLAYERS, next);
    ratings.save(puzzle, PUZZLES, nextTask);
    int streak = isSolved ? last(handle, player).map(PuzzleAttempt::streak).orElse(0) + 1 : 0;
    handle.execute(
        """
        UPDATE puzzle_attempt SET number = ?, streak = ?, rating_before = ?, rating_after = ?
        WHERE player = ? AND puzzle = ?\
        """,
        next.results(),
        streak,
        own.glicko().rating(),
        next.glicko().rating(),
        player.text(),
        puzzle);
  }

  private static PuzzleAttempt first(Handle handle, PlayerId player, String puzzle) {
    return handle
        .createQuery("SELECT * FROM puzzle_attempt WHERE player = ? AND puzzle = ?")
        .bind(0, player.text())
        .bind(1, puzzle)
        .mapTo(PuzzleAttempt.class)
        .one();
  }

  private static Optional<PuzzleAttempt> last(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT * FROM puzzle_attempt WHERE player = ? AND number > 0
            ORDER BY number DESC LIMIT 1\
            """)
        .bind(0, player.text())
        .mapTo(PuzzleAttempt.class)
        .findOne();
  }

  /// Returns what a player has achieved.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public PuzzleProgress progress(PlayerId player, long nowMillis) {
    return database.read(handle -> {
      int storm = PuzzleStormStore.best(handle, player);
      GlickoRating rating =
          new RatingRows(handle)
              .find(player.text(), PLAYERS)
              .map(stored -> stored.at(nowMillis))
              .orElse(GlickoRating.INITIAL);
      int streak = last(handle, player).map(PuzzleAttempt::streak).orElse(0);
      return handle
          .createQuery(
              """
              SELECT COUNT(*) AS tried, COALESCE(SUM(solved), 0) AS solved,
                COALESCE(MAX(streak), 0) AS best
              FROM puzzle_attempt WHERE player = ?\
              """)
          .bind(0, player.text())
          .map((row, _) ->
              new PuzzleProgress(
                  rating,
                  row.getInt("tried"),
                  row.getInt("solved"),
                  streak,
                  row.getInt("best"),
                  storm))
          .one();
    });
  }

  /// Returns the ids of the puzzles that a player has tried.
  public Set<String> tried(PlayerId player) {
    return database.read(handle ->
        new HashSet<>(
            handle
                .createQuery("SELECT puzzle FROM puzzle_attempt WHERE player = ?")
                .bind(0, player.text())
                .mapTo(String.class)
                .list()));
  }

  /// Returns the ratings of all puzzles that were tried, by id.
  public Map<String, StoredRating> puzzleRatings() {
    return database.read(handle -> new RatingRows(handle).ofPool(PUZZLES));
  }

  /// Returns the rows of this feature that belong to players.
  public static PersonalData personalData() {
    return new PuzzleData();
  }
}
