package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// A month of a site with twenty honest members, all equally strong, and a group of twenty accounts
/// at one address, of which nineteen lose to one as often as they can.
@Tag("full")
final class CheatingGroupTest {
  private static final String POOL = "talpa-8x8-blitz";
  private static final int GROUP = 20;
  private static final int DAYS = 30;

  /// On how many days the winner of the group plays honest games first, to have a certain rating.
  private static final int HONEST_DAYS = 10;

  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final RatedEvent EVENT =
      new RatedEvent(
          Optional.of(new RatingTerms(POOL, 0, Optional.empty(), Optional.empty())),
          Optional.empty(),
          40,
          true);

  @TempDir Path folder;
  private final Random random = new Random(7);
  private int games;

  private static String id(String name) {
    return "m" + (name + "-".repeat(16)).substring(0, 16);
  }

  private static void signUp(Handle handle, String name) {
    handle.execute(
        "INSERT INTO member (id, name, folded, password, created) VALUES (?, ?, ?, '', 0)",
        id(name),
        name,
        name);
  }

  private void play(
      Handle handle, String first, String second, Result result, String networks, long millis) {
    String game = "game" + ++games;
    handle.execute(
        """
        INSERT INTO game (id, family, variant, visibility, created)
        VALUES (?, 'talpa', '8x8', 'PUBLIC', 0)\
        """,
        game);
    for (Side side : Side.values()) {
      handle.execute(
          "INSERT INTO seat (game, side, token, name, member) VALUES (?, ?, 't', 'n', ?)",
          game,
          side.name(),
          id(side == Side.FIRST ? first : second));
      Optional<String> network = Optional.of(networks.split(" ", -1)[side.ordinal()]);
      new SeatOriginRows(handle).add(game, side, new SeatOrigin(network, Optional.empty()), millis);
    }
    new RatedGameRows(handle).end(game, result, EVENT, millis);
  }

  private void playHonestly(Handle handle, String first, String second, long millis) {
    Result result = random.nextBoolean() ? Result.FIRST_WINS : Result.SECOND_WINS;
    play(handle, first, second, result, "of-" + first + " of-" + second, millis);
  }

  private void liveHonestly(Handle handle, int day) {
    for (int i = 0; i < GROUP; i++) {
      int other = (i + 1 + day % (GROUP - 1)) % GROUP;
      playHonestly(handle, "honest" + i, "honest" + other, day * DAY + i);
    }
    for (int i = 0; i < 2 && day < HONEST_DAYS; i++) {
      playHonestly(handle, "cheat0", "honest" + (2 * day + i) % GROUP, day * DAY + 100 + i);
    }
  }

  private double rating(GameRatingStore ratings, String name) {
    return ratings.find(new PlayerId(id(name)), POOL).orElseThrow().glicko().rating();
  }

  private double gain(Consumer<Handle> cheat) {
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")))) {
      Database.await(
          store
              .database()
              .write(handle -> {
                for (int i = 0; i < GROUP; i++) {
                  signUp(handle, "honest" + i);
                  signUp(handle, "cheat" + i);
                }
                for (int day = 0; day < HONEST_DAYS; day++) {
                  liveHonestly(handle, day);
                }
                return true;
              }));
      GameRatingStore ratings = new GameRatingStore(store.database());
      double before = rating(ratings, "cheat0");
      Database.await(
          store
              .database()
              .write(handle -> {
                cheat.accept(handle);
                return true;
              }));
      List<String> leaders =
          ratings.leaders(POOL, 100, (HONEST_DAYS + DAYS) * DAY).stream()
              .map(RatedPlayer::player)
              .map(PlayerId::text)
              .toList();
      assertThat(leaders).contains(id("honest3"));
      IntStream.range(1, GROUP).forEach(i -> assertThat(leaders).doesNotContain(id("cheat" + i)));
      double gain = rating(ratings, "cheat0") - before;
      System.out.printf("a group of %d accounts gains %.1f points%n", GROUP, gain);
      return gain;
    }
  }

  @Test
  void groupAtOneAddressGainsLittle() {
    double gain =
        gain(handle -> {
          for (int day = HONEST_DAYS; day < HONEST_DAYS + DAYS; day++) {
            liveHonestly(handle, day);
            for (int i = 1; i < GROUP; i++) {
              play(
                  handle,
                  "cheat0",
                  "cheat" + i,
                  Result.FIRST_WINS,
                  "farm farm",
                  day * DAY + 200 + i);
            }
          }
        });
    assertThat(gain).isPositive().isLessThan(50);
  }

  /// The others first collect points from each other, and the winner plays from elsewhere.
  @Test
  void groupThatPassesItsPointsOnGainsLittle() {
    double gain =
        gain(handle -> {
          for (int day = HONEST_DAYS; day < HONEST_DAYS + DAYS; day++) {
            liveHonestly(handle, day);
            for (int i = 1; i < GROUP; i++) {
              int above = Math.max(0, i / 2);
              String networks = above == 0 ? "home" + day + " farm" : "farm farm";
              play(
                  handle,
                  "cheat" + above,
                  "cheat" + i,
                  Result.FIRST_WINS,
                  networks,
                  day * DAY + 300 - i);
            }
          }
        });
    assertThat(gain).isPositive().isLessThan(50);
  }
}
