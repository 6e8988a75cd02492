package tabuleiro.server.pairing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.GameId;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Stores the challenges of quick pairing. Thread-safe.
///
/// @param database runs the transactions
record QuickChallengeStore(Database database) {
  /// How many of the last waits count for the usual one, and from how many on there is one.
  /// Guesses.
  private static final int LAST_WAITS = 20;

  private static final int MIN_WAITS = 5;

  /// How long a request can be repeated. A guess: far longer than a page tries.
  private static final long REQUEST_MILLIS = 24 * 60 * 60 * 1000;

  /// Stores a challenge. Storing it again changes nothing.
  ///
  /// @param game the id of the game that was created for it
  public CompletableFuture<Boolean> save(String game, QuickChallenge challenge) {
    return database.write(handle ->
        handle.execute(
                """
                INSERT INTO quick_challenge (game, clock, rating, width, since)
                VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                game,
                challenge.clock(),
                challenge.rating(),
                challenge.width(),
                challenge.sinceMillis())
            == 1);
  }

  /// Returns the challenge for which a game was created; empty when quick pairing has not made it.
  public Optional<QuickChallenge> find(String game) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM quick_challenge WHERE game = ?")
            .bind(0, game)
            .mapTo(QuickChallenge.class)
            .findOne());
  }

  /// Ends the wait of a challenge, once.
  ///
  /// @param handle the connection with the transaction
  /// @param game the id of the game that was created for it, or of any other
  /// @param millis when the game began, in milliseconds since 1970
  public static void end(Handle handle, String game, long millis) {
    handle.execute(
        "UPDATE quick_challenge SET joined = ? WHERE game = ? AND joined IS NULL", millis, game);
  }

  /// Lets a request lead to a game, unless it leads to another. Two copies of a request may be
  /// handled at the same time, by two servers.
  ///
  /// @param token the token that the request gives to a seat
  /// @param game the id of the game, which may not have been created yet
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return the id of the game to which the request leads
  public CompletableFuture<String> claim(String token, String game, long nowMillis) {
    return database.write(handle -> {
      handle.execute("DELETE FROM pairing_request WHERE made < ?", nowMillis - REQUEST_MILLIS);
      handle.execute(
          "INSERT INTO pairing_request (token, game, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
          Tokens.sha256(token),
          game,
          nowMillis);
      return claimed(handle, token).orElseThrow();
    });
  }

  /// Ends that a request leads to a game, because it cannot be joined.
  ///
  /// @return whether it led there
  public CompletableFuture<Boolean> disclaim(String token, String game) {
    return database.write(handle ->
        handle.execute(
                "DELETE FROM pairing_request WHERE token = ? AND game = ?",
                Tokens.sha256(token),
                game)
            == 1);
  }

  /// Returns the id of the game to which a request leads; empty for a new request.
  public Optional<String> claimed(String token) {
    return database.read(handle -> claimed(handle, token));
  }

  private static Optional<String> claimed(Handle handle, String token) {
    return handle
        .createQuery("SELECT game FROM pairing_request WHERE token = ?")
        .bind(0, Tokens.sha256(token))
        .mapTo(String.class)
        .findOne();
  }

  /// Deletes the challenge for which a game was created, and what leads to the game.
  static void deleteGame(Handle handle, String game) {
    handle.execute("DELETE FROM quick_challenge WHERE game = ?", game);
    handle.execute("DELETE FROM pairing_request WHERE game = ?", game);
  }

  /// Returns the median of the last times after which a challenge was joined, in milliseconds;
  /// empty when there were too few.
  public OptionalLong usualWait(GameId board, String clock) {
    List<Long> waits =
        database.read(handle ->
            handle
                .createQuery(
                    """
                    SELECT q.joined - q.since FROM quick_challenge q JOIN game g ON g.id = q.game
                    WHERE q.clock = ? AND q.joined IS NOT NULL AND g.family = ? AND g.variant = ?
                    ORDER BY q.joined DESC LIMIT ?\
                    """)
                .bind(0, clock)
                .bind(1, board.game())
                .bind(2, board.variant())
                .bind(3, LAST_WAITS)
                .mapTo(Long.class)
                .list());
    return waits.size() < MIN_WAITS
        ? OptionalLong.empty()
        : OptionalLong.of(waits.stream().sorted().toList().get(waits.size() / 2));
  }
}
