package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.admin.AdminCalls;
import tabuleiro.server.game.TestDatabase;

/// Which games change ratings, and how much, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class CountedGamesTest extends RatedGamesContract {
  CountedGamesTest(TestDatabase database) {
    super(database);
  }

  @Test
  void gamesOfVisitorsAndOfSuspendedMembersAndWithoutMovesDoNotCount() throws Throwable {
    create("visitor", "ana", "visitor");
    end("visitor", Result.FIRST_WINS, EQUAL).join();
    create("moves", "ana", "bia");
    end("moves", Result.FIRST_WINS, EQUAL, 1, 9000).join();
    create("suspended", "ana", "eva");
    source().tamper("UPDATE member SET suspension = 'a cheat' WHERE name = 'eva'");
    end("suspended", Result.FIRST_WINS, EQUAL).join();
    create("deleted", "ana", "rui");
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(member("rui")).join();
    end("deleted", Result.FIRST_WINS, EQUAL).join();
    assertThat(Stream.of("visitor", "moves", "suspended", "deleted").map(this::reason))
        .containsExactly(
            UncountedReason.MEMBERS,
            UncountedReason.MOVES,
            UncountedReason.SUSPENDED,
            UncountedReason.MEMBERS);
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
  }

  /// Plays a game that the first player wins, each from a network, and returns how much it counts.
  private double play(
      String game, String first, String second, String networks, String pool, long millis) {
    create(game, first, second);
    String[] names = networks.split(" ", -1);
    for (Side side : Side.values()) {
      String[] parts = names[side.ordinal()].split("/", -1);
      SeatOrigin origin =
          new SeatOrigin(
              Optional.of(parts[0]), parts.length > 1 ? Optional.of(parts[1]) : Optional.empty());
      store()
          .database()
          .write(handle -> new SeatOriginRows(handle).add(game, side, origin, millis))
          .join();
    }
    RatingTerms terms = new RatingTerms(pool, 0, Optional.empty(), Optional.empty());
    end(game, Result.FIRST_WINS, terms, 9, millis).join();
    return ratings().share(game).orElseThrow().weight();
  }

  @Test
  void gamesOfOnePairCountLessInADayAndAMonth() {
    List<Double> shares = new ArrayList<>();
    for (int day = 0; day < 5; day++) {
      for (int i = 0; i < 4; i++) {
        String pool = i % 2 == 0 ? POOL : "trench-classic-rapid";
        shares.add(
            play(
                "g" + day + i,
                "ana",
                "bia",
                "a" + day + " b" + day,
                pool,
                9000 + 2L * day * DAY + i));
      }
    }
    assertThat(shares.subList(0, 4)).containsExactly(1.0, 0.5, 0.25, 0.0);
    assertThat(shares.subList(4, 8)).containsExactly(1.0, 0.5, 0.25, 0.0);
    assertThat(shares.stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(4);
    assertThat(play("later", "bia", "ana", "b a", POOL, 9000 + 40 * DAY)).isEqualTo(1);
  }

  @Test
  void accountsAtOneAddressOrBrowserCountAsOne() {
    assertThat(play("a", "ana", "bia", "home farm", POOL, 9000)).isEqualTo(1);
    assertThat(play("b", "ana", "eva", "other farm", POOL, 9001)).isEqualTo(0.5);
    assertThat(play("c", "ana", "rui", "home farm", POOL, 9002)).isEqualTo(0.25);
    assertThat(play("d", "ana", "ivo", "home farm", POOL, 9003)).isZero();
    assertThat(reason("d")).isEqualTo(UncountedReason.NETWORK);
    assertThat(play("e", "gil", "ivo", "far farm", POOL, 9004)).as("another winner").isEqualTo(1);
    assertThat(play("f", "lea", "zoe", "one two/browser", POOL, 9005)).isEqualTo(1);
    assertThat(play("g", "lea", "mia", "one three/browser", POOL, 9006)).isEqualTo(0.5);
    assertThat(play("h", "leo", "noa", "x/same y/same", POOL, 9007)).isZero();
    assertThat(reason("h")).isEqualTo(UncountedReason.DEVICE);
  }

  @Test
  void networksOfManyAccountsAreLimitedTogether() {
    double sum = 0;
    for (int i = 0; i < 14; i++) {
      sum += play("n" + i, "w" + i, "l" + i, "farm farm", POOL, 9000 + i);
    }
    assertThat(sum).isEqualTo(10);
  }

  @Test
  void botsDoNotChangeRatingsOfHumans() throws Throwable {
    signUp("bot");
    source().tamper("UPDATE member SET bot = 1 WHERE name = 'bot'");
    assertThat(play("game", "ana", "bot", "a b", POOL, 9000)).isEqualTo(1);
    assertThat(reason("game")).isEqualTo(UncountedReason.BOT);
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
    assertThat(ratings().ofPlayer(member("bot"))).hasSize(1);
  }

  @Test
  void originsAreDeletedAfterAMonth() {
    play("old", "ana", "bia", "a b", POOL, 9000);
    ratings().deleteOldOrigins(9000 + 31 * DAY);
    assertThat(play("next", "ana", "bia", "a b", POOL, 9000 + 31 * DAY)).isEqualTo(1);
    int rows =
        store()
            .database()
            .read(handle ->
                handle.createQuery("SELECT COUNT(*) FROM seat_origin").mapTo(Integer.class).one());
    assertThat(rows).isEqualTo(2);
  }

  @Test
  void newcomersChangeAnEstablishedRatingLittle() throws Throwable {
    signUp("ana");
    connect("ana");
    source()
        .tamper(
            """
            INSERT INTO rating (subject, pool, rating, deviation, volatility, results, updated)
            VALUES ('%s', '%s', 1500, 60, 0.09, 50, 9000)\
            """
                .formatted(ANA.text(), POOL));
    for (int i = 0; i < 3; i++) {
      create("n" + i, "ana", "new" + i);
      end("n" + i, Result.FIRST_WINS, EQUAL).join();
      assertThat(ratings().share("n" + i).orElseThrow().weight()).isEqualTo(1);
      assertThat(ratings().ofGame("n" + i)).hasSize(i < 2 ? 2 : 1);
      assertThat(ratings().find(member("new" + i), POOL)).isPresent();
    }
    assertThat(ratings().share("n2").orElseThrow().reason()).isEqualTo(UncountedReason.NEWCOMER);
    assertThat(AdminCalls.ratingCircles(store(), 0)).as("three games").isEmpty();
    for (int i = 3; i < 12; i++) {
      create("n" + i, "ana", "new" + i);
      end("n" + i, Result.FIRST_WINS, EQUAL).join();
    }
    assertThat(AdminCalls.ratingCircles(store(), 0)).hasSize(1);
    assertThat(AdminCalls.ratingCircles(store(), 0).getFirst().games()).isEqualTo(12);
    assertThat(AdminCalls.ratingCircles(store(), 0).getFirst().opponents())
        .contains("new0", "new11");
    assertThat(AdminCalls.ratingCircles(store(), 10_000)).isEmpty();
    assertThat(ratings().find(ANA, POOL).orElseThrow().results()).isEqualTo(52);
  }

  @Test
  void theFirstMembersAreConnectedByFiveOpponentsAndLaterOnesByThose() {
    for (int i = 0; i < 10; i++) {
      for (int j = 0; j < i; j++) {
        play("f" + j, "f" + i);
      }
    }
    for (int i = 0; i < 7; i++) {
      for (int j = 0; j < i; j++) {
        play("g" + j, "g" + i);
      }
    }
    assertThat(connected()).hasSize(10).allMatch(name -> name.startsWith("mf"));
    for (int i = 0; i < 5; i++) {
      play("g0", "f" + i);
    }
    assertThat(connected()).hasSize(11).contains(member("g0").text());
    assertThat(ratings().find(member("g0"), POOL).orElseThrow().glicko().deviation())
        .as("what newcomers say of each other is uncertain")
        .isEqualTo(350);
  }

  private void play(String one, String other) {
    create(one + other, one, other);
    end(one + other, Result.DRAW, EQUAL).join();
  }

  private List<String> connected() {
    return store()
        .database()
        .read(handle ->
            handle.createQuery("SELECT member FROM connected_member").mapTo(String.class).list());
  }
}
