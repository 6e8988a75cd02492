package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;

/// What the watchers of a live game receive, also of events that another server has stored.
final class LiveGameWatchersTest extends TalpaGames {
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
    assertThat(games.game(game.id()).query(GameSession::ending)).isEmpty();
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
    assertThat(watched.poll(60, TimeUnit.SECONDS)).isEqualTo(1);
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

  /// What another server has stored is added to the game in memory, which must then be as if it
  /// were read anew, also when its clock was advanced beyond the time of these events.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void gameThatCatchesUpIsAsIfReadAnew(boolean isAhead) {
    LiveGame here =
        game(SessionSetup.of(TALPA, 1, ANA, ANA).withTimeControl(TimeControl.parse("10m")));
    LiveGame there = new LiveGames(store).game(here.id());
    List<Integer> watched = new ArrayList<>();
    there.watch(2, snapshot -> watched.add(snapshot.event().sequence()));
    PlayerAction answer = new PlayerAction.OfferResponse(OfferKind.TAKEBACK, true);
    List<Runnable> actions =
        List.of(
            () -> legalMove(here, 2000),
            () -> legalMove(here, 4000),
            () -> legalMove(here, 9000),
            () -> at(9500, here, Actor.FIRST, new PlayerAction.Offer(OfferKind.TAKEBACK)),
            () -> at(9600, here, Actor.SECOND, answer),
            () -> legalMove(here, 12_000),
            () -> at(12_500, here, Actor.SECOND, new PlayerAction.Resignation()));
    for (int i = 0; i < actions.size(); i++) {
      if (isAhead) {
        there.snapshot(60_000);
      }
      actions.get(i).run();
      if (i % 3 != 1) { // Some events come together.
        there.catchUp();
        assertThat(there.snapshot(0)).isEqualTo(new LiveGames(store).game(here.id()).snapshot(0));
        assertThat(there.events(0)).isEqualTo(here.events(0));
      }
    }
    assertThat(watched).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(there.query(GameSession::ending)).isPresent();
  }
}
