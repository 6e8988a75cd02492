package tabuleiro.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainError;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.store.game.GameFilter;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.game.Visibility;
import tabuleiro.server.store.seat.HumanPlayer;
import tabuleiro.server.store.seat.SeatInfo;
import tabuleiro.server.store.seat.SeatPlan;
import tabuleiro.server.store.seat.SeatResult;

/// The contract of a store on either database.
abstract class GameStoreContract {
  @TempDir Path folder;

  private Database database;
  private GameStore store;

  /// Returns a new, empty database.
  abstract Database database(Path folder);

  /// Changes the database without the store.
  abstract void tamper(Database database, String sql) throws Exception;

  @BeforeEach
  void open() {
    database = database(folder);
    store = GameStore.open(database);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = GameStore.open(database);
  }

  @Test
  void gameIsChainOfEvents() {
    GameEvent start = SampleEvents.create(store, "game");
    RequestResult reply =
        store.append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join();
    assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
    GameEvent move = ((RequestResult.Accepted) reply).event();
    assertThat(move.sequence()).isEqualTo(2);
    assertThat(move.follows(start.head())).isTrue();
    reopen();
    assertThat(store.history("game")).containsExactly(start, move);
    assertThat(store.events("game", 1)).containsExactly(move);
    assertThat(store.findChainErrors()).isEmpty();
  }

  @Test
  void staleEventIsRejectedWithHead() {
    SampleEvents.create(store, "game");
    ChainHead head =
        store.append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join().head();
    for (int seen : new int[] {0, 1, 3}) {
      RequestResult reply =
          store.append(seen, SampleEvents.move("game", Actor.SECOND, "b", "e5d5")).join();
      assertThat(reply).isEqualTo(RequestResult.stale(head));
    }
    assertThat(store.events("game", 0)).hasSize(2);
  }

  @Test
  void repeatedClientIdGetsSameResult() {
    SampleEvents.create(store, "game");
    EventContent content = SampleEvents.move("game", Actor.FIRST, "a", "c3d3");
    RequestResult first = store.append(1, content).join();
    store.append(2, SampleEvents.move("game", Actor.SECOND, "a", "e5d5")).join();
    for (int seen : new int[] {0, 1, 2, 3}) {
      assertThat(store.append(seen, content).join()).isEqualTo(first);
    }
    assertThat(store.events("game", 0)).hasSize(3);
  }

  @Test
  void rejectsReusedClientId() {
    SampleEvents.create(store, "game");
    RequestResult first =
        store.append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join();
    RequestResult other =
        store.append(2, SampleEvents.move("game", Actor.FIRST, "a", "e5d5")).join();
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
        store.append(0, SampleEvents.move("none", Actor.FIRST, "a", "c3d3")).join();
    assertThat(reply)
        .isInstanceOfSatisfying(
            RequestResult.Rejected.class,
            refused -> assertThat(refused.reason()).isEqualTo(RequestResult.Reason.NO_GAME));
    assertThatThrownBy(() -> store.history("none")).hasMessageContaining("store.no-game");
  }

