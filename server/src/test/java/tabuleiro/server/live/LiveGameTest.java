package tabuleiro.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.schedule.SystemScheduler;
import tabuleiro.server.store.RemoteChange;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.seat.HumanPlayer;
import tabuleiro.server.store.seat.SeatResult;

final class LiveGameTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Seat ANA = Seat.human("Ana");

  private LiveGame game(TableSetup setup) {
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000);
  }

  private LiveGame talpa() {
    return game(TableSetup.of(TALPA, 1, ANA, ANA));
  }

  /// Performs an action at a time, based on the current state.
  private static RequestResult at(long millis, LiveGame game, Actor actor, GameAction action) {
    int seen = game.head().sequence();
    int ply = game.query(table -> table.moves().size());
    return game.submit(new ClientRequest(actor, "c" + seen, seen, ply, action, millis));
  }

  private static RequestResult move(LiveGame game, Actor actor, String text) {
    return at(2000, game, actor, new PlayerAction.Move(text));
  }

  /// Makes the first legal move.
  private static RequestResult legalMove(LiveGame game, long millis) {
    Position position = game.query(Table::position);
    String text = position.formatMove(position.moveAt(0));
    return at(millis, game, Actor.of(position.sideToMove()), new PlayerAction.Move(text));
  }

  private static void assertRefused(RequestResult reply, Message why) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            RequestResult.Rejected.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(RequestResult.Reason.ILLEGAL);
              assertThat(refused.message()).isEqualTo(why);
            });
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void restartRestoresGame(Game rules) {
    long seed = 3;
    TableSetup setup =
        TableSetup.of(rules, seed, ANA, Seat.computer("Level 5", "5"))
            .withTimeControl(TimeControl.parse("5m+3s"));
    LiveGame game = game(setup);
    for (int i = 0; i < 12; i++) {
      Position position = game.query(Table::position);
      Actor mover = Actor.of(position.sideToMove());
      int choice = SeededRandom.nextBelow(SeededRandom.of(seed + i), position.countMoves());
      String text = position.formatMove(position.moveAt(choice));
      assertThat(at(2000 + 1700 * i, game, mover, new PlayerAction.Move(text)))
          .isInstanceOf(RequestResult.Accepted.class);
    }
    LiveGame again = new LiveGames(store).game(game.id());
    for (LiveGame either : List.of(game, again)) {
      either.checkClock(30_000);
    }
    assertThat(again.query(Table::position)).isEqualTo(game.query(Table::position));
    assertThat(again.query(LiveGameTest::state)).isEqualTo(game.query(LiveGameTest::state));
    assertThat(again.query(Table::setup).second().playerId()).contains("5");
  }

  private static String state(Table table) {
    return table.toRecord(EventTags.NONE).format()
        + table.clock().remaining(Side.FIRST)
        + table.clock().remaining(Side.SECOND);
  }

  @Test
  void illegalMoveIsRejectedAndChangesNothing() {
    LiveGame game = talpa();
    String before = game.query(Table::position).format();
    RequestResult reply = move(game, Actor.FIRST, "a1a1");
    assertThat(reply).isInstanceOf(RequestResult.Rejected.class);
    assertThat(((RequestResult.Rejected) reply).reason()).isEqualTo(RequestResult.Reason.ILLEGAL);
    assertThat(move(game, Actor.FIRST, "no move")).isInstanceOf(RequestResult.Rejected.class);
    assertRefused(move(game, Actor.SECOND, "a1a2"), Message.of("table.not-your-turn", Side.FIRST));
    assertThat(game.query(Table::position).format()).isEqualTo(before);
    assertThat(store.history(game.id())).hasSize(2);
  }

  @Test
  void requestWithWrongSequenceOrPlyIsStale() {
    LiveGame game = talpa();
    String text = TALPA.start(1).formatMove(TALPA.start(1).moveAt(0));
    GameAction action = new PlayerAction.Move(text);
    for (ClientRequest wrong :
        List.of(
            new ClientRequest(Actor.FIRST, "a", 1, 0, action, 2000),
            new ClientRequest(Actor.FIRST, "a", 3, 0, action, 2000),
            new ClientRequest(Actor.FIRST, "a", 2, 1, action, 2000))) {
      assertThat(game.submit(wrong)).isEqualTo(RequestResult.stale(game.head()));
    }
    ClientRequest right = new ClientRequest(Actor.FIRST, "a", 2, 0, action, 2000);
    RequestResult accepted = game.submit(right);
    assertThat(accepted).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.submit(right)).isEqualTo(accepted);
    assertThat(new LiveGames(store).game(game.id()).submit(right)).isEqualTo(accepted);
    assertThat(store.history(game.id())).hasSize(3);
  }

  @Test
  void rejectsMovesBeforeBothSeatsAreTaken() {
    LiveGame game = games.create(NewGames.waiting(TableSetup.of(TALPA, 1, ANA, ANA)), 1000);
    assertRefused(move(game, Actor.FIRST, "a1a2"), Message.of("live.not-begun"));
    HumanPlayer bruno = new HumanPlayer("Bruno", "cookie");
    assertThat(game.seats().take("three", "next", bruno, 1500))
        .isEqualTo(SeatResult.Refusal.UNKNOWN_TOKEN);
    assertThat(game.seats().sidesOf("cookie")).isEmpty();
    assertThat(game.seats().take("two", "next", bruno, 1500))
        .isEqualTo(new SeatResult.Seated(Side.SECOND));
    assertThat(game.seats().sidesOf("cookie"))
        .isEqualTo(game.seats().sidesOf("next"))
        .containsExactly(Side.SECOND);
    assertThat(store.history(game.id())).hasSize(2);
    assertThat(legalMove(game, 2000)).isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void rejectsServerActionsOfPlayers() {
    LiveGame game = talpa();
    for (GameAction action :
        List.of(
            new ServerAction.FlagFall(),
            new ServerAction.Pause(),
            new ServerAction.Resume(),
            new ServerAction.Start(""))) {
      assertRefused(at(2000, game, Actor.FIRST, action), Message.of("live.not-yours"));
    }
  }

  @Test
  void flagFallIsStoredAsEvent() {
    LiveGame game =
        game(TableSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s")));
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
    assertThat(again.query(Table::ending)).contains(Ending.timeout(Side.FIRST));
    assertThat(again.checkClock(112_000)).isEmpty();
    assertThat(store.history(game.id())).hasSize(5);
  }

  @Test
  void humanMustAgreeToTakeback() {
    LiveGame game = talpa();
    Position start = TALPA.start(1);
    move(game, Actor.FIRST, start.formatMove(start.moveAt(0)));
    assertRefused(
        at(2000, game, Actor.FIRST, new PlayerAction.Takeback()), Message.of("live.ask-first"));
    GameAction accept = new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true);
    assertRefused(at(2000, game, Actor.SECOND, accept), Message.of("live.no-offer", Side.FIRST));
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.TAKEBACK));
    assertRefused(
        at(2000, game, Actor.SECOND, new PlayerAction.Offer(OfferKind.TAKEBACK)),
        Message.of("live.already-offered", Side.FIRST));
    assertThat(at(2000, game, Actor.SECOND, accept)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.query(Table::position)).isEqualTo(start);
    assertThat(new LiveGames(store).game(game.id()).query(Table::position)).isEqualTo(start);
    assertThat(game.view(2000).moves()).isEmpty();
  }

  @Test
  void agreedDrawEndsGame() {
    LiveGame game = talpa();
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.DRAW));
    at(2000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.DRAW, true));
    assertThat(game.query(Table::ending)).contains(Ending.agreement());
    assertRefused(
        at(2000, game, Actor.FIRST, new PlayerAction.Resignation()),
        Message.of("table.over", Message.of("reason.agreement")));
    assertThat(store.queries().unfinished()).isEmpty();
  }

  @Test
  void downtimeIsLeftOutOfClocks() {
    TableSetup setup = TableSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = game(setup);
    LiveGame waiting = games.create(NewGames.waiting(setup), 1000);
    legalMove(game, 1000);
    legalMove(game, 1000);
    store.heartbeats().record(() -> 4000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new SystemScheduler(), new KnownDowntime(1_000_000));
    List<String> loaded = new ArrayList<>();
    games.onLoad(each -> loaded.add(each.id()));
    games.resumeDue(1_000_000, false);
    assertThat(loaded).as("nothing is to be done in the other one").containsExactly(game.id());
    LiveGame again = games.game(game.id());
    assertThat(again.checkClock(1_000_000)).contains(1_007_000L);
    assertThat(store.history(waiting.id())).as("its clock was stopped").hasSize(1);
    assertThat(again.checkClock(1_007_000)).isEmpty();
    assertThat(again.query(Table::ending)).contains(Ending.timeout(Side.FIRST));
  }

  /// The player has seen the state before the pause of the server, and nothing else has happened.
  @Test
  void downtimeMakesNoCommandStale() {
    TableSetup setup = TableSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10s"));
    LiveGame game = game(setup);
    legalMove(game, 1000);
    legalMove(game, 1000);
    GameSnapshot before = game.snapshot(1500);
    store.heartbeats().record(() -> 4000, 0).join();
    store.heartbeats().record(() -> 1_000_000, 0).join();
    games = new LiveGames(store, new SystemScheduler(), new KnownDowntime(1_000_000));
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

  /// The hash chain of an edited record can be calculated anew; the rules are checked all the same.
  @Test
  void impossibleEventIsDamage() {
    LiveGame game = talpa();
    store
        .append(
            2,
            new EventContent(
                game.id(), Actor.FIRST, "x", 0, new PlayerAction.Move("zz"), Result.NONE, 2000))
        .join();
    assertThatThrownBy(() -> new LiveGames(store).game(game.id()))
        .isInstanceOf(StoreException.class)
        .hasMessage("store.broken [" + game.id() + ", 3]");
  }

  @Test
  void sameRequestFromManyThreadsIsStoredOnce() throws Exception {
    LiveGame game = talpa();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      while (!game.query(Table::position).outcome().isOver()) {
        Position position = game.query(Table::position);
        int seen = game.head().sequence();
        ClientRequest command =
            new ClientRequest(
                Actor.of(position.sideToMove()),
                "c" + seen,
                seen,
                seen - 2,
                new PlayerAction.Move(position.formatMove(position.moveAt(0))),
                2000);
        List<Future<RequestResult>> same =
            threads.invokeAll(Collections.nCopies(5, () -> game.submit(command)));
        for (Future<RequestResult> reply : same) {
          assertThat(reply.get())
              .isInstanceOf(RequestResult.Accepted.class)
              .extracting(RequestResult::head)
              .isEqualTo(game.head());
        }
        assertThat(game.head().sequence()).isEqualTo(seen + 1);
      }
    }
  }

  @Test
  void watcherReceivesAllEventsInOrderAfterReconnect() {
    LiveGame game = talpa();
    List<Integer> all = new ArrayList<>();
    List<Integer> some = new ArrayList<>();
    game.watch(0, snapshot -> all.add(snapshot.event().sequence()));
    Runnable end = game.watch(2, snapshot -> some.add(snapshot.event().sequence()));
    at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.DRAW));
    end.run();
    at(2000, game, Actor.SECOND, new PlayerAction.OfferResponse(OfferKind.DRAW, false));
    assertThat(some).containsExactly(3);
    game.watch(some.getLast(), snapshot -> some.add(snapshot.event().sequence()));
    at(2000, game, Actor.FIRST, new PlayerAction.Resignation());
    assertThat(some).containsExactly(3, 4, 5);
    assertThat(all).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void watcherRemovedDuringNotificationDoesNotAffectOthers() {
    LiveGame game = talpa();
    List<Runnable> ends = new ArrayList<>();
    ends.add(game.watch(2, snapshot -> ends.getFirst().run()));
    List<Integer> watched = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      game.watch(2, snapshot -> watched.add(snapshot.event().sequence()));
    }
    assertThat(at(2000, game, Actor.FIRST, new PlayerAction.Offer(OfferKind.DRAW)))
        .isInstanceOf(RequestResult.Accepted.class);
    assertThat(watched).containsExactly(3, 3);
  }

  @Test
  void unstoredActionHasNoEffect() {
    LiveGame game = talpa();
    List<GameSnapshot> watched = new ArrayList<>();
    game.watch(2, watched::add);
    store.close();
    assertThatThrownBy(() -> at(2000, game, Actor.FIRST, new PlayerAction.Resignation()))
        .isInstanceOf(StoreException.class);
    assertThat(watched).isEmpty();
    assertThatThrownBy(game::head).as("the outcome is unknown").isInstanceOf(StoreException.class);
    open();
    assertThat(games.game(game.id()).query(Table::ending)).isEmpty();
  }

  @Test
  void sendsRemoteChangeOnceAfterReload() throws InterruptedException {
    LiveGame here = talpa();
    LiveGames others = new LiveGames(store);
    LiveGame there = others.game(here.id());
    BlockingQueue<Integer> watched = new LinkedBlockingQueue<>();
    there.watch(2, snapshot -> watched.add(snapshot.ply()));
    legalMove(here, 2000);
    at(
        3000,
        there,
        Actor.FIRST,
        new PlayerAction
            .Resignation()); // The other server has not received the change, so this request is
    // rejected.
    assertThat(watched).isEmpty();
    others.receive(new RemoteChange(Optional.of(here.id()), 3));
    assertThat(watched.poll(10, TimeUnit.SECONDS)).isEqualTo(1);
    others.receive(new RemoteChange(Optional.of(here.id()), 3));
    assertThat(watched.poll(100, TimeUnit.MILLISECONDS)).as("sent once").isNull();
  }

  @Test
  void eventOfOtherServerIsFoundAndSent() {
    LiveGame here = talpa();
    LiveGame there = new LiveGames(store).game(here.id());
    List<Integer> watched = new ArrayList<>();
    here.watch(2, snapshot -> watched.add(snapshot.event().sequence()));
    at(2000, there, Actor.SECOND, new PlayerAction.Offer(OfferKind.DRAW));
    assertThat(at(2000, here, Actor.FIRST, new PlayerAction.Resignation()))
        .isEqualTo(RequestResult.stale(there.head()));
    assertThat(here.head()).isEqualTo(there.head());
    assertThat(watched).containsExactly(3);
  }

  @Test
  void rejectsGameWithDecidedStart() {
    Position over = TALPA.start(1);
    while (!over.outcome().isOver()) {
      over = over.playUnchecked(over.moveAt(0));
    }
    TableSetup setup = new TableSetup(over, OptionalLong.empty(), ANA, ANA, TimeControl.none());
    assertThatThrownBy(() -> games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000))
        .isInstanceOf(TableException.class);
    assertThat(store.queries().unfinished()).isEmpty();
  }
}
