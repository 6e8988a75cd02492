package tabuleiro.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;

/// What a store keeps to, whatever it is kept in.
abstract class StoreContract {
  @TempDir Path folder;

  private Database database;
  private Store store;

  /// Returns a new, empty database.
  abstract Database database(Path folder);

  /// Changes the database behind the store's back.
  abstract void tamper(Database database, String sql) throws Exception;

  @BeforeEach
  void open() {
    database = database(folder);
    store = Store.open(database);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = Store.open(database);
  }

  @Test
  void aGameIsAChainOfEvents() {
    Event start = Samples.create(store, "game");
    Reply reply = store.append(1, Samples.move("game", Author.FIRST, "a", "c3d3")).join();
    assertThat(reply).isInstanceOf(Reply.Accepted.class);
    Event move = ((Reply.Accepted) reply).event();
    assertThat(move.sequence()).isEqualTo(2);
    assertThat(move.follows(start.head())).isTrue();
    reopen();
    assertThat(store.history("game")).containsExactly(start, move);
    assertThat(store.events("game", 1)).containsExactly(move);
    assertThat(store.verify()).isEmpty();
  }

  @Test
  void aStaleEntryIsRefusedWithTheHead() {
    Samples.create(store, "game");
    Head head = store.append(1, Samples.move("game", Author.FIRST, "a", "c3d3")).join().head();
    for (int seen : new int[] {0, 1, 3}) {
      Reply reply = store.append(seen, Samples.move("game", Author.SECOND, "b", "e5d5")).join();
      assertThat(reply).isEqualTo(Reply.stale(head));
    }
    assertThat(store.events("game", 0)).hasSize(2);
  }

  @Test
  void theSameIdAgainGetsTheSameAnswerAtAnyTime() {
    Samples.create(store, "game");
    Entry entry = Samples.move("game", Author.FIRST, "a", "c3d3");
    Reply first = store.append(1, entry).join();
    store.append(2, Samples.move("game", Author.SECOND, "a", "e5d5")).join();
    for (int seen : new int[] {0, 1, 2, 3}) {
      assertThat(store.append(seen, entry).join()).isEqualTo(first);
    }
    assertThat(store.events("game", 0)).hasSize(3);
  }

