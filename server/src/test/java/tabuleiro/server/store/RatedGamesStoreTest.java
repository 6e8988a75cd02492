package tabuleiro.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.account.Member;
import tabuleiro.server.store.account.SignedInDevice;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.game.Visibility;
import tabuleiro.server.store.rating.EngineAgreement;
import tabuleiro.server.store.rating.EngineComparisonStore;
import tabuleiro.server.store.rating.GameRatingStore;
import tabuleiro.server.store.rating.PlayerAgreement;
import tabuleiro.server.store.rating.RatedEvent;
import tabuleiro.server.store.rating.RatingChange;
import tabuleiro.server.store.rating.RatingData;
import tabuleiro.server.store.rating.RatingTerms;
import tabuleiro.server.store.rating.StoredRating;
import tabuleiro.server.store.search.EventEffects;
import tabuleiro.server.store.seat.HumanPlayer;
import tabuleiro.server.store.seat.SeatPlan;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// The ratings that games change, on each database.
@ParameterizedClass
@EnumSource
final class RatedGamesStoreTest extends StoreContract {
  private static final String POOL = "talpa-8x8-blitz";
  private static final RatingTerms EQUAL =
      new RatingTerms(POOL, 0, Optional.empty(), Optional.empty());
  private static final PlayerId ANA = PlayerId.ofVisitor("ana");
  private static final PlayerId BIA = PlayerId.ofVisitor("bia");

  RatedGamesStoreTest(TestDatabase database) {
    super(database);
  }

