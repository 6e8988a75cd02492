package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The events of games, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class GameStoreTest extends StoreContract {
  GameStoreTest(TestDatabase database) {
    super(database);
  }

  @Test
  void gameIsChainOfEvents() throws Throwable {
    GameEvent start = SampleEvents.create(store(), "game");
    RequestResult reply =
        store().append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join();
    assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
    GameEvent move = ((RequestResult.Accepted) reply).event();
    assertThat(move.sequence()).isEqualTo(2);
    assertThat(move.follows(start.head())).isTrue();
    reopen();
    assertThat(store().history("game")).containsExactly(start, move);
    assertThat(store().events("game", 1)).containsExactly(move);
    assertThat(store().findChainErrors()).isEmpty();
  }

  @Test
  void staleEventIsRejectedWithHead() {
    SampleEvents.create(store(), "game");
    ChainHead head =
        store().append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join().head();
    for (int seen : new int[] {0, 1, 3}) {
      RequestResult reply =
          store().append(seen, SampleEvents.move("game", Actor.SECOND, "b", "e5d5")).join();
      assertThat(reply).isEqualTo(RequestResult.stale(head));
    }
    assertThat(store().events("game", 0)).hasSize(2);
  }

  @Test
  void repeatedClientIdGetsSameResult() {
    SampleEvents.create(store(), "game");
    EventContent content = SampleEvents.move("game", Actor.FIRST, "a", "c3d3");
    RequestResult first = store().append(1, content).join();
    store().append(2, SampleEvents.move("game", Actor.SECOND, "a", "e5d5")).join();
    for (int seen : new int[] {0, 1, 2, 3}) {
      assertThat(store().append(seen, content).join()).isEqualTo(first);
    }
    assertThat(store().events("game", 0)).hasSize(3);
  }

  @Test
  void effectsAreStoredWithTheirEventOnceAndWithNoOther() {
    SampleEvents.create(store(), "game");
    EventContent content = SampleEvents.move("game", Actor.FIRST, "a", "c3d3");
    for (int seen : new int[] {0, 1, 1, 2}) {
      store().append(seen, content, 0, GameStoreTest::countEffect).join();
    }
    CompletableFuture<RequestResult> failing =
        store()
            .append(
                2,
                SampleEvents.move("game", Actor.SECOND, "b", "e5d5"),
                0,
                handle -> {
                  countEffect(handle);
                  throw new StoreException(StoreFailure.FULL);
                });
    assertThatThrownBy(failing::join).hasMessageContaining("store.full");
    String count = "SELECT COUNT(*) FROM site_setting WHERE name LIKE 'effect%'";
    assertThat(
            store()
                .database()
                .<Integer>read(handle -> handle.createQuery(count).mapTo(Integer.class).one()))
        .isEqualTo(1);
    assertThat(store().events("game", 0)).hasSize(2);
  }

  private static void countEffect(Handle handle) {
    handle.execute(
        """
        INSERT INTO site_setting (name, value)
        SELECT 'effect' || CAST(COUNT(*) AS TEXT), '' FROM site_setting\
        """);
  }

  @Test
  void rejectsReusedClientId() {
    SampleEvents.create(store(), "game");
    RequestResult first =
        store().append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join();
    RequestResult other =
        store().append(2, SampleEvents.move("game", Actor.FIRST, "a", "e5d5")).join();
    assertThat(other)
        .isInstanceOfSatisfying(
            RequestResult.Rejected.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(RequestResult.Reason.REUSED);
              assertThat(refused.head()).isEqualTo(first.head());
            });
  }

  @Test
  void rejectsUnknownGame() {
    RequestResult reply =
        store().append(0, SampleEvents.move("none", Actor.FIRST, "a", "c3d3")).join();
    assertThat(reply)
        .isInstanceOfSatisfying(
            RequestResult.Rejected.class,
            refused -> assertThat(refused.reason()).isEqualTo(RequestResult.Reason.NO_GAME));
    assertThatThrownBy(() -> store().history("none")).hasMessageContaining("store.no-game");
  }

  @Test
  void failedJobDoesNotAffectOthersInSameCommit() {
    SampleEvents.create(store(), "game");
    List<CompletableFuture<RequestResult>> moves = new ArrayList<>();
    List<CompletableFuture<GameEvent>> twins = new ArrayList<>();
    GameInfo twin = new GameInfo("game", SampleEvents.RULES, Visibility.PUBLIC, 1000);
    for (int i = 1; i <= 20; i++) {
      moves.add(store().append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")));
      twins.add(store().create(twin, new ServerAction.Start("another"), Map.of()));
    }
    moves.forEach(move -> assertThat(move.join()).isInstanceOf(RequestResult.Accepted.class));
    for (CompletableFuture<GameEvent> failed : twins) {
      assertThatThrownBy(failed::join)
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(StoreException.class);
    }
    assertThat(store().history("game")).hasSize(21);
  }

  @Tag("full")
  @Test
  void repeatedMovesAreStoredOnce() {
    sendOften(2000);
  }

  @Test
  @Tag("slow")
  void hundredThousandRepeatedMovesAreStoredOnce() {
    sendOften(100_000);
  }

  private void sendOften(int moves) {
    long seed = 20;
    RandomGenerator random = SeededRandom.of(seed);
    int games = 40;
    for (int game = 0; game < games; game++) {
      SampleEvents.create(store(), "game" + game);
    }
    for (int sequence = 1; sequence <= moves / games; sequence++) {
      List<List<CompletableFuture<RequestResult>>> answers = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        EventContent content =
            SampleEvents.move("game" + game, Actor.FIRST, "id" + sequence, "m" + sequence);
        List<CompletableFuture<RequestResult>> same = new ArrayList<>();
        for (int times = 1 + random.nextInt(10); times > 0; times--) {
          same.add(store().append(sequence, content));
        }
        answers.add(same);
      }
      for (List<CompletableFuture<RequestResult>> same : answers) {
        RequestResult first = same.getFirst().join();
        assertThat(first).as("seed %d", seed).isInstanceOf(RequestResult.Accepted.class);
        assertThat(same).allSatisfy(reply -> assertThat(reply.join()).isEqualTo(first));
      }
    }
    for (int game = 0; game < games; game++) {
      assertThat(store().history("game" + game)).hasSize(1 + moves / games);
    }
  }

  @Test
  void oneOfTwoRacingWritersWins() {
    race(500);
  }

  @Test
  @Tag("slow")
  void oneOfTwoRacingWritersWinsEachTime() {
    race(10_000);
  }

  private void race(int races) {
    SampleEvents.create(store(), "game");
    for (int race = 1; race <= races; race++) {
      int seen = race;
      CompletableFuture<RequestResult> one =
          CompletableFuture.supplyAsync(() -> append(seen, Actor.FIRST), source().threads());
      CompletableFuture<RequestResult> other =
          CompletableFuture.supplyAsync(() -> append(seen, Actor.SECOND), source().threads());
      List<RequestResult> replies = List.of(one.join(), other.join());
      assertThat(replies).filteredOn(RequestResult.Accepted.class::isInstance).hasSize(1);
      assertThat(replies)
          .contains(RequestResult.stale(store().events("game", seen).getFirst().head()));
    }
    assertThat(store().findChainErrors()).isEmpty();
  }

  private RequestResult append(int seen, Actor actor) {
    return store().append(seen, SampleEvents.move("game", actor, "race" + seen, "c3d3")).join();
  }

  @Test
  void changedOrLostEventBreaksChain() throws Throwable {
    for (String game : List.of("changed", "lost", "sound")) {
      SampleEvents.create(store(), game);
      for (int i = 1; i <= 3; i++) {
        store().append(i, SampleEvents.move(game, Actor.FIRST, "a" + i, "c3d3")).join();
      }
    }
    source()
        .tamper("UPDATE event SET action = 'move c3c4' WHERE game = 'changed' AND sequence = 2");
    source().tamper("DELETE FROM event WHERE game = 'lost' AND sequence = 3");
    reopen();
    assertThat(store().findChainErrors())
        .containsExactly(new ChainError("changed", 2), new ChainError("lost", 4));
    assertThatThrownBy(() -> store().history("lost")).hasMessageContaining("store.broken");
    assertThat(store().history("sound")).hasSize(4);
  }

  /// An edited action may not even be one.
  @ParameterizedTest
  @ValueSource(
      strings = {"action = 'jump'", "actor = 'THIRD'", "result = 'won'", "client = 'two words'"})
  void unreadableEventBreaksChain(String edit) throws Exception {
    for (String game : List.of("changed", "sound")) {
      SampleEvents.create(store(), game);
      for (int i = 1; i <= 3; i++) {
        store().append(i, SampleEvents.move(game, Actor.FIRST, "a" + i, "c3d3")).join();
      }
    }
    source().tamper("UPDATE event SET " + edit + " WHERE game = 'changed' AND sequence = 3");
    assertThatThrownBy(() -> store().history("changed"))
        .isInstanceOf(StoreException.class)
        .hasMessage("store.broken [changed, 3]");
    assertThat(store().findChainErrors()).containsExactly(new ChainError("changed", 3));
    assertThat(store().history("sound")).hasSize(4);
  }

  /// A game of another jar stays in the database when the jar is gone.
  @Test
  void aGameWithoutRulesIsRefusedAlone() throws Exception {
    for (String game : List.of("added", "sound")) {
      SampleEvents.create(store(), game);
    }
    source().tamper("UPDATE game SET family = 'chess' WHERE id = 'added'");
    assertThatThrownBy(() -> store().requireGame("added"))
        .hasMessage("store.no-rules [added, chess]");
    assertThatThrownBy(() -> store().archive().game("added"))
        .hasMessage("store.no-rules [added, chess]");
    store().requireGame("sound");
  }

  @Test
  void closingCompletesPendingWritesAndRejectsNewOnes() throws Throwable {
    SampleEvents.create(store(), "game");
    List<CompletableFuture<RequestResult>> replies = new ArrayList<>();
    for (int i = 1; i <= 500; i++) {
      replies.add(store().append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")));
    }
    store().close();
    assertThat(replies)
        .allSatisfy(r ->
            assertThat(r).isCompletedWithValueMatching(RequestResult.Accepted.class::isInstance));
    assertThatThrownBy(() -> store().heartbeats().record(() -> 1, 0).join())
        .hasMessageContaining("store.closed");
    reopen();
    assertThat(store().history("game")).hasSize(501);
  }
}
