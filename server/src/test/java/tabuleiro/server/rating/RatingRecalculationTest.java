package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The ratings of a database of the version before, on which all boards of a game counted together.
final class RatingRecalculationTest {
  private static final String ANA = "mAna-------------";
  private static final String BIA = "mBia-------------";
  private static final String VISITOR = "0".repeat(64);
  private static final String OLD_POOL = "talpa-8x8-blitz";

  @TempDir Path folder;
  private int games;

  @BeforeEach
  void createDatabaseOfVersionBefore() {
    String address = "jdbc:sqlite:" + folder.resolve("games.db");
    Flyway.configure()
        .dataSource(address, "", "")
        .locations(SimulatedStores.MIGRATIONS)
        .target("30")
        .load()
        .migrate();
    Jdbi.create(address).useHandle(this::fill);
  }

  private void fill(Handle handle) {
    for (String id : List.of(ANA, BIA)) {
      handle.execute(
          "INSERT INTO member (id, name, folded, password, created) VALUES (?, ?, ?, '', 0)",
          id,
          id,
          id);
    }
    game(handle, "8x8", ANA, BIA, 2);
    game(handle, "4x4", ANA, BIA, 6);
    game(handle, "8x8", ANA, VISITOR, 6);
    game(handle, "8x8", ANA, BIA, 1);
    game(handle, "8x8", ANA, "5", 8);
    game(handle, "10x10", ANA, BIA, 8);
    handle.execute(
        """
        INSERT INTO rating (subject, pool, rating, deviation, volatility, results, updated)
        VALUES (?, ?, 2292, 80, 0.09, 6, 6000), ('p', 'puzzles-rated', 900, 80, 0.09, 1, 1)\
        """,
        ANA,
        OLD_POOL);
  }

  /// Adds a game that the first player has won.
  private void game(Handle handle, String variant, String first, String second, int plies) {
    String id = "game" + ++games;
    handle.execute(
        """
        INSERT INTO game (id, family, variant, visibility, created, finished)
        VALUES (?, 'talpa', ?, 'PUBLIC', 0, ?)\
        """,
        id,
        variant,
        games);
    List<String> players = List.of(first, second);
    for (int i = 0; i < 2; i++) {
      String player = players.get(i);
      String side = List.of("FIRST", "SECOND").get(i);
      boolean isLevel = player.length() == 1;
      handle.execute(
          "INSERT INTO seat (game, side, player, token, name, member) VALUES (?, ?, ?, 't', ?, ?)",
          id,
          side,
          isLevel ? player : null,
          isLevel ? null : "name",
          player.startsWith("m") ? player : null);
      if (!isLevel) {
        handle.execute(
            """
            INSERT INTO rating_change (game, side, player, pool, number, rating_before,
              rating_after, deviation, opponent, score, millis)
            VALUES (?, ?, ?, ?, ?, 1500, 1700, 80, 1500, ?, ?)\
            """,
            id,
            side,
            player,
            OLD_POOL,
            games,
            1 - i,
            games * 1000);
      }
    }
    for (int ply = 0; ply < plies; ply++) {
      handle.execute(
          """
          INSERT INTO event (game, sequence, actor, client, ply, result, millis, action, hash)
          VALUES (?, ?, 'FIRST', ?, ?, 'NONE', 0, 'move a1b1', '')\
          """,
          id,
          ply + 2,
          "c" + ply,
          ply);
    }
  }

  private GameStore open() {
    return GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
  }

  private static void assertComputedAnew(GameRatingStore ratings) {
    Map<String, Double> points =
        new TreeMap<>(
            ratings.ofPlayer(new PlayerId(ANA)).entrySet().stream()
                .collect(
                    Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().glicko().rating())));
    assertThat(points.keySet())
        .containsExactly("talpa-10x10-blitz", "talpa-8x8-blitz", "talpa-8x8-blitz-levels");
    assertThat(ratings.find(new PlayerId(ANA), OLD_POOL).orElseThrow().results()).isEqualTo(1);
    assertThat(ratings.share("game1").orElseThrow().weight()).isEqualTo(1);
    assertThat(ratings.share("game2").orElseThrow().reason()).isEqualTo(UncountedReason.BOARD);
    assertThat(ratings.share("game3").orElseThrow().reason()).isEqualTo(UncountedReason.MEMBERS);
    assertThat(ratings.share("game4").orElseThrow().reason()).isEqualTo(UncountedReason.MOVES);
    assertThat(ratings.share("game5").orElseThrow().weight()).isEqualTo(1);
    assertThat(ratings.share("game6").orElseThrow().weight()).isEqualTo(0.5);
    assertThat(points.getOrDefault("talpa-10x10-blitz", 0.0) - 1500)
        .isPositive()
        .isLessThan(points.getOrDefault("talpa-8x8-blitz", 0.0) - 1500);
    assertThat(ratings.find(new PlayerId(VISITOR), OLD_POOL)).isEmpty();
    assertThat(puzzles(ratings)).as("ratings of puzzles").isEqualTo(1);
  }

  private static int puzzles(GameRatingStore ratings) {
    return ratings
        .database()
        .read(handle ->
            handle
                .createQuery("SELECT COUNT(*) FROM rating WHERE pool = 'puzzles-rated'")
                .mapTo(Integer.class)
                .one());
  }

  @Test
  void ratingsAreComputedAnewOnce() {
    try (GameStore store = open()) {
      GameRatingStore ratings = new GameRatingStore(store.database());
      RatingRecalculation.run(store);
      assertComputedAnew(ratings);
      RatingRecalculation.run(store);
      assertComputedAnew(ratings);
    }
    try (GameStore store = open()) {
      RatingRecalculation.run(store);
      assertComputedAnew(new GameRatingStore(store.database()));
    }
  }

  @Test
  void interruptedCalculationChangesNothing() {
    try (GameStore store = open()) {
      GameRatingStore ratings = new GameRatingStore(store.database());
      assertThatThrownBy(() ->
              Database.await(
                  store
                      .database()
                      .write(handle -> {
                        RatingRecalculation.run(handle);
                        throw new StoreException(StoreFailure.UNAVAILABLE);
                      })))
          .isInstanceOf(StoreException.class);
      assertThat(ratings.find(new PlayerId(ANA), OLD_POOL).orElseThrow().glicko().rating())
          .isEqualTo(2292);
      RatingRecalculation.run(store);
      assertComputedAnew(ratings);
    }
  }
}
