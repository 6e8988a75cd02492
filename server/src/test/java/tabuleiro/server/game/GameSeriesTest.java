package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionException;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.SystemScheduler;

/// Matches, rematches, claims, prepared replies, and how long games stay in memory.
final class GameSeriesTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Seat ANA = Seat.human("Ana");
  private static final SessionSetup PERSONS = SessionSetup.of(TALPA, 1, ANA, ANA);
  private static final long DAY = Duration.ofDays(1).toMillis();

  private LiveGame game(SessionSetup setup, GameSeries series) {
    return games.create(NewGames.taken(setup, series), 1000);
  }

  private static RequestResult at(long millis, LiveGame game, Actor actor, GameAction action) {
    GameSnapshot snapshot = game.snapshot(millis);
    int seen = snapshot.event().sequence();
    return game.submit(new ClientRequest(actor, "c" + seen, seen, snapshot.ply(), action, millis));
  }

  private static void move(long millis, LiveGame game) {
    Position position = game.query(GameSession::position);
    GameAction action = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    assertThat(at(millis, game, Actor.of(position.sideToMove()), action))
        .isInstanceOf(RequestResult.Accepted.class);
  }

  private static Message why(RequestResult reply) {
    return ((RequestResult.Rejected) reply).message();
  }

  private LiveGame next(LiveGame game) {
    return games.game(game.snapshot(0).next().orElseThrow());
  }

  @Test
  void secondGameOfMatchExchangesSidesAndKeepsStart() {
    Game drawn = Games.find("morelli").orElseThrow().game("13");
    SessionSetup setup = SessionSetup.of(drawn, 5, ANA, Seat.computer("Level 3", "3"));
    LiveGame first = game(setup, GameSeries.MATCH);
    at(2000, first, Actor.FIRST, new PlayerAction.Resignation());
    GameSnapshot second = next(first).snapshot(3000);
    assertThat(second.series())
        .isEqualTo(
            new GameSeries(Optional.of(first.id()), true, 2, false, Optional.empty(), false));
    assertThat(second.setup().seat(Side.FIRST).playerId()).contains("3");
    assertThat(second.setup().start()).isEqualTo(setup.start());
    assertThat(second.isPaused()).isFalse();
    at(4000, next(first), Actor.SECOND, new PlayerAction.Resignation());
    assertThat(next(first).snapshot(5000).next()).isEmpty();
  }

  /// Trench: "When they are equal a third game decides, in the variant `to40`, sides as in the
  /// first game".
  @Test
  void tiedTrenchMatchHasThirdGame() {
    SessionSetup setup = SessionSetup.of(Games.find("trench").orElseThrow().game(), 1, ANA, ANA);
    LiveGame first = game(setup, GameSeries.MATCH);
    at(2000, first, Actor.FIRST, new PlayerAction.Resignation());
    LiveGame second = next(first);
    at(
        3000,
        second,
        Actor.FIRST,
        new PlayerAction.Resignation()); // Each player has now resigned one game.
    GameSnapshot third = next(second).snapshot(4000);
    assertThat(third.series())
        .isEqualTo(
            new GameSeries(Optional.of(second.id()), true, 3, false, Optional.empty(), false));
    assertThat(third.setup().game().id().variant()).isEqualTo("to40");
    assertThat(third.isPaused()).isFalse();
    assertThat(store.seats().sidesOf(third.game(), "FIRST")).containsExactly(Side.FIRST);
    at(5000, next(second), Actor.FIRST, new PlayerAction.Resignation());
    assertThat(next(second).snapshot(6000).next()).isEmpty();
    GameAction offer = new PlayerAction.Offer(OfferKind.REMATCH);
    at(7000, next(second), Actor.FIRST, offer);
    at(7000, next(second), Actor.SECOND, offer);
    GameSnapshot another = next(next(second)).snapshot(8000);
    assertThat(another.series().round()).isEqualTo(1);
    assertThat(another.setup().game()).isEqualTo(setup.game());
  }

  @Test
  void noThirdGameFollowsWhenTheFirstWasDeleted() {
    SessionSetup setup = SessionSetup.of(Games.find("trench").orElseThrow().game(), 1, ANA, ANA);
    LiveGame first = game(setup, GameSeries.MATCH);
    at(2000, first, Actor.FIRST, new PlayerAction.Resignation());
    LiveGame second = next(first);
    Database.await(store.database().write(handle -> GameTransactions.delete(handle, first.id())));
    games.forget(first.id());
    assertThatThrownBy(() -> games.game(first.id())).isInstanceOf(StoreException.class);
    assertThat(at(3000, second, Actor.FIRST, new PlayerAction.Resignation()))
        .isInstanceOf(RequestResult.Accepted.class);
    assertThat(second.snapshot(4000).next()).isEmpty();
    assertThat(new LiveGames(store).game(second.id()).snapshot(5000).ending()).isPresent();
    assertThat(at(3500, first, Actor.SECOND, new PlayerAction.Offer(OfferKind.REMATCH)))
        .isInstanceOf(RequestResult.Rejected.class);
  }

  @Test
  void decidedTrenchMatchEndsAfterTwoGames() {
    SessionSetup setup = SessionSetup.of(Games.find("trench").orElseThrow().game(), 1, ANA, ANA);
    LiveGame first = game(setup, GameSeries.MATCH);
    at(2000, first, Actor.FIRST, new PlayerAction.Resignation());
    at(3000, next(first), Actor.SECOND, new PlayerAction.Resignation());
    assertThat(next(first).snapshot(4000).next()).isEmpty();
  }

  @Test
  void withdrawnGameEndsWithoutResult() {
    LiveGame game = games.create(NewGames.waiting(PERSONS), 1000);
    assertThat(why(at(2000, game, Actor.FIRST, new PlayerAction.Resignation())))
        .isEqualTo(Message.of("live.not-begun"));
    GameAction withdrawal = new PlayerAction.Withdrawal();
    assertThat(at(3000, game, Actor.FIRST, withdrawal)).isInstanceOf(RequestResult.Accepted.class);
    Ending ending = new LiveGames(store).game(game.id()).snapshot(4000).ending().orElseThrow();
    assertThat(ending.formatResult()).isEqualTo("result * (withdrawn)");
    assertThat(store.queries().unfinished()).isEmpty();
    assertThat(games.record(game.id()).tag("Termination")).contains("abandoned");
    game.seats().take("two", "next", new SeatTaker("Bruno", "SECOND"), 5000);
    assertThat(game.snapshot(6000).ending()).contains(ending);
    LiveGame begun = game(PERSONS, GameSeries.SINGLE);
    assertThat(why(at(2000, begun, Actor.FIRST, withdrawal))).isEqualTo(Message.of("live.begun"));
  }

  @Test
  void missingNextGameIsCreatedOnReload() {
    LiveGame first = game(PERSONS, GameSeries.MATCH);
    int seen = first.head().sequence();
    GameAction resignation = new PlayerAction.Resignation();
    // As if the server had stopped between the two commits.
    EventContent content =
        new EventContent(first.id(), Actor.FIRST, "r", 0, resignation, Result.SECOND_WINS, 2000);
    store.append(seen, content).join();
    LiveGames after = new LiveGames(store);
    long now = System.currentTimeMillis();
    String next = after.game(first.id()).snapshot(3000).next().orElseThrow();
    assertThat(store.history(next).getLast().content().timeMillis())
        .as("no player could play the game before")
        .isGreaterThanOrEqualTo(now);
    assertThat(after.game(next).snapshot(3000).series().round()).isEqualTo(2);
    assertThat(new LiveGames(store).game(first.id()).snapshot(4000).next()).contains(next);
  }

  @Test
  void rematchNeedsBothPlayersAndComputerAlwaysAccepts() {
    LiveGame game = game(PERSONS, GameSeries.SINGLE);
    GameAction offer = new PlayerAction.Offer(OfferKind.REMATCH);
    assertThat(why(at(2000, game, Actor.FIRST, offer))).isEqualTo(Message.of("live.not-over"));
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    at(2000, game, Actor.SECOND, offer);
    assertThat(game.snapshot(2000).offers()).isEqualTo(Map.of(OfferKind.REMATCH, Side.SECOND));
    assertThat(why(at(2000, game, Actor.SECOND, offer)).key())
        .isEqualTo("live.already-offered-rematch");
    at(2000, game, Actor.FIRST, new PlayerAction.OfferResponse(OfferKind.REMATCH, false));
    assertThat(game.snapshot(2000).offers()).isEmpty();
    assertThat(
            why(at(
                    2000,
                    game,
                    Actor.FIRST,
                    new PlayerAction.OfferResponse(OfferKind.REMATCH, true)))
                .key())
        .isEqualTo("live.no-rematch");
    at(2000, game, Actor.FIRST, offer);
    at(2000, game, Actor.SECOND, offer);
    assertThat(next(game).seats().sidesOf(Side.FIRST.toString())).containsExactly(Side.SECOND);
    assertThat(why(at(2000, game, Actor.FIRST, offer))).isEqualTo(Message.of("live.goes-on"));
    SessionSetup against = SessionSetup.of(TALPA, 1, ANA, Seat.computer("5", "5"));
    LiveGame alone = game(against, GameSeries.SINGLE);
    at(2000, alone, Actor.FIRST, new PlayerAction.Resignation());
    at(2000, alone, Actor.FIRST, offer);
    assertThat(next(alone).snapshot(2000).turn()).contains(Side.FIRST);
  }

  @Test
  void absentOpponentLosesByClaim() {
    LiveGame game = game(PERSONS, GameSeries.SINGLE);
    move(2000, game);
    GameAction claim = new PlayerAction.WinClaim();
    Message notYet = Message.of("live.no-claim", 14);
    assertThat(why(at(1999 + 14 * DAY, game, Actor.FIRST, claim))).isEqualTo(notYet);
    assertThat(game.view(2000 + 14 * DAY).claimant()).contains(Side.FIRST);
    assertThat(why(at(2000 + 14 * DAY, game, Actor.SECOND, claim))).isEqualTo(notYet);
    assertThat(at(2000 + 14 * DAY, game, Actor.FIRST, claim))
        .isInstanceOf(RequestResult.Accepted.class);
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.query(GameSession::ending))
        .contains(Ending.of(Ending.Kind.ABANDONED, Result.FIRST_WINS));
    assertThat(store.queries().unfinished()).isEmpty();
  }

  @Test
  void runningClockRulesOutClaim() {
    LiveGame game = game(PERSONS.withTimeControl(TimeControl.parse("14d/move")), GameSeries.SINGLE);
    move(2000, game);
    assertThat(game.view(1999 + 14 * DAY).claimant()).isEmpty();
    assertThat(game.checkClock(1999 + 14 * DAY)).contains(2000 + 14 * DAY);
    assertThat(game.checkClock(2000 + 14 * DAY)).isEmpty();
    assertThat(game.query(GameSession::ending)).contains(Ending.timeout(Side.SECOND));
  }

  @Test
  void preparedReplyIsStoredAsEvent() {
    LiveGame game = game(PERSONS.withTimeControl(TimeControl.parse("2d/move")), GameSeries.SINGLE);
    Position start = TALPA.start(1);
    String first = start.formatMove(start.moveAt(0));
    Position then = start.play(start.moveAt(0));
    String reply = then.formatMove(then.moveAt(3));
    game.setPreparedReplies(Side.SECOND, List.of(Map.entry(first, reply)));
    assertThat(game.preparedReplies(Side.SECOND)).isEqualTo(Map.of(first, reply));
    List<Integer> seen = new ArrayList<>();
    game.watch(2, snapshot -> seen.add(snapshot.event().sequence()));
    move(DAY, game);
    assertThat(seen).containsExactly(3, 4);
    GameEvent last = store.history(game.id()).getLast();
    assertThat(last.content().actor()).isEqualTo(Actor.SECOND);
    assertThat(last.content().action()).isEqualTo(new PlayerAction.Move(reply));
    assertThat(game.preparedReplies(Side.SECOND))
        .as("the replies do not apply to the new position")
        .isEmpty();
    assertThatThrownBy(() -> game.setPreparedReplies(Side.FIRST, List.of()))
        .isInstanceOf(SessionException.class)
        .hasMessageContaining("live.prepare-later");
    assertThatThrownBy(
            () -> game(PERSONS, GameSeries.SINGLE).setPreparedReplies(Side.SECOND, List.of()))
        .hasMessageContaining("live.not-over-days");
  }

  @Test
  void unreferencedGamesLeaveMemory() throws Exception {
    games = new LiveGames(store, new SystemScheduler(), DowntimeLog.ALWAYS, 3);
    LiveGame watched = game(PERSONS, GameSeries.SINGLE);
    List<Integer> seen = new ArrayList<>();
    watched.watch(2, snapshot -> seen.add(snapshot.event().sequence()));
    String id = watched.id();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      others.add(game(PERSONS, GameSeries.SINGLE).id());
    }
    for (int i = 0; i < 50 && games.loadedCount() > 4; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(games.loadedCount()).isEqualTo(4);
    assertThat(games.game(id)).as("there is only one copy").isSameAs(watched);
    move(2000, games.game(id));
    assertThat(seen).containsExactly(3);
    assertThat(games.game(others.getFirst()).head().sequence()).isEqualTo(2);
  }

  @Test
  void rematchKeepsCustomStart() {
    Position start = TALPA.start(1);
    Position later = start.play(start.moveAt(4));
    LiveGame game =
        game(
            new SessionSetup(later, OptionalLong.empty(), ANA, ANA, TimeControls.none()),
            GameSeries.SINGLE);
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.REMATCH));
    at(2000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.REMATCH, true));
    assertThat(next(game).query(GameSession::position)).isEqualTo(later);
  }

  @Test
  void playersKeepTheirTimesWhenTheyExchangeSides() {
    TimeControls odds = TimeControls.parse("10m,3m");
    LiveGame game = game(PERSONS.withTimeControls(odds), GameSeries.SINGLE);
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.REMATCH));
    at(2000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.REMATCH, true));
    assertThat(next(game).snapshot(2000).clock().settings())
        .isEqualTo(TimeControls.parse("3m,10m"));
  }

  @Test
  void secondPlayerTakesOverTheFirstMoveOnce() {
    LiveGame game = game(PERSONS, GameSeries.SINGLE.withSwapRule());
    GameAction swap = new PlayerAction.Swap();
    Message refusal = Message.of("live.no-swap");
    assertThat(why(at(2000, game, Actor.SECOND, swap))).isEqualTo(refusal);
    move(2000, game);
    assertThat(game.snapshot(2000).isSwappable()).isTrue();
    assertThat(why(at(3000, game, Actor.FIRST, swap))).isEqualTo(refusal);
    at(3000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.DRAW));
    assertThat(at(4000, game, Actor.SECOND, swap)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.seats().sidesOf("FIRST")).containsExactly(Side.SECOND);
    assertThat(game.seats().sidesOf("SECOND")).containsExactly(Side.FIRST);
    GameSnapshot after = new LiveGames(store).game(game.id()).snapshot(4000);
    assertThat(after.offers()).isEmpty();
    assertThat(after.isSwappable()).isFalse();
    assertThat(after.turn()).contains(Side.SECOND);
    assertThat(why(at(5000, game, Actor.SECOND, swap))).isEqualTo(refusal);
    move(5000, game);
    assertThat(games.record(game.id()).tag("Swapped")).contains("yes");
  }

  @Test
  void requestsAreRepeatedByThePlayerAndNotByTheSideThatTheyHadThen() {
    LiveGame game = game(PERSONS, GameSeries.SINGLE.withSwapRule());
    move(2000, game);
    GameAction swap = new PlayerAction.Swap();
    ClientRequest request = new ClientRequest(Actor.SECOND, "mine", 3, 1, swap, 3000);
    RequestResult first = game.submit(request);
    assertThat(first).isInstanceOf(RequestResult.Accepted.class);
    ClientRequest again = new ClientRequest(Actor.FIRST, "mine", 3, 1, swap, 4000);
    assertThat(game.submit(again)).isEqualTo(first);
    // Repeated while the first was being stored, so with the side that the player had before.
    assertThat(game.submit(request)).isEqualTo(first);
    // The opponent has the side now on which that id was used, and cannot use it.
    ClientRequest other = new ClientRequest(Actor.SECOND, "mine", 4, 1, swap, 4000);
    assertThat(game.submit(other)).isInstanceOf(RequestResult.Rejected.class);
    assertThat(game.head()).isEqualTo(first.head());
  }

  @Test
  void gamesWithoutTheRuleAreNotSwapped() {
    LiveGame game = game(PERSONS, GameSeries.SINGLE);
    move(2000, game);
    assertThat(why(at(3000, game, Actor.SECOND, new PlayerAction.Swap())))
        .isEqualTo(Message.of("live.no-swap"));
    LiveGame days =
        game(
            PERSONS.withTimeControl(TimeControl.parse("3d/move")),
            GameSeries.SINGLE.withSwapRule());
    move(2000, days);
    at(2000 + DAY, days, Actor.SECOND, new PlayerAction.Swap());
    assertThat(days.snapshot(2000 + DAY).clock().second()).contains(Duration.ofDays(3));
  }
}
