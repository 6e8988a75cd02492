package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.DrivenScheduler;

/// The time that each human has for the first move of a live game.
final class FirstMoveTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Seat ANA = Seat.human("Ana");
  private static final SessionSetup TIMED = setup(ANA, "10s");

  private static SessionSetup setup(Seat second, String clock) {
    return SessionSetup.of(TALPA, 1, ANA, second).withTimeControl(TimeControl.parse(clock));
  }

  /// Returns a game that begins at 1,000 ms.
  private LiveGame game(SessionSetup setup) {
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000);
  }

  private static RequestResult at(long millis, LiveGame game, Actor actor, GameAction action) {
    GameSnapshot seen = game.snapshot(0);
    int sequence = seen.event().sequence();
    return game.submit(
        new ClientRequest(actor, "c" + sequence, sequence, seen.ply(), action, millis));
  }

  private static GameAction firstMove(Position position) {
    return new PlayerAction.Move(position.formatMove(position.moveAt(0)));
  }

  private static RequestResult move(long millis, LiveGame game) {
    Position position = game.query(GameSession::position);
    return at(millis, game, Actor.of(position.sideToMove()), firstMove(position));
  }

  private GameAction lastAction(LiveGame game) {
    return store.history(game.id()).getLast().content().action();
  }

  @Test
  void gameWithoutFirstMoveEndsWithoutResult() {
    LiveGame game = game(TIMED);
    assertThat(game.snapshot(31_000).clock().firstMoveDeadline()).contains(61_000L);
    assertThat(game.checkClock(60_999)).contains(61_000L);
    assertThat(game.snapshot(60_999).ending()).isEmpty();
    assertThat(game.checkClock(61_000)).isEmpty();
    assertThat(lastAction(game)).isEqualTo(new ServerAction.NoStart());
    assertThat(game.snapshot(61_000).ending()).contains(Ending.notStarted());
    assertThat(store.history(game.id()).getLast().content().result()).isEqualTo(Result.NONE);
    assertThat(store.queries().unfinished()).isEmpty();
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.snapshot(90_000).ending()).contains(Ending.notStarted());
    assertThat(again.snapshot(90_000).clock().firstMoveDeadline()).isEmpty();
    assertThat(games.record(game.id()).tag("Termination")).contains("abandoned");
  }

  @Test
  void secondSideHasItsOwnTimeForItsFirstMove() {
    LiveGame game = game(TIMED);
    assertThat(move(60_999, game)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.checkClock(61_000)).contains(120_999L);
    assertThat(game.checkClock(120_999)).isEmpty();
    assertThat(game.snapshot(120_999).ending()).contains(Ending.notStarted());
  }

  @Test
  void clockRunsAfterBothFirstMoves() {
    LiveGame game = game(TIMED);
    move(50_000, game);
    move(100_000, game);
    assertThat(game.snapshot(100_000).clock().firstMoveDeadline()).isEmpty();
    assertThat(game.checkClock(100_000)).contains(110_000L);
  }

  @Test
  void lateFirstMoveIsRefused() {
    LiveGame game = game(TIMED);
    Position start = game.query(GameSession::position);
    ClientRequest late = new ClientRequest(Actor.FIRST, "late", 2, 0, firstMove(start), 61_000);
    assertThat(game.submit(late)).isEqualTo(RequestResult.stale(game.head()));
    assertThat(lastAction(game)).isEqualTo(new ServerAction.NoStart());
    assertThat(at(62_000, game, Actor.SECOND, new PlayerAction.Offer(OfferKind.REMATCH)))
        .as("the players may try again")
        .isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void onlyLiveGamesBetweenHumansHaveThatTime() {
    for (SessionSetup setup :
        List.of(
            setup(ANA, "off"),
            setup(ANA, "1d/move"),
            setup(Seat.computer("Level 1", "1"), "10s"))) {
      LiveGame game = game(setup);
      assertThat(game.snapshot(1000).clock().firstMoveDeadline()).isEmpty();
      assertThat(game.snapshot(1_000_000).ending()).isEmpty();
    }
    LiveGame waiting = games.create(NewGames.waiting(TIMED), 1000);
    assertThat(waiting.checkClock(1_000_000)).as("it has not begun").isEmpty();
    assertThat(waiting.snapshot(1_000_000).ending()).isEmpty();
  }

  @Test
  void takebackBeginsThatTimeAnew() {
    LiveGame game = game(TIMED);
    move(30_000, game);
    at(40_000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.TAKEBACK));
    assertThat(game.checkClock(40_000)).as("an offer changes nothing").contains(90_000L);
    at(50_000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true));
    assertThat(game.checkClock(50_000)).contains(110_000L);
  }

  /// The first game of the match has counted, so the second cannot end without a result.
  @Test
  void clockStartsInLaterGameOfMatch() {
    LiveGame first = games.create(NewGames.taken(TIMED, GameSeries.MATCH), 1000);
    move(1000, first);
    move(1000, first);
    at(2000, first, Actor.FIRST, new PlayerAction.Resignation());
    LiveGame game = games.game(first.snapshot(2000).next().orElseThrow());
    int seen = game.head().sequence();
    long begin = store.history(game.id()).getLast().content().timeMillis();
    Position start = game.query(GameSession::position);
    assertThat(game.checkClock(begin + 59_999)).contains(begin + 60_000);
    assertThat(game.checkClock(begin + 60_000)).contains(begin + 70_000);
    assertThat(lastAction(game)).isEqualTo(new ServerAction.ClockStart());
    assertThat(game.snapshot(begin + 61_000).clock().running()).contains(Side.FIRST);
    ClientRequest request =
        new ClientRequest(Actor.FIRST, "m", seen, 0, firstMove(start), begin + 63_000);
    assertThat(game.submit(request))
        .as("the start of the clock makes no move stale")
        .isInstanceOf(RequestResult.Accepted.class);
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.checkClock(begin + 63_000)).contains(begin + 73_000);
    assertThat(again.checkClock(begin + 73_000)).isEmpty();
    assertThat(again.query(GameSession::ending)).contains(Ending.timeout(Side.SECOND));
  }

  @Test
  void matchEndsWhenItsFirstGameDoesNotStart() {
    LiveGame game = games.create(NewGames.taken(TIMED, GameSeries.MATCH), 1000);
    assertThat(game.snapshot(61_000).ending()).contains(Ending.notStarted());
    assertThat(game.snapshot(61_000).next()).isEmpty();
  }

  @Test
  void downtimeBeginsThatTimeAnew() {
    LiveGame game = game(TIMED);
    store.heartbeats().record(() -> 40_000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new DrivenScheduler(0), new KnownDowntime(1_000_000));
    LiveGame again = games.game(game.id());
    assertThat(again.checkClock(1_000_000)).contains(1_060_000L);
    assertThat(move(1_059_999, again)).isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void timeThatRanOutBeforeDowntimeCounts() {
    LiveGame game = game(TIMED);
    store.heartbeats().record(() -> 61_000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new DrivenScheduler(0), new KnownDowntime(1_000_000));
    assertThat(games.game(game.id()).snapshot(1_000_000).ending()).contains(Ending.notStarted());
  }

  /// Earlier versions of the server did not limit the time for the first move.
  @Test
  void gameOfEarlierVersionWithLateFirstMoveGoesOn() {
    LiveGame game = game(TIMED);
    Position start = game.query(GameSession::position);
    String id = game.id();
    EventContent late =
        new EventContent(id, Actor.FIRST, "m", 0, firstMove(start), Result.NONE, 500_000);
    store.append(2, late).join();
    LiveGame again = new LiveGames(store).game(id);
    assertThat(again.checkClock(500_000)).contains(560_000L);
    assertThat(again.query(GameSession::ending)).isEqualTo(Optional.empty());
  }

  @Test
  void playersCannotPerformActionsOfServer() {
    LiveGame game = game(TIMED);
    for (GameAction action : List.of(new ServerAction.NoStart(), new ServerAction.ClockStart())) {
      assertThat(((RequestResult.Rejected) at(2000, game, Actor.FIRST, action)).message())
          .isEqualTo(Message.of("live.not-yours"));
      assertThat(((RequestResult.Rejected) at(2000, game, Actor.SERVER, action)).message())
          .isEqualTo(Message.of("live.no-missed-move"));
      assertThat(GameAction.parse(action.format())).isEqualTo(action);
    }
  }
}
