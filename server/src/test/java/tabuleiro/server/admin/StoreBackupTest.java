package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.study.StudyStore;

/// Backups, and databases of other versions.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#testedOnDisk")
final class StoreBackupTest extends StoreContract {
  StoreBackupTest(TestDatabase database) {
    super(database);
  }

  @Test
  void backupUnderLoadIsConsistentAndCanBeRestored() throws Exception {
    SampleEvents.create(store(), "game");
    Path file = folder.resolve("backup.db");
    AtomicBoolean enough = new AtomicBoolean();
    String study = new StudyStore(store().database()).save("a study", 1000).join();
    CompletableFuture<Void> load =
        CompletableFuture.runAsync(() -> {
          for (int i = 1; !enough.get(); i++) {
            store().append(i, SampleEvents.move("game", Actor.FIRST, "a" + i, "c3d3")).join();
          }
        });
    while (store().events("game", 0).size() < 50) {
      Thread.onSpinWait();
    }
    DatabaseAddress live = ((TestDatabase.Real) source()).database();
    assertThat(Backup.write(live, file)).isEmpty();
    assertThat(load).isNotDone();
    enough.set(true);
    load.join();
    List<GameEvent> all = store().history("game");
    assertThatThrownBy(() -> Backup.write(live, file)).hasMessageContaining("store.exists");
    assertThatThrownBy(() -> Backup.restore(file, store().database()))
        .hasMessageContaining("store.not-empty");
    try (GameStore restored =
        database().create(Files.createDirectory(folder.resolve("restored"))).open()) {
      Backup.restore(file, restored.database());
      List<GameEvent> kept = restored.history("game");
      assertThat(kept).hasSizeGreaterThanOrEqualTo(50).isEqualTo(all.subList(0, kept.size()));
      assertThat(restored.seats().sidesOf("game", "game-second")).containsExactly(Side.SECOND);
      assertThat(new StudyStore(restored.database()).find(study)).contains("a study");
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
    assertThatThrownBy(() -> Backup.restore(file, store().database()))
        .hasMessageContaining("store.no-database");
    assertThat(store().queries().unfinished()).isEmpty();
  }

  /// Versions 8 and 10 have other names for two columns and a table.
  @Test
  void upgradesDatabaseOfEarlierVersion() throws Throwable {
    TestDatabase.Real old =
        (TestDatabase.Real) database().create(Files.createDirectory(folder.resolve("old")));
    old.migrateTo("5");
    GameInfo info = new GameInfo("game", SampleEvents.RULES, Visibility.PUBLIC, 1000);
    GameEvent start = SampleEvents.create(store(), "game");
    store().append(1, SampleEvents.move("game", Actor.FIRST, "a", "c3d3")).join();
    List<GameEvent> events = store().history("game");
    old.tamper(
        """
        INSERT INTO game (id, family, variant, visibility, created)
        VALUES ('game', 'talpa', '8x8', 'PUBLIC', 1000)\
        """);
    old.tamper("INSERT INTO seat (game, side, name) VALUES ('game', 'FIRST', 'Ana')");
    old.tamper(
        "INSERT INTO sitter (visitor, game, side, since) VALUES ('%s', 'game', 'FIRST', 5)"
            .formatted(Tokens.sha256("ana")));
    for (GameEvent event : events) {
      EventContent content = event.content();
      old.tamper(
          """
          INSERT INTO event (game, sequence, author, client, ply, result, millis, deed, hash)
          VALUES ('game', %d, '%s', '%s', 0, '*', %d, '%s', '%s')\
          """
              .formatted(
                  event.sequence(),
                  content.actor(),
                  content.clientId(),
                  content.timeMillis(),
                  content.action().format(),
                  event.hash()));
    }
    try (GameStore upgraded = old.open()) {
      assertThat(upgraded.history("game"))
          .extracting(GameEvent::hash)
          .containsExactly(start.hash(), events.getLast().hash());
      assertThat(upgraded.findChainErrors()).isEmpty();
      assertThat(upgraded.seats().sidesOf("game", "ana")).containsExactly(Side.FIRST);
      assertThat(upgraded.queries().ofVisitor("ana", 10)).containsExactly(info);
    }
  }

  @Test
  void rejectsNewerSchema() throws Throwable {
    store().close();
    source()
        .tamper(
            """
            INSERT INTO "flyway_schema_history" (installed_rank, version, description, type, script,
              checksum, installed_by, installed_on, execution_time, success)
            SELECT 99, '999', description, type, script, checksum, installed_by, installed_on,
              execution_time, success FROM "flyway_schema_history" WHERE installed_rank = 1\
            """);
    assertThatThrownBy(() -> source().open())
        .isInstanceOfSatisfying(
            StoreException.class,
            refused -> {
              assertThat(refused.message().key()).isEqualTo("store.newer");
              assertThat(refused.message().arguments())
                  .as("the version of the database, the newest that the program knows, the name")
                  .hasSize(3)
                  .first()
                  .isEqualTo("999");
            });
    source().tamper("DELETE FROM \"flyway_schema_history\" WHERE version = '999'");
    reopen();
  }

  /// What a migration of this program makes may differ from what is there.
  @Test
  void refusesDatabaseOfAlteredMigration() throws Throwable {
    String add =
        "UPDATE \"flyway_schema_history\" SET checksum = checksum + %d WHERE version = '3'";
    store().close();
    source().tamper(add.formatted(1));
    assertThatThrownBy(source()::open).hasStackTraceContaining("checksum mismatch");
    source().tamper(add.formatted(-1));
    reopen();
  }
}