  private GameRatingStore ratings() {
    return new GameRatingStore(store().access());
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

  private static SeatPlan seat(String game, String player) {
    return player.matches("[1-9]")
        ? SeatPlan.computer(player)
        : SeatPlan.taken(game + player, new HumanPlayer(player, player));
  }

  private CompletableFuture<RequestResult> end(String game, Result result, RatingTerms terms) {
    EventContent content =
        new EventContent(game, Actor.FIRST, "end", 9, new PlayerAction.Resignation(), result, 9000);
    RatedEvent event = new RatedEvent(terms, OptionalLong.empty(), 9);
    return store()
        .append(1, content, 0, new EventEffects(Optional.of(event), Optional.empty()), () -> {});
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
    RatedEvent later = new RatedEvent(EQUAL, OptionalLong.empty(), 9);
    store()
        .append(2, rematch, 0, new EventEffects(Optional.of(later), Optional.empty()), () -> {})
        .join();
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
    PlayerId member = new PlayerId("m" + "1".repeat(16));
    store()
        .accounts()
        .signUp(
            new Member(member, "Eva", "eva", "hash", 1000),
            List.of(),
            new SignedInDevice("device", "Firefox", 1000, 1000),
            Optional.empty())
        .join();
    EngineComparisonStore comparisons = new EngineComparisonStore(store().access());
    for (String game : List.of("one", "two")) {
      GameInfo info = new GameInfo(game, SampleEvents.RULES, Visibility.PUBLIC, 1000);
      store()
          .create(
              info,
              SampleEvents.START,
              Map.of(
                  Side.FIRST,
                  SeatPlan.member("token" + game, member, "Eva"),
                  Side.SECOND,
                  seat(game, "bia")))
          .join();
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
    assertThat(all.getFirst().name()).isEqualTo("Eva");
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
    RatedEvent event = new RatedEvent(EQUAL, OptionalLong.empty(), 0);
    store()
        .append(1, abort, 0, new EventEffects(Optional.of(event), Optional.empty()), () -> {})
        .join();
    create("self", "ana", "ana");
    end("self", Result.SECOND_WINS, EQUAL).join();
    assertThat(ratings().ofGame("aborted")).isEmpty();
    assertThat(ratings().ofGame("self")).isEmpty();
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
  }

  @Test
  void gameAgainstLevelCountsHalfAndFirstMoveIsTakenIntoAccount() {
    GlickoRating level = new GlickoRating(1500, 50, 0.09);
    create("level", "ana", "5");
    end("level", Result.FIRST_WINS, new RatingTerms("a", 0, Optional.empty(), Optional.of(level)))
        .join();
    create("human", "ana", "bia");
    end("human", Result.FIRST_WINS, new RatingTerms("b", 0, Optional.empty(), Optional.empty()))
        .join();
    create("first", "ana", "bia");
    end("first", Result.FIRST_WINS, new RatingTerms("c", 200, Optional.empty(), Optional.empty()))
        .join();
    double human = gain("human");
    assertThat(ratings().ofGame("level")).hasSize(1);
    assertThat(gain("level")).isPositive();
    assertThat(gain("first")).isPositive().isLessThan(human);
    assertThat(ratings().ofPlayer(ANA).keySet()).containsExactly("a", "b", "c");
    StoredRating half =
        new StoredRating(GlickoRating.INITIAL, 0, 9000)
            .after(new GlickoResult(level, 1, 0, 0.5), 9000);
    assertThat(ratings().find(ANA, "a")).contains(half);
  }

  private double gain(String game) {
    RatingChange change = ratings().ofGame(game).getFirst();
    return change.after() - change.before();
  }

  @Test
  void simultaneousEndsOfGamesOfSamePlayersAllCount() {
    List<String> games = IntStream.range(0, 12).mapToObj(i -> "g" + i).toList();
    games.forEach(game -> create(game, game.hashCode() % 2 == 0 ? "ana" : "bia", "rui"));
    List<CompletableFuture<RequestResult>> ends =
        games.stream().map(game -> end(game, Result.SECOND_WINS, EQUAL)).toList();
    ends.forEach(CompletableFuture::join);
    PlayerId rui = PlayerId.ofVisitor("rui");
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
    RatedEvent first = new RatedEvent(EQUAL, OptionalLong.of(-7L), 5);
    store()
        .append(1, move, 0, new EventEffects(Optional.of(first), Optional.empty()), () -> {})
        .join();
    assertThat(ratings().isAnyBeingPlayed(List.of(1L, -7L))).isTrue();
    EventContent reply = SampleEvents.move("game", Actor.SECOND, "r", "d5d4");
    RatedEvent second = new RatedEvent(EQUAL, OptionalLong.of(8L), 6);
    store()
        .append(2, reply, 0, new EventEffects(Optional.of(second), Optional.empty()), () -> {})
        .join();
    assertThat(ratings().isAnyBeingPlayed(List.of(-7L))).isFalse();
    assertThat(ratings().isAnyBeingPlayed(List.of(8L))).isTrue();
    EventContent end =
        new EventContent(
            "game",
            Actor.FIRST,
            "end",
            6,
            new PlayerAction.Resignation(),
            Result.SECOND_WINS,
            9000);
    RatedEvent over = new RatedEvent(EQUAL, OptionalLong.empty(), 6);
    store()
        .append(3, end, 0, new EventEffects(Optional.of(over), Optional.empty()), () -> {})
        .join();
    assertThat(ratings().isAnyBeingPlayed(List.of(8L))).isFalse();
  }

  @Test
  void visitorTakesRatingsAlong() {
    create("game", "ana", "bia");
    end("game", Result.FIRST_WINS, EQUAL).join();
    double before = ratings().find(ANA, POOL).orElseThrow().glicko().rating();
    PlayerId member = PlayerId.newMember(new SecureRandom());
    RatingData data = new RatingData();
    store()
        .access()
        .write(handle -> {
          data.move(handle, ANA, member);
          return true;
        })
        .join();
    assertThat(ratings().find(ANA, POOL)).isEmpty();
    assertThat(ratings().find(member, POOL).orElseThrow().glicko().rating()).isEqualTo(before);
    assertThat(ratings().history(member, POOL, 10)).hasSize(1);
    assertThat(ratings().leaders(POOL, 10)).as("a provisional rating").isEmpty();
    store()
        .access()
        .write(handle -> {
          data.delete(handle, member);
          return true;
        })
        .join();
    assertThat(ratings().ofPlayer(member)).isEmpty();
    assertThat(ratings().ofGame("game")).hasSize(1);
  }

  @Test
  void bestMembersWithCertainRatingsLead() throws Throwable {
    for (int i = 1; i <= 3; i++) {
      source()
          .tamper(
              """
              INSERT INTO rating (subject, pool, rating, deviation, volatility, results, updated)
              VALUES ('m%016d', '%s', %d, %d, 0.09, 5, 0)\
              """
                  .formatted(i, POOL, 1500 + 60 * i, i == 3 ? 200 : 60));
    }
    assertThat(ratings().leaders(POOL, 10))
        .extracting(leader -> leader.player().text().substring(16))
        .containsExactly("2", "1");
    assertThat(ratings().leaders(POOL, 1)).hasSize(1);
    assertThat(ratings().distribution(POOL, 100)).isEqualTo(Map.of(1500, 1, 1600, 1));
  }
}
