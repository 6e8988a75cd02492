package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Side;
import tabuleiro.server.PlayerParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.admin.AdminCalls;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.HumanPlayer;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.game.Visibility;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// The ratings that games change, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class RatedGamesStoreTest extends StoreContract {
  private static final String POOL = "talpa-8x8-blitz";
  private static final RatingTerms EQUAL =
      new RatingTerms(POOL, 0, Optional.empty(), Optional.empty());
  private static final PlayerId ANA = member("ana");
  private static final PlayerId BIA = member("bia");
  private static final long DAY = 24L * 60 * 60 * 1000;

  RatedGamesStoreTest(TestDatabase database) {
    super(database);
  }

  private GameRatingStore ratings() {
    return new GameRatingStore(store().access());
  }

  private static PlayerId member(String name) {
    return new PlayerId("m" + (name + "-".repeat(16)).substring(0, 16));
  }

  /// Creates the account of a player, unless there is one.
  private void signUp(String name) {
    new AccountStore(store().access(), PlayerParts.ALL)
        .signUp(
            Member.create(member(name), name, name, "hash", 1000),
            List.of(),
            new SignedInDevice("device-" + name, "Firefox", 1000, 1000),
            Optional.empty())
        .join();
  }

  private void create(String game, String first, String second) {
    GameInfo info = new GameInfo(game, SampleEvents.RULES, Visibility.PUBLIC, 1000);
    store()
        .create(
            info,
            SampleEvents.START,
            Map.of(Side.FIRST, seat(game, first), Side.SECOND, seat(game, second)))
        .join();
  }

  private SeatPlan seat(String game, String player) {
    if (player.matches("[1-9]")) {
      return SeatPlan.computer(player);
    }
    if (player.equals("visitor")) {
      return SeatPlan.taken(game + player, new HumanPlayer(player, player));
    }
    signUp(player);
    return SeatPlan.member(game + player, member(player), player);
  }

  private CompletableFuture<RequestResult> end(String game, Result result, RatingTerms terms) {
    return end(game, result, terms, 9, 9000);
  }

  private CompletableFuture<RequestResult> end(
      String game, Result result, RatingTerms terms, int ply, long millis) {
    EventContent content =
        new EventContent(
            game, Actor.FIRST, "end", ply, new PlayerAction.Resignation(), result, millis);
    RatedEvent event = new RatedEvent(Optional.of(terms), Optional.empty(), ply, true);
    return store().append(1, content, 0, rated(content, event));
  }

  private static Consumer<Handle> rated(EventContent content, RatedEvent event) {
    return handle -> new RatedGameTable(handle).update(content, event);
  }

  @Test
  void resultChangesBothRatingsOnce() throws Throwable {
    create("game", "ana", "bia");
    RequestResult accepted = end("game", Result.FIRST_WINS, EQUAL).join();
    assertThat(end("game", Result.FIRST_WINS, EQUAL).join()).isEqualTo(accepted);
    EventContent rematch =
        new EventContent(
            "game",
            Actor.FIRST,
            "again",
            9,
            new PlayerAction.Offer(OfferKind.REMATCH),
            Result.FIRST_WINS,
            9500);
    RatedEvent later = new RatedEvent(Optional.of(EQUAL), Optional.empty(), 9, true);
    store().append(2, rematch, 0, rated(rematch, later)).join();
    reopen();
    List<RatingChange> changes = ratings().ofGame("game");
    assertThat(changes).extracting(RatingChange::player).containsExactly(ANA, BIA);
    assertThat(changes).extracting(RatingChange::score).containsExactly(1.0, 0.0);
    assertThat(changes.getFirst().after() - 1500)
        .isPositive()
        .isEqualTo(1500 - changes.getLast().after());
    assertThat(ratings().find(ANA, POOL).orElseThrow().results()).isEqualTo(1);
    assertThat(ratings().find(ANA, POOL).orElseThrow().glicko().rating())
        .isEqualTo(changes.getFirst().after());
    assertThat(ratings().history(BIA, POOL, 10)).containsExactly(changes.getLast());
    assertThat(ratings().find(ANA, "other")).isEmpty();
  }

  @Test
  void movesOfRatedGamesAreComparedOnce() throws Throwable {
    EngineComparisonStore comparisons = new EngineComparisonStore(store().access());
    for (String game : List.of("one", "two")) {
      create(game, "eva", "bia");
      end(game, Result.FIRST_WINS, EQUAL).join();
    }
    assertThat(comparisons.pending(9)).containsExactly("one", "two");
    Map<Side, EngineAgreement> sides = Map.of(Side.FIRST, new EngineAgreement(30, 20));
    assertThat(comparisons.save("one", sides).join()).isEqualTo(2);
    assertThat(comparisons.save("one", sides).join()).isZero();
    assertThat(comparisons.pending(9)).containsExactly("two");
    assertThat(comparisons.byMember(40)).isEmpty();
    comparisons.save("two", Map.of(Side.FIRST, new EngineAgreement(10, 9))).join();
    reopen();
    List<PlayerAgreement> all = new EngineComparisonStore(store().access()).byMember(40);
    assertThat(all).hasSize(1);
    assertThat(all.getFirst().name()).isEqualTo("eva");
    assertThat(all.getFirst().pool()).isEqualTo(POOL);
    assertThat(all.getFirst().games()).isEqualTo(2);
    assertThat(all.getFirst().agreement()).isEqualTo(new EngineAgreement(40, 29));
  }

  @Test
  void gameWithoutResultOrAgainstOneselfChangesNothing() {
    create("aborted", "ana", "bia");
    EventContent abort =
        new EventContent(
            "aborted", Actor.FIRST, "a", 0, new PlayerAction.Abort(), Result.NONE, 9000);
    RatedEvent event = new RatedEvent(Optional.of(EQUAL), Optional.empty(), 0, true);
    store().append(1, abort, 0, rated(abort, event)).join();
    create("self", "ana", "ana");
    end("self", Result.SECOND_WINS, EQUAL).join();
    assertThat(ratings().ofGame("aborted")).isEmpty();
    assertThat(reason("aborted")).isEqualTo(UncountedReason.RESULT);
    assertThat(ratings().ofGame("self")).isEmpty();
    assertThat(reason("self")).isEqualTo(UncountedReason.SELF);
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
  }

  private UncountedReason reason(String game) {
    return ratings().share(game).orElseThrow().reason();
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
    new AccountStore(store().access(), PlayerParts.ALL).delete(member("rui")).join();
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
          .access()
          .write(handle -> new SeatOriginTable(handle).add(game, side, origin, millis))
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
            .access()
            .read(handle ->
                handle.createQuery("SELECT COUNT(*) FROM seat_origin").mapTo(Integer.class).one());
    assertThat(rows).isEqualTo(2);
  }

  @Test
  void gameAgainstLevelChangesOnePlayerAndFirstMoveIsTakenIntoAccount() {
    GlickoRating level = new GlickoRating(1500, 50, 0.09);
    create("level", "ana", "5");
    end("level", Result.FIRST_WINS, new RatingTerms("a", 0, Optional.empty(), Optional.of(level)))
        .join();
    create("human", "ana", "bia");
    end("human", Result.FIRST_WINS, new RatingTerms("b", 0, Optional.empty(), Optional.empty()))
        .join();
    create("first", "eva", "rui");
    end("first", Result.FIRST_WINS, new RatingTerms("c", 200, Optional.empty(), Optional.empty()))
        .join();
    double human = gain("human");
    assertThat(ratings().ofGame("level")).hasSize(1);
    assertThat(gain("first")).isPositive().isLessThan(human);
    assertThat(ratings().ofPlayer(ANA).keySet()).containsExactly("a", "b");
    StoredRating whole =
        new StoredRating(GlickoRating.INITIAL, 0, 9000)
            .after(new GlickoResult(level, 1, 0, 1), 9000);
    assertThat(ratings().find(ANA, "a")).contains(whole);
  }

  private double gain(String game) {
    RatingChange change = ratings().ofGame(game).getFirst();
    return change.after() - change.before();
  }

  @Test
  void simultaneousEndsOfGamesOfSamePlayersAllCount() {
    List<String> games = IntStream.range(0, 12).mapToObj(i -> "g" + i).toList();
    games.forEach(game -> create(game, "p" + game, "rui"));
    List<CompletableFuture<RequestResult>> ends =
        games.stream().map(game -> end(game, Result.SECOND_WINS, EQUAL)).toList();
    ends.forEach(CompletableFuture::join);
    PlayerId rui = member("rui");
    List<RatingChange> history = ratings().history(rui, POOL, 100);
    assertThat(history)
        .extracting(RatingChange::number)
        .isEqualTo(IntStream.rangeClosed(1, 12).boxed().toList());
    for (int i = 1; i < history.size(); i++) {
      assertThat(history.get(i).before()).isEqualTo(history.get(i - 1).after());
    }
    assertThat(ratings().history(rui, POOL, 3)).isEqualTo(history.subList(9, 12));
  }

  @Test
  void positionOfGameInProgressIsKnown() {
    create("game", "ana", "bia");
    EventContent move = SampleEvents.move("game", Actor.FIRST, "m", "c3d3");
    RatedEvent first = new RatedEvent(Optional.of(EQUAL), Optional.of("first"), 5, false);
    store().append(1, move, 0, rated(move, first)).join();
    assertThat(ratings().positionsInProgress())
        .containsExactly(new RatedPosition("game", SampleEvents.RULES, 5, "first", true));
    EventContent reply = SampleEvents.move("game", Actor.SECOND, "r", "d5d4");
    RatedEvent second = new RatedEvent(Optional.of(EQUAL), Optional.of("second"), 6, false);
    store().append(2, reply, 0, rated(reply, second)).join();
    assertThat(ratings().positionsInProgress())
        .extracting(RatedPosition::text)
        .containsExactly("second");
    EventContent end =
        new EventContent(
            "game",
            Actor.FIRST,
            "end",
            6,
            new PlayerAction.Resignation(),
            Result.SECOND_WINS,
            9000);
    RatedEvent over = new RatedEvent(Optional.of(EQUAL), Optional.empty(), 6, true);
    store().append(3, end, 0, rated(end, over)).join();
    assertThat(ratings().positionsInProgress()).isEmpty();
  }

  @Test
  void deletedAccountHasNoRatingsAndOpponentKeepsChange() {
    create("game", "ana", "bia");
    end("game", Result.FIRST_WINS, EQUAL).join();
    assertThat(ratings().leaders(POOL, 10, 9000)).as("a provisional rating").isEmpty();
    new AccountStore(store().access(), PlayerParts.ALL).delete(ANA).join();
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
    assertThat(ratings().ofGame("game")).hasSize(1);
  }

  /// Connects a member.
  private void connect(String name) throws Throwable {
    source()
        .tamper(
            "INSERT INTO connected_member (member, millis) VALUES ('%s', 0)"
                .formatted(member(name).text()));
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
        .access()
        .read(handle ->
            handle.createQuery("SELECT member FROM connected_member").mapTo(String.class).list());
  }

  @Test
  void bestMembersWithCertainRatingsLead() throws Throwable {
    for (int i = 1; i <= 5; i++) {
      signUp("l" + i);
      if (i < 5) {
        connect("l" + i);
      }
      source()
          .tamper(
              """
              INSERT INTO rating (subject, pool, rating, deviation, volatility, results, updated)
              VALUES ('%s', '%s', %d, %d, 0.09, 5, 0)\
              """
                  .formatted(member("l" + i).text(), POOL, 1500 + 60 * i, i == 3 ? 200 : 60));
      for (int game = 0; game < (i == 4 ? 2 : 5); game++) {
        create("c" + i + game, "l" + i, "o" + game);
        source()
            .tamper(
                """
                INSERT INTO rating_change (game, side, player, pool, number, rating_before,
                  rating_after, deviation, opponent, score, millis, opponent_player)
                VALUES ('c%d%d', 'FIRST', '%s', '%s', %d, 1500, 1500, 60, 1500, 1, 0, '%s')\
                """
                    .formatted(
                        i, game, member("l" + i).text(), POOL, game, member("o" + game).text()));
      }
    }
    assertThat(ratings().leaders(POOL, 10, 0))
        .as("neither a provisional rating, nor one against two opponents, nor one of a newcomer")
        .extracting(RatedPlayer::player)
        .containsExactly(member("l2"), member("l1"));
    assertThat(ratings().leaders(POOL, 1, 0)).hasSize(1);
    assertThat(ratings().distribution(POOL, 100, 0))
        .isEqualTo(Map.of(1500, 1, 1600, 1, 1700, 1, 1800, 1));
    long years = 4 * 365 * DAY;
    assertThat(ratings().leaders(POOL, 10, years)).as("after years without games").isEmpty();
    assertThat(ratings().distribution(POOL, 100, years)).isEmpty();
  }
}
