package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
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
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// The ratings that games change, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class RatedGamesStoreTest extends RatedGamesContract {
  RatedGamesStoreTest(TestDatabase database) {
    super(database);
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
    EngineComparisonStore comparisons = new EngineComparisonStore(store().database());
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
    List<PlayerAgreement> all = new EngineComparisonStore(store().database()).byMember(40);
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
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    assertThat(ratings().ofPlayer(ANA)).isEmpty();
    assertThat(ratings().ofGame("game")).hasSize(1);
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
