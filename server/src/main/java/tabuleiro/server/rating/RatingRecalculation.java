package tabuleiro.server.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.Result;
import tabuleiro.rules.GameId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;

/// Computes the ratings of an earlier version anew, under the rules of this one. The migration to
/// version 31 of the database stores that this is to be done; one transaction does it and deletes
/// that note, so it is done once or not at all, however many servers start.
///
/// The games that the earlier version has rated are rated again in the order in which they ended,
/// by what the database knows of them: their boards, their players today, and how many moves they
/// have. From where they were played is not known.
public final class RatingRecalculation {
  private static final Logger LOG = LoggerFactory.getLogger(RatingRecalculation.class);

  private RatingRecalculation() {}

  /// A game that an earlier version has rated.
  ///
  /// @param speed the last word of the earlier pool
  /// @param score the score of the first side
  private record EarlierGame(
      String id,
      GameId board,
      String speed,
      double score,
      Optional<String> first,
      Optional<String> second,
      int plies,
      long millis) {
    Result result() {
      if (score == 0.5) {
        return Result.DRAW;
      }
      return score == 1 ? Result.FIRST_WINS : Result.SECOND_WINS;
    }

    RatedEvent event() {
      return new RatedEvent(
          Speed.parse(speed).flatMap(found -> RatedGames.terms(board, found, first, second)),
          Optional.empty(),
          plies,
          true);
    }
  }

  /// Computes the ratings anew, unless that was done.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be used
  public static void run(GameStore store) {
    int games = Database.await(store.database().write(RatingRecalculation::run));
    if (games > 0) {
      LOG.info("computed the ratings of {} games of earlier versions anew", games);
    }
  }

  /// Returns how many games were rated again.
  static int run(Handle handle) {
    if (!GameRatingStore.takeOutdated(handle)) {
      return 0;
    }
    List<EarlierGame> games = games(handle);
    GameRatingStore.deleteAll(handle);
    RatedGameRows table = new RatedGameRows(handle);
    games.forEach(game -> table.end(game.id(), game.result(), game.event(), game.millis()));
    return games.size();
  }

  private static List<EarlierGame> games(Handle handle) {
    return handle
        .createQuery(
            """
            SELECT c.game, g.family, g.variant, c.pool, c.score, c.millis,
              (SELECT s.player FROM seat s WHERE s.game = c.game AND s.side = 'FIRST') AS first,
              (SELECT s.player FROM seat s WHERE s.game = c.game AND s.side = 'SECOND') AS second,
              (SELECT COUNT(*) FROM event e WHERE e.game = c.game AND e.action LIKE 'move %')
                AS plies
            FROM (SELECT game, MIN(pool) AS pool, MIN(millis) AS millis,
                MIN(CASE WHEN side = 'FIRST' THEN score ELSE 1 - score END) AS score
              FROM rating_change GROUP BY game) c
            JOIN game g ON g.id = c.game ORDER BY c.millis, c.game\
            """)
        .map((row, _) -> read(row))
        .list();
  }

  private static EarlierGame read(ResultSet row) throws SQLException {
    String pool = row.getString("pool");
    return new EarlierGame(
        row.getString("game"),
        new GameId(row.getString("family"), row.getString("variant")),
        pool.substring(pool.lastIndexOf('-') + 1),
        row.getDouble("score"),
        Optional.ofNullable(row.getString("first")),
        Optional.ofNullable(row.getString("second")),
        row.getInt("plies"),
        row.getLong("millis"));
  }
}
