package tabuleiro.server.rating;

import java.util.List;
import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.statistics.Glicko2;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// A rating as it is stored.
///
/// @param glicko the rating after the last result
/// @param results how many results it has counted
/// @param updatedMillis the time of the last one, in milliseconds since 1970
public record StoredRating(@Nested GlickoRating glicko, int results, long updatedMillis) {
  static final double DAY_MILLIS = 24.0 * 60 * 60 * 1000;

  /// Returns the rating at a moment: without results, its deviation grows.
  ///
  /// @param nowMillis the moment, in milliseconds since 1970
  public GlickoRating at(long nowMillis) {
    return Glicko2.STANDARD.afterTime(glicko, periodsUntil(nowMillis));
  }

  /// Returns this rating after one more result.
  ///
  /// @param nowMillis the time of the result, in milliseconds since 1970
  public StoredRating after(GlickoResult result, long nowMillis) {
    GlickoRating next =
        Glicko2.STANDARD.afterGames(glicko, List.of(result), periodsUntil(nowMillis));
    return new StoredRating(next, results + 1, Math.max(updatedMillis, nowMillis));
  }

  /// The time of a rating without results does not count; the clocks of two servers may differ.
  private double periodsUntil(long nowMillis) {
    double days = Math.max(0, nowMillis - updatedMillis) / DAY_MILLIS;
    return results == 0 ? 0 : days * Glicko2.PERIODS_PER_DAY;
  }
}
