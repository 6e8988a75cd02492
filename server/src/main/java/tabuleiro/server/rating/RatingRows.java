package tabuleiro.server.rating;

import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.generic.GenericType;
import tabuleiro.statistics.GlickoRating;

/// The rows of ratings, within a transaction.
///
/// @param handle the connection with the transaction
public record RatingRows(Handle handle) {
  static final GenericType<Map<String, StoredRating>> BY_TEXT = new GenericType<>() {};

  /// Returns a rating, and locks it until the end of the transaction. To lock two ratings, lock the
  /// one with the lesser subject first.
  ///
  /// @param initial the rating of a subject without results
  public StoredRating lock(String subject, String pool, GlickoRating initial, long nowMillis) {
    handle.execute(
        """
        INSERT INTO rating (subject, pool, rating, deviation, volatility, results, updated)
        VALUES (?, ?, ?, ?, ?, 0, ?)
        ON CONFLICT (subject, pool) DO UPDATE SET results = rating.results\
        """,
        subject,
        pool,
        initial.rating(),
        initial.deviation(),
        initial.volatility(),
        nowMillis);
    return find(subject, pool).orElseThrow();
  }

  /// Replaces a rating that is locked.
  public void save(String subject, String pool, StoredRating rating) {
    handle.execute(
        """
        UPDATE rating SET rating = ?, deviation = ?, volatility = ?, results = ?, updated = ?
        WHERE subject = ? AND pool = ?\
        """,
        rating.glicko().rating(),
        rating.glicko().deviation(),
        rating.glicko().volatility(),
        rating.results(),
        rating.updatedMillis(),
        subject,
        pool);
  }

  /// Deletes a rating.
  public void delete(String subject, String pool) {
    handle.execute("DELETE FROM rating WHERE subject = ? AND pool = ?", subject, pool);
  }

  /// Makes a rating that of another subject, which has none.
  public void move(String subject, String other, String pool) {
    handle.execute(
        "UPDATE rating SET subject = ? WHERE subject = ? AND pool = ?", other, subject, pool);
  }

  /// Returns a rating; empty when the subject has none.
  public Optional<StoredRating> find(String subject, String pool) {
    return handle
        .createQuery("SELECT * FROM rating WHERE subject = ? AND pool = ?")
        .bind(0, subject)
        .bind(1, pool)
        .mapTo(StoredRating.class)
        .findOne();
  }

  /// Returns the ratings of all subjects of a pool with results.
  public Map<String, StoredRating> ofPool(String pool) {
    return handle
        .createQuery("SELECT * FROM rating WHERE pool = ? AND results > 0")
        .bind(0, pool)
        .setMapKeyColumn("subject")
        .collectInto(BY_TEXT);
  }
}
