package tabuleiro.server.rating;

import java.util.List;
import tabuleiro.protocol.rating.PoolRatingJson;
import tabuleiro.protocol.rating.PoolRatingJson.RatedGame;
import tabuleiro.statistics.GlickoRating;

/// Makes [PoolRatingJson] of what the server knows.
final class PoolRatingJsonMapper {
  private PoolRatingJsonMapper() {}

  static RatedGame of(RatingChange change) {
    return new RatedGame(
        change.game(),
        rounded(change.after()),
        rounded(change.after()) - rounded(change.before()),
        rounded(change.opponent()),
        change.score(),
        change.millis());
  }

  static PoolRatingJson of(
      RatingPool pool, StoredRating stored, List<RatingChange> history, long nowMillis) {
    GlickoRating now = stored.at(nowMillis);
    return new PoolRatingJson(
        pool.key(),
        pool.board().game(),
        pool.board().variant(),
        pool.isAgainstLevels(),
        pool.speed().key(),
        rounded(now.rating()),
        rounded(now.deviation()),
        now.isProvisional(),
        stored.results(),
        history.stream().map(PoolRatingJsonMapper::of).toList());
  }

  static int rounded(double points) {
    return (int) Math.round(points);
  }
}