  @Test
  void failedJobDoesNotAffectOthersInSameCommit() {
    SampleEvents.create(store, "game");
    List<CompletableFuture<RequestResult>> moves = new ArrayList<>();
    List<CompletableFuture<GameEvent>> twins = new ArrayList<>();
    GameInfo twin = new GameInfo("game", SampleEvents.RULES, Visibility.PUBLIC, 1000);
    for (int i = 1; i <= 20; i++) {
      moves.add(store.append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")));
      twins.add(store.create(twin, new ServerAction.Start("another"), Map.of()));
    }
    moves.forEach(move -> assertThat(move.join()).isInstanceOf(RequestResult.Accepted.class));
    for (CompletableFuture<GameEvent> failed : twins) {
      assertThatThrownBy(failed::join)
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(StoreException.class);
    }
    assertThat(store.history("game")).hasSize(21);
  }

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
      SampleEvents.create(store, "game" + game);
    }
    for (int sequence = 1; sequence <= moves / games; sequence++) {
      List<List<CompletableFuture<RequestResult>>> answers = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        EventContent content =
            SampleEvents.move("game" + game, Actor.FIRST, "id" + sequence, "m" + sequence);
        List<CompletableFuture<RequestResult>> same = new ArrayList<>();
        for (int times = 1 + random.nextInt(10); times > 0; times--) {
          same.add(store.append(sequence, content));
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
      assertThat(store.history("game" + game)).hasSize(1 + moves / games);
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
    SampleEvents.create(store, "game");
    for (int race = 1; race <= races; race++) {
      int seen = race;
      CompletableFuture<RequestResult> one =
          CompletableFuture.supplyAsync(() -> append(seen, Actor.FIRST));
      CompletableFuture<RequestResult> other =
          CompletableFuture.supplyAsync(() -> append(seen, Actor.SECOND));
      List<RequestResult> replies = List.of(one.join(), other.join());
      assertThat(replies).filteredOn(RequestResult.Accepted.class::isInstance).hasSize(1);
      assertThat(replies)
          .contains(RequestResult.stale(store.events("game", seen).getFirst().head()));
    }
    assertThat(store.findChainErrors()).isEmpty();
  }

  private RequestResult append(int seen, Actor actor) {
    return store.append(seen, SampleEvents.move("game", actor, "race" + seen, "c3d3")).join();
  }

  @Test
  void changedOrLostEventBreaksChain() throws Exception {
    for (String game : List.of("changed", "lost", "sound")) {
      SampleEvents.create(store, game);
      for (int i = 1; i <= 3; i++) {
        store.append(i, SampleEvents.move(game, Actor.FIRST, "a" + i, "c3d3")).join();
      }
    }
    store.close();
    tamper(database, "UPDATE event SET deed = 'move c3c4' WHERE game = 'changed' AND sequence = 2");
    tamper(database, "DELETE FROM event WHERE game = 'lost' AND sequence = 3");
    store = GameStore.open(database);
    assertThat(store.findChainErrors())
        .containsExactly(new ChainError("changed", 2), new ChainError("lost", 4));
    assertThatThrownBy(() -> store.history("lost")).hasMessageContaining("store.broken");
    assertThat(store.history("sound")).hasSize(4);
  }

  @Test
  void storesHashesOfTokensAndVisitors() {
    SampleEvents.create(store, "game");
    assertThat(store.seats().sidesOf("game", "game-first")).containsExactly(Side.FIRST);
    assertThat(store.seats().sidesOf("game", "game-third")).isEmpty();
    assertThat(store.seats().sidesOf("other", "game-first")).isEmpty();
    assertThat(store.seats().ofGame("game")).noneMatch(SeatInfo::isTaken);
    String name = "Ana <b>'; DROP TABLE event; --\" é 囲";
    assertThat(take("game-first", name, "cookie")).isEqualTo(seated(Side.FIRST));
    assertThat(take("nothing", "Another", "stranger")).isEqualTo(SeatResult.Refusal.UNKNOWN_TOKEN);
    reopen();
    assertThat(store.seats().ofGame("game").getFirst().name()).contains(name);
    assertThat(store.seats().sidesOf("game", "cookie")).containsExactly(Side.FIRST);
    assertThat(store.seats().sidesOf("game", "stranger")).isEmpty();
    assertThat(store.queries().ofVisitor("cookie", 10))
        .extracting(GameInfo::id)
        .containsExactly("game");
    assertThat(store.queries().ofVisitor("game-first", 10)).isEmpty();
  }

  private SeatResult take(String token, String name, String visitor) {
    HumanPlayer player = new HumanPlayer(name, visitor);
    return store.seats().take("game", token, "next-" + visitor, player, 2000).join();
  }

  private SeatResult joinGame(String token, String name, String visitor) {
    return store.seats().join("game", token, new HumanPlayer(name, visitor), 2000).join();
  }

  private static SeatResult seated(Side side) {
    return new SeatResult.Seated(side);
  }

  @Test
  void freeSeatGoesToFirstPlayerToJoin() {
    GameInfo info = new GameInfo("game", SampleEvents.RULES, Visibility.UNLISTED, 1000);
    SeatPlan ana = SeatPlan.taken("one", new HumanPlayer("Ana", "ana"));
    Map<Side, SeatPlan> seats = Map.of(Side.FIRST, ana, Side.SECOND, SeatPlan.free());
    GameEvent start = store.create(info, SampleEvents.START, seats).join();
    assertThat(store.create(info, SampleEvents.START, seats).join()).isEqualTo(start);
    assertThat(store.queries().open(10)).containsExactly(info);
    assertThat(joinGame("two", "Ana", "ana")).isEqualTo(seated(Side.FIRST));
    assertThat(joinGame("two", "Bruno", "bruno")).isEqualTo(seated(Side.SECOND));
    assertThat(joinGame("two", "Bruno", "bruno")).isEqualTo(seated(Side.SECOND));
    assertThat(joinGame("three", "Carla", "carla")).isEqualTo(SeatResult.Refusal.TAKEN);
    assertThat(store.queries().open(10)).isEmpty();
    assertThat(store.queries().ongoing(10)).as("it is not public").isEmpty();
    assertThat(store.seats().sidesOf("game", "two")).containsExactly(Side.SECOND);
  }

  @Test
  void nextGameExchangesSidesOfSamePlayers() {
    SampleEvents.create(store, "game");
    take("game-first", "Ana", "ana");
    GameInfo next = new GameInfo("next", SampleEvents.RULES, Visibility.PUBLIC, 2000);
    EventContent content =
        new EventContent(
            "game",
            Actor.SERVER,
            "next-2",
            0,
            new ServerAction.Continuation("next"),
            Result.NONE,
            2000);
    RequestResult reply = store.createNext(1, content, next, SampleEvents.START).join();
    assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
    assertThat(store.createNext(1, content, next, SampleEvents.START).join()).isEqualTo(reply);
    assertThat(store.history("next")).hasSize(1);
    assertThat(store.seats().sidesOf("next", "ana")).containsExactly(Side.SECOND);
    assertThat(store.seats().sidesOf("next", "game-second")).containsExactly(Side.FIRST);
    assertThat(store.seats().ofGame("next").get(1).name()).contains("Ana");
  }

  @Test
  void findsFinishedPublicGamesInOrderOfEnd() {
    for (String game : List.of("c", "a", "b", "going")) {
      SampleEvents.create(store, game);
    }
    for (String game : List.of("b", "c", "a")) {
      GameAction resignation = new PlayerAction.Resignation();
      EventContent end =
          new EventContent(game, Actor.FIRST, "r", 0, resignation, Result.SECOND_WINS, 3000);
      store.append(1, end).join();
      GameAction offer = new PlayerAction.Offer(OfferKind.REMATCH);
      store
          .append(2, new EventContent(game, Actor.FIRST, "o", 0, offer, Result.SECOND_WINS, 4000))
          .join();
    }
    GameFilter all = new GameFilter("", "");
    assertThat(store.queries().finished(all, "", 10))
        .extracting(GameInfo::id)
        .containsExactly("b", "c", "a");
    assertThat(store.queries().finished(all, "b", 1)).extracting(GameInfo::id).containsExactly("c");
    assertThat(store.queries().finished(new GameFilter("talpa", "8x8"), "c", 10)).hasSize(1);
    assertThat(store.queries().finished(new GameFilter("trench", ""), "", 10)).isEmpty();
    assertThat(store.queries().ongoing(10)).isEmpty();
    assertThat(store.queries().unfinished()).containsExactly("going");
  }

  @Test
  void newPreparedRepliesReplaceOldOnes() {
    SampleEvents.create(store, "game");
    assertThat(store.preparedReplies("game", Side.FIRST)).isEmpty();
    store
        .savePreparedReplies(
            "game", Side.FIRST, new PreparedReplies("start", Map.of("a1a2", "b1b2")))
        .join();
    PreparedReplies last = new PreparedReplies("later", Map.of("c3d3", "d5d4"));
    store.savePreparedReplies("game", Side.FIRST, last).join();
    reopen();
    assertThat(store.preparedReplies("game", Side.FIRST)).contains(last);
    assertThat(store.preparedReplies("game", Side.SECOND)).isEmpty();
    assertThat(last.reply("later", "c3d3")).contains("d5d4");
    assertThat(last.reply("start", "c3d3")).isEmpty();
  }

  @Test
  void findsGamesWithoutResult() {
    SampleEvents.create(store, "going");
    SampleEvents.create(store, "over");
    PlayerAction.Resignation resignation = new PlayerAction.Resignation();
    store
        .append(
            1, new EventContent("over", Actor.FIRST, "a", 0, resignation, Result.SECOND_WINS, 3000))
        .join();
    assertThat(store.queries().unfinished()).containsExactly("going");
  }

  @Test
  void remembersLastHeartbeat() {
    assertThat(store.heartbeats().lastMillis()).isEmpty();
    store.heartbeats().record(() -> 5000, 3000).join();
    assertThat(store.heartbeats().record(() -> 6000, 3000).join())
        .isEqualTo(new StoredHeartbeat(6000, 0));
    reopen();
    assertThat(store.heartbeats().lastMillis()).hasValue(6000);
  }

  @Test
  void longTimeWithoutHeartbeatIsDowntime() {
    long maxGap = 3000;
    store.heartbeats().record(() -> 5000, maxGap).join();
    store.heartbeats().record(() -> 8000, maxGap).join();
    assertThat(store.heartbeats().downtimesAfter(0)).isEmpty();
    assertThat(store.heartbeats().record(() -> 33_000, maxGap).join())
        .isEqualTo(new StoredHeartbeat(33_000, 33_000));
    assertThat(store.heartbeats().record(() -> 20_000, maxGap).join())
        .as("the clock was set back")
        .isEqualTo(new StoredHeartbeat(33_000, 33_000));
    store.heartbeats().record(() -> 40_000, maxGap).join();
    assertThat(store.heartbeats().downtimesAfter(0))
        .containsExactly(new Downtime(8000, 33_000), new Downtime(33_000, 40_000));
    assertThat(store.heartbeats().downtimesAfter(33_000))
        .containsExactly(new Downtime(33_000, 40_000));
  }

  @Test
  void sameStudyIsStoredOnce() {
    String text = "[Event \"é 囲\"]\n\n1. c3d3 {good} *\n";
    String id = store.saveStudy(text, 1000).join();
    assertThat(store.saveStudy(text, 2000).join()).isEqualTo(id);
    assertThat(store.saveStudy(text + " ", 2000).join()).isNotEqualTo(id);
    reopen();
    assertThat(store.study(id)).contains(text);
    assertThat(store.study("none")).isEmpty();
  }

  @Test
  void backupUnderLoadIsConsistentAndCanBeRestored() {
    SampleEvents.create(store, "game");
    Path file = folder.resolve("backup.db");
    AtomicBoolean enough = new AtomicBoolean();
    String study = store.saveStudy("a study", 1000).join();
    CompletableFuture<Void> load =
        CompletableFuture.runAsync(() -> {
          for (int i = 1; !enough.get(); i++) {
            store.append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")).join();
          }
        });
    while (store.events("game", 0).size() < 50) {
      Thread.onSpinWait();
    }
    assertThat(store.backup(file)).isEmpty();
    assertThat(load).isNotDone();
    enough.set(true);
    load.join();
    List<GameEvent> all = store.history("game");
    assertThatThrownBy(() -> store.backup(file)).hasMessageContaining("store.exists");
    assertThatThrownBy(() -> store.restore(file).join()).hasMessageContaining("store.not-empty");
    try (GameStore restored = GameStore.open(database(folder.resolve("restored")))) {
      restored.restore(file).join();
      List<GameEvent> kept = restored.history("game");
      assertThat(kept).hasSizeGreaterThanOrEqualTo(50).isEqualTo(all.subList(0, kept.size()));
      assertThat(restored.seats().sidesOf("game", "game-second")).containsExactly(Side.SECOND);
      assertThat(restored.study(study)).contains("a study");
      RequestResult next =
          restored.append(kept.size(), SampleEvents.move("game", Actor.SECOND, "b", "c3d3")).join();
      assertThat(next).isInstanceOf(RequestResult.Accepted.class);
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.part*");
  }

  @Test
  void rejectsInvalidBackup() throws Exception {
    Path file = folder.resolve("no-backup");
    Files.writeString(file, "a text of some length that is no database");
    assertThatThrownBy(() -> store.restore(file).join()).hasMessageContaining("store.cannot-open");
    assertThat(store.queries().unfinished()).isEmpty();
  }

  @Test
  void rejectsNewerSchema() throws Exception {
    store.close();
    tamper(
        database,
        """
        INSERT INTO "flyway_schema_history" (installed_rank, version, description, type, script,
          checksum, installed_by, installed_on, execution_time, success)
        SELECT 99, '999', description, type, script, checksum, installed_by, installed_on,
          execution_time, success FROM "flyway_schema_history" WHERE installed_rank = 1\
        """);
    assertThatThrownBy(() -> GameStore.open(database))
        .isInstanceOfSatisfying(
            StoreException.class,
            refused -> {
              assertThat(refused.message().key()).isEqualTo("store.newer");
              assertThat(refused.message().arguments()).containsExactly("999", "5");
            });
    tamper(database, "DELETE FROM \"flyway_schema_history\" WHERE version = '999'");
    store = GameStore.open(database);
  }

  @Test
  void closingCompletesPendingWritesAndRejectsNewOnes() {
    SampleEvents.create(store, "game");
    List<CompletableFuture<RequestResult>> replies = new ArrayList<>();
    for (int i = 1; i <= 500; i++) {
      replies.add(store.append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")));
    }
    store.close();
    assertThat(replies)
        .allSatisfy(r ->
            assertThat(r).isCompletedWithValueMatching(RequestResult.Accepted.class::isInstance));
    assertThatThrownBy(() -> store.heartbeats().record(() -> 1, 0).join())
        .hasMessageContaining("store.closed");
    store = GameStore.open(database);
    assertThat(store.history("game")).hasSize(501);
  }
}
