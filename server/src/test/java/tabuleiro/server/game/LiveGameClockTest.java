package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tabuleiro.play.Ending;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.DrivenScheduler;

/// The clocks of live games: flags, and the times in which no server ran.
final class LiveGameClockTest extends TalpaGames {
  @Test
  void flagFallIsStoredAsEvent() {
    LiveGame game =
        game(SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s")));
    legalMove(game, 50_000);
    legalMove(game, 100_000);
    assertThat(game.checkClock(100_000)).as("runs after both first moves").contains(110_000L);
    assertThat(game.checkClock(109_999)).contains(110_000L);
    RequestResult late = at(110_000, game, Actor.FIRST, new PlayerAction.Move("a1a2"));
    assertThat(late).isEqualTo(RequestResult.stale(game.head()));
    List<GameEvent> events = store.history(game.id());
    assertThat(events.getLast().content().action()).isEqualTo(new ServerAction.FlagFall());
    assertThat(events.getLast().content().result().format()).isEqualTo("0-1");
    assertThat(store.queries().unfinished()).isEmpty();
    LiveGame again = new LiveGames(store).game(game.id());
    assertThat(again.query(GameSession::ending)).contains(Ending.timeout(Side.FIRST));
    assertThat(again.checkClock(112_000)).isEmpty();
    assertThat(store.history(game.id())).hasSize(5);
  }

  @Test
  void downtimeIsLeftOutOfClocks() {
    SessionSetup setup =
        SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = game(setup);
    LiveGame waiting = games.create(NewGames.waiting(setup), 1000);
    legalMove(game, 1000);
    legalMove(game, 1000);
    store.heartbeats().record(() -> 4000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new DrivenScheduler(0), new KnownDowntime(1_000_000));
    List<String> loaded = new ArrayList<>();
    games.onLoad(each -> loaded.add(each.id()));
    games.resumeDue(1_000_000, false);
    assertThat(loaded).as("nothing is to be done in the other one").containsExactly(game.id());
    LiveGame again = games.game(game.id());
    assertThat(again.checkClock(1_000_000)).contains(1_007_000L);
    assertThat(store.history(waiting.id())).as("its clock was stopped").hasSize(1);
    assertThat(again.checkClock(1_007_000)).isEmpty();
    assertThat(again.query(GameSession::ending)).contains(Ending.timeout(Side.FIRST));
  }

  /// The player has seen the state before the pause of the server, and nothing else has happened.
  @Test
  void downtimeMakesNoCommandStale() {
    SessionSetup setup =
        SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = game(setup);
    legalMove(game, 1000);
    legalMove(game, 1000);
    GameSnapshot before = game.snapshot(1500);
    store.heartbeats().record(() -> 4000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new DrivenScheduler(0), new KnownDowntime(1_000_000));
    LiveGame again = games.game(game.id());
    Position position = before.position();
    int seen = before.event().sequence();
    PlayerAction move = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    ClientRequest old = new ClientRequest(Actor.FIRST, "old", seen - 1, 2, move, 1_001_000);
    assertThat(again.submit(old)).isEqualTo(RequestResult.stale(again.head()));
    assertThat(again.head().sequence()).as("a pause and its end").isEqualTo(seen + 2);
    ClientRequest request = new ClientRequest(Actor.FIRST, "m", seen, 2, move, 1_001_000);
    RequestResult reply = again.submit(request);
    assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
    assertThat(again.submit(request)).as("the same again").isEqualTo(reply);
    ClientRequest late = new ClientRequest(Actor.SECOND, "n", seen, 2, move, 1_001_000);
    assertThat(again.submit(late)).isEqualTo(RequestResult.stale(again.head()));
  }

  /// The computer does not lose the downtime, although no clock ran when it began.
  @Test
  void commandThatWaitedThroughDowntimeCountsFromItsEnd() {
    Seat computer = Seat.computer("Level 1", "1");
    LiveGame game =
        game(SessionSetup.of(TALPA, 1, computer, ANA).withTimeControl(TimeControl.parse("10s")));
    legalMove(game, 1000);
    restartAfterDowntime();
    LiveGame again = games.game(game.id());
    assertThat(legalMove(again, 1200)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(again.checkClock(1_000_000)).as("starts with this move").contains(1_010_000L);
  }

  @Test
  void seatTakenBeforeDowntimeStartsGameAfterIt() {
    SessionSetup setup =
        SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = games.create(NewGames.waiting(setup), 1000);
    restartAfterDowntime();
    LiveGame again = games.game(game.id());
    SeatTaker second = new SeatTaker("Rui", "SECOND");
    assertThat(again.seats().take("two", "two", second, 1200))
        .isEqualTo(new SeatResult.Seated(Side.SECOND));
    assertThat(again.checkClock(1_000_000)).as("a whole first move").contains(1_060_000L);
  }

  /// This server skips the downtime in a state that lacks a move of another server, so its pause is
  /// rejected.
  @Test
  void downtimeIsSkippedAgainWhenAnotherServerWasFaster() {
    SessionSetup setup =
        SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = game(setup);
    legalMove(game, 1000);
    legalMove(game, 1000);
    AtomicLong downtimeEnd = new AtomicLong();
    DowntimeLog downtimeLog =
        new DowntimeLog() {
          @Override
          public void confirm(long millis) {}

          @Override
          public long downtimeEndMillis() {
            return downtimeEnd.get();
          }
        };
    LiveGame late = new LiveGames(store, new DrivenScheduler(0), downtimeLog).game(game.id());
    legalMove(game, 1100);
    recordDowntime();
    downtimeEnd.set(1_000_000);
    Position position = game.query(GameSession::position);
    PlayerAction move = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    int seen = game.head().sequence();
    assertThat(late.submit(new ClientRequest(Actor.SECOND, "m", seen, 3, move, 1_002_000)))
        .as("2.4 of 10 seconds are used")
        .isInstanceOf(RequestResult.Accepted.class);
    assertThat(late.checkClock(1_002_000)).as("0.1 were used before").contains(1_011_900L);
  }

  private void restartAfterDowntime() {
    recordDowntime();
    games = new LiveGames(store, new DrivenScheduler(0), new KnownDowntime(1_000_000));
  }

  /// Records a downtime from 1,500 to 1,000,000 ms.
  private void recordDowntime() {
    store.heartbeats().record(() -> 1500, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
  }
}