  @Test
  void anIdDoesNotStandForTwoThings() {
    Samples.create(store, "game");
    Reply first = store.append(1, Samples.move("game", Author.FIRST, "a", "c3d3")).join();
    Reply other = store.append(2, Samples.move("game", Author.FIRST, "a", "e5d5")).join();
    assertThat(other)
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(Reply.Reason.REUSED);
              assertThat(refused.head()).isEqualTo(first.head());
            });
  }

  @Test
  void whatIsNoGameIsRefused() {
    Reply reply = store.append(0, Samples.move("none", Author.FIRST, "a", "c3d3")).join();
    assertThat(reply)
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reply.Reason.NO_GAME));
    assertThatThrownBy(() -> store.history("none")).hasMessageContaining("store.no-game");
  }

  @Test
  void aFailureHurtsNobodyInTheSameCommit() {
    Samples.create(store, "game");
    List<CompletableFuture<Reply>> moves = new ArrayList<>();
    List<CompletableFuture<Event>> twins = new ArrayList<>();
    GameInfo twin = new GameInfo("game", Samples.RULES, Visibility.PUBLIC, 1000);
    for (int i = 1; i <= 20; i++) {
      moves.add(store.append(i, Samples.move("game", Author.FIRST, "a" + i, "c3d3")));
      twins.add(store.create(twin, new Deed.Start("another"), Map.of()));
    }
    moves.forEach(move -> assertThat(move.join()).isInstanceOf(Reply.Accepted.class));
    for (CompletableFuture<Event> failed : twins) {
      assertThatThrownBy(failed::join)
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(StoreException.class);
    }
    assertThat(store.history("game")).hasSize(21);
  }

  @Test
  void movesSentUpToTenTimesAreOneEventEach() {
    sendOften(2000);
  }

  @Test
  @Tag("slow")
  void aHundredThousandMovesSentUpToTenTimesAreOneEventEach() {
    sendOften(100_000);
  }

  private void sendOften(int moves) {
    long seed = 20;
    RandomGenerator random = Seeds.random(seed);
    int games = 40;
    for (int game = 0; game < games; game++) {
      Samples.create(store, "game" + game);
    }
    for (int sequence = 1; sequence <= moves / games; sequence++) {
      List<List<CompletableFuture<Reply>>> answers = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        Entry entry = Samples.move("game" + game, Author.FIRST, "id" + sequence, "m" + sequence);
        List<CompletableFuture<Reply>> same = new ArrayList<>();
        for (int times = 1 + random.nextInt(10); times > 0; times--) {
          same.add(store.append(sequence, entry));
        }
        answers.add(same);
      }
      for (List<CompletableFuture<Reply>> same : answers) {
        Reply first = same.getFirst().join();
        assertThat(first).as("seed %d", seed).isInstanceOf(Reply.Accepted.class);
        assertThat(same).allSatisfy(reply -> assertThat(reply.join()).isEqualTo(first));
      }
    }
    for (int game = 0; game < games; game++) {
      assertThat(store.history("game" + game)).hasSize(1 + moves / games);
    }
  }

  @Test
  void ofTwoWritersWhoRaceOneWins() {
    race(500);
  }

  @Test
  @Tag("slow")
  void ofTwoWritersWhoRaceTenThousandTimesOneWinsEachTime() {
    race(10_000);
  }

  private void race(int races) {
    Samples.create(store, "game");
    for (int race = 1; race <= races; race++) {
      int seen = race;
      CompletableFuture<Reply> one =
          CompletableFuture.supplyAsync(() -> append(seen, Author.FIRST));
      CompletableFuture<Reply> other =
          CompletableFuture.supplyAsync(() -> append(seen, Author.SECOND));
      List<Reply> replies = List.of(one.join(), other.join());
      assertThat(replies).filteredOn(Reply.Accepted.class::isInstance).hasSize(1);
      assertThat(replies).contains(Reply.stale(store.events("game", seen).getFirst().head()));
    }
    assertThat(store.verify()).isEmpty();
  }

  private Reply append(int seen, Author author) {
    return store.append(seen, Samples.move("game", author, "race" + seen, "c3d3")).join();
  }

  @Test
  void aChangedOrLostEventBreaksTheChain() throws Exception {
    for (String game : List.of("changed", "lost", "sound")) {
      Samples.create(store, game);
      for (int i = 1; i <= 3; i++) {
        store.append(i, Samples.move(game, Author.FIRST, "a" + i, "c3d3")).join();
      }
    }
    store.close();
    tamper(database, "UPDATE event SET deed = 'move c3c4' WHERE game = 'changed' AND sequence = 2");
    tamper(database, "DELETE FROM event WHERE game = 'lost' AND sequence = 3");
    store = Store.open(database);
    assertThat(store.verify()).containsExactly(new Flaw("changed", 2), new Flaw("lost", 4));
    assertThatThrownBy(() -> store.history("lost")).hasMessageContaining("store.broken");
    assertThat(store.history("sound")).hasSize(4);
  }

  @Test
  void tokensAndVisitorsAreKeptHashed() {
    Samples.create(store, "game");
    assertThat(store.held("game", "game-first")).containsExactly(Side.FIRST);
    assertThat(store.held("game", "game-third")).isEmpty();
    assertThat(store.held("other", "game-first")).isEmpty();
    assertThat(store.seats("game")).noneMatch(SeatInfo::isTaken);
    String name = "Ana <b>'; DROP TABLE event; --\" é 囲";
    assertThat(take("game-first", name, "cookie")).contains(Side.FIRST);
    assertThat(take("game-first", "Another", "phone")).contains(Side.FIRST);
    assertThat(take("nothing", "Another", "stranger")).isEmpty();
    reopen();
    assertThat(store.seats("game").getFirst().name()).contains(name);
    assertThat(store.held("game", "cookie")).containsExactly(Side.FIRST);
    assertThat(store.held("game", "phone")).as("a second device").containsExactly(Side.FIRST);
    assertThat(store.held("game", "stranger")).isEmpty();
    assertThat(store.ofVisitor("phone", 10)).extracting(GameInfo::id).containsExactly("game");
    assertThat(store.ofVisitor("game-first", 10)).isEmpty();
  }

  private Optional<Side> take(String token, String name, String visitor) {
    return store.takeSeat("game", token, new Sitter(name, visitor)).join();
  }

  @Test
  void aFreeSeatIsForWhoeverComesFirst() {
    GameInfo info = new GameInfo("game", Samples.RULES, Visibility.UNLISTED, 1000);
    SeatPlan ana = SeatPlan.taken("one", new Sitter("Ana", "ana"));
    Map<Side, SeatPlan> seats = Map.of(Side.FIRST, ana, Side.SECOND, SeatPlan.free());
    Event start = store.create(info, Samples.START, seats).join();
    assertThat(store.create(info, Samples.START, seats).join()).isEqualTo(start);
    assertThat(store.open(10)).containsExactly(info);
    assertThat(store.join("game", "two", new Sitter("Ana", "ana")).join()).contains(Side.FIRST);
    assertThat(store.join("game", "two", new Sitter("Bruno", "bruno")).join())
        .contains(Side.SECOND);
    assertThat(store.join("game", "two", new Sitter("Bruno", "bruno")).join())
        .contains(Side.SECOND);
    assertThat(store.join("game", "three", new Sitter("Carla", "carla")).join()).isEmpty();
    assertThat(store.open(10)).isEmpty();
    assertThat(store.going(10)).as("it is not public").isEmpty();
    assertThat(store.held("game", "two")).containsExactly(Side.SECOND);
  }

  @Test
  void theSamePeopleSitInTheNextGameWithSidesExchanged() {
    Samples.create(store, "game");
    take("game-first", "Ana", "ana");
    GameInfo next = new GameInfo("next", Samples.RULES, Visibility.PUBLIC, 2000);
    Entry entry =
        new Entry("game", Author.SERVER, "next-2", 0, new Deed.Next("next"), Result.NONE, 2000);
    Reply reply = store.succeed(1, entry, next, Samples.START).join();
    assertThat(reply).isInstanceOf(Reply.Accepted.class);
    assertThat(store.succeed(1, entry, next, Samples.START).join()).isEqualTo(reply);
    assertThat(store.history("next")).hasSize(1);
    assertThat(store.held("next", "ana")).containsExactly(Side.SECOND);
    assertThat(store.held("next", "game-second")).containsExactly(Side.FIRST);
    assertThat(store.seats("next").get(1).name()).contains("Ana");
  }

  @Test
  void finishedPublicGamesAreFoundInTheOrderOfTheirEnds() {
    for (String game : List.of("c", "a", "b", "going")) {
      Samples.create(store, game);
    }
    for (String game : List.of("b", "c", "a")) {
      Deed resignation = new Deed.Resignation();
      Entry end = new Entry(game, Author.FIRST, "r", 0, resignation, Result.SECOND_WINS, 3000);
      store.append(1, end).join();
      Deed offer = new Deed.Offer(Proposal.REMATCH);
      store
          .append(2, new Entry(game, Author.FIRST, "o", 0, offer, Result.SECOND_WINS, 4000))
          .join();
    }
    GameFilter all = new GameFilter("", "");
    assertThat(store.finished(all, "", 10)).extracting(GameInfo::id).containsExactly("b", "c", "a");
    assertThat(store.finished(all, "b", 1)).extracting(GameInfo::id).containsExactly("c");
    assertThat(store.finished(new GameFilter("talpa", "8x8"), "c", 10)).hasSize(1);
    assertThat(store.finished(new GameFilter("trench", ""), "", 10)).isEmpty();
    assertThat(store.going(10)).isEmpty();
    assertThat(store.unfinished()).containsExactly("going");
  }

  @Test
  void preparedRepliesAreThoseOfTheLastTime() {
    Samples.create(store, "game");
    assertThat(store.prepared("game", Side.FIRST)).isEmpty();
    store.prepare("game", Side.FIRST, new Prepared("start", Map.of("a1a2", "b1b2"))).join();
    Prepared last = new Prepared("later", Map.of("c3d3", "d5d4"));
    store.prepare("game", Side.FIRST, last).join();
    reopen();
    assertThat(store.prepared("game", Side.FIRST)).contains(last);
    assertThat(store.prepared("game", Side.SECOND)).isEmpty();
    assertThat(last.reply("later", "c3d3")).contains("d5d4");
    assertThat(last.reply("start", "c3d3")).isEmpty();
  }

  @Test
  void gamesWithoutResultAreUnfinished() {
    Samples.create(store, "going");
    Samples.create(store, "over");
    Deed.Resignation resignation = new Deed.Resignation();
    store
        .append(1, new Entry("over", Author.FIRST, "a", 0, resignation, Result.SECOND_WINS, 3000))
        .join();
    assertThat(store.unfinished()).containsExactly("going");
  }

  @Test
  void theLastHeartbeatIsRemembered() {
    assertThat(store.lastBeat()).isEmpty();
    store.beat(5000).join();
    store.beat(6000).join();
    reopen();
    assertThat(store.lastBeat()).hasValue(6000);
  }

  @Test
  void aStudyIsKeptOnce() {
    String text = "[Event \"é 囲\"]\n\n1. c3d3 {good} *\n";
    String id = store.keepStudy(text, 1000).join();
    assertThat(store.keepStudy(text, 2000).join()).isEqualTo(id);
    assertThat(store.keepStudy(text + " ", 2000).join()).isNotEqualTo(id);
    reopen();
    assertThat(store.study(id)).contains(text);
    assertThat(store.study("none")).isEmpty();
  }

  @Test
  void aBackupUnderLoadHoldsOneMomentAndCanBeRestored() {
    Samples.create(store, "game");
    Path file = folder.resolve("backup.db");
    AtomicBoolean enough = new AtomicBoolean();
    String study = store.keepStudy("a study", 1000).join();
    CompletableFuture<Void> load =
        CompletableFuture.runAsync(() -> {
          for (int i = 1; !enough.get(); i++) {
            store.append(i, Samples.move("game", Author.FIRST, "a" + i, "c3d3")).join();
          }
        });
    while (store.events("game", 0).size() < 50) {
      Thread.onSpinWait();
    }
    assertThat(store.backup(file)).isEmpty();
    assertThat(load).isNotDone();
    enough.set(true);
    load.join();
    List<Event> all = store.history("game");
    assertThatThrownBy(() -> store.backup(file)).hasMessageContaining("store.exists");
    assertThatThrownBy(() -> store.restore(file).join()).hasMessageContaining("store.not-empty");
    try (Store restored = Store.open(database(folder.resolve("restored")))) {
      restored.restore(file).join();
      List<Event> kept = restored.history("game");
      assertThat(kept).hasSizeGreaterThanOrEqualTo(50).isEqualTo(all.subList(0, kept.size()));
      assertThat(restored.held("game", "game-second")).containsExactly(Side.SECOND);
      assertThat(restored.study(study)).contains("a study");
      Reply next =
          restored.append(kept.size(), Samples.move("game", Author.SECOND, "b", "c3d3")).join();
      assertThat(next).isInstanceOf(Reply.Accepted.class);
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.part*");
  }

  @Test
  void whatIsNoBackupIsNotRestored() throws Exception {
    Path file = folder.resolve("no-backup");
    Files.writeString(file, "a text of some length that is no database");
    assertThatThrownBy(() -> store.restore(file).join()).hasMessageContaining("store.cannot-open");
    assertThat(store.unfinished()).isEmpty();
  }

  @Test
  void aNewerSchemaIsRefused() throws Exception {
    store.close();
    tamper(
        database,
        """
        INSERT INTO "flyway_schema_history" (installed_rank, version, description, type, script,
          checksum, installed_by, installed_on, execution_time, success)
        SELECT 99, '999', description, type, script, checksum, installed_by, installed_on,
          execution_time, success FROM "flyway_schema_history" WHERE installed_rank = 1\
        """);
    assertThatThrownBy(() -> Store.open(database))
        .isInstanceOfSatisfying(
            StoreException.class,
            refused -> {
              assertThat(refused.phrase().key()).isEqualTo("store.newer");
              assertThat(refused.phrase().arguments()).containsExactly("999", "2");
            });
    tamper(database, "DELETE FROM \"flyway_schema_history\" WHERE version = '999'");
    store = Store.open(database);
  }

  @Test
  void whatIsSubmittedBeforeClosingIsKeptAndAfterwardsRefused() {
    Samples.create(store, "game");
    List<CompletableFuture<Reply>> replies = new ArrayList<>();
    for (int i = 1; i <= 500; i++) {
      replies.add(store.append(i, Samples.move("game", Author.FIRST, "a" + i, "c3d3")));
    }
    store.close();
    assertThat(replies)
        .allSatisfy(
            r -> assertThat(r).isCompletedWithValueMatching(Reply.Accepted.class::isInstance));
    assertThatThrownBy(() -> store.beat(1).join()).hasMessageContaining("store.closed");
    store = Store.open(database);
    assertThat(store.history("game")).hasSize(501);
  }
}
