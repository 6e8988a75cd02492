package tabuleiro.server.rating;

import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.SiteSetting;

/// The rows of the networks and browsers from which rated games were played, within a transaction.
///
/// @param handle the connection with the transaction
record SeatOriginRows(Handle handle) {
  /// For how long an origin is stored: as long as it limits what other games count.
  static final Duration KEPT = Duration.ofDays(30);

  /// The setting with the key of the hashes.
  private static final SiteSetting KEY = new SiteSetting("seat-origin-key");

  /// Stores from where a side of a rated game is played.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return how many origins are stored
  public int add(String game, Side side, SeatOrigin origin, long nowMillis) {
    String key = key();
    return origin
        .parts()
        .mapToInt(part ->
            handle.execute(
                """
                INSERT INTO seat_origin (game, side, origin, seen) VALUES (?, ?, ?, ?)
                ON CONFLICT (game, side, origin) DO UPDATE SET seen = excluded.seen\
                """,
                game,
                side.name(),
                part.charAt(0) + Tokens.derive(key, part),
                nowMillis))
        .sum();
  }

  /// Returns the key of the hashes. The first server to need it makes it.
  private String key() {
    handle.execute(
        "INSERT INTO site_setting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
        KEY.name(),
        Tokens.token());
    return KEY.find(handle).orElseThrow();
  }

  /// Deletes the origins that are older than [#KEPT].
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return how many were deleted
  public int deleteOld(long nowMillis) {
    return handle.execute("DELETE FROM seat_origin WHERE seen < ?", nowMillis - KEPT.toMillis());
  }

  /// Returns the origins of a side.
  ///
  /// @param kind [SeatOrigin#NETWORK] or [SeatOrigin#DEVICE]
  List<String> of(String game, Side side, String kind) {
    return handle
        .createQuery(
            "SELECT origin FROM seat_origin WHERE game = ? AND side = ? AND origin LIKE ?"
                + " ORDER BY origin")
        .bind(0, game)
        .bind(1, side.name())
        .bind(2, kind + "%")
        .mapTo(String.class)
        .list();
  }
}
