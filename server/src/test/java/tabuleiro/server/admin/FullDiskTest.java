package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.live.GameEvent;
import tabuleiro.rules.Message;
import tabuleiro.server.Postgres;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.AppendingClient;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// Fills a real file system, a small one in memory. Mounting it requires root.
@Tag("slow")
@Tag("full")
final class FullDiskTest {
  private static final int MOST = 20_000;
  private static final long PATIENCE_MILLIS = 10_000;

  @TempDir Path folder;

  private Path disk;

  @BeforeEach
  void mount() throws Exception {
    disk = Files.createDirectory(folder.resolve("disk"));
    run("mount", "-t", "tmpfs", "-o", "size=160m,mode=777", "tabuleiro", disk.toString());
  }

  @AfterEach
  void unmount() throws Exception {
    run("umount", disk.toString());
  }

  private static void run(String... command) throws Exception {
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
  }

  @Test
  void sqliteAcknowledgesNothingOnFullDiskAndRecovers() throws Exception {
    fillAndFree(new DatabaseAddress.Sqlite(disk.resolve("games.db")));
  }

  @Test
  void postgresAcknowledgesNothingOnFullDiskAndRecovers() throws Exception {
    try (EmbeddedPostgres server =
        Postgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setDataDirectory(disk.resolve("data"))
            .start()) {
      fillAndFree(Postgres.database(server, "postgres"));
    }
  }

  /// A server that is started on a full disk says so in one sentence.
  @Test
  void startOnFullDiskSaysSo() throws Exception {
    DatabaseAddress.Sqlite old = new DatabaseAddress.Sqlite(disk.resolve("old.db"));
    Server.start(ServerOptions.of(old, 0)).close();
    Path ballast = fill();
    for (DatabaseAddress database :
        List.of(old, new DatabaseAddress.Sqlite(disk.resolve("new.db")))) {
      assertThatThrownBy(() -> Server.start(ServerOptions.of(database, 0)).close())
          .isInstanceOfSatisfying(
              StoreException.class, e -> assertThat(e.failure()).isEqualTo(StoreFailure.FULL));
    }
    Files.delete(ballast);
    Server.start(ServerOptions.of(old, 0)).close();
  }

  /// Neither leaves a part of its file, and both succeed when there is space.
  @Test
  void backupAndRestoreOnFullDiskLeaveNothing() throws Exception {
    DatabaseAddress.Sqlite source = new DatabaseAddress.Sqlite(folder.resolve("source.db"));
    try (GameStore store = GameStore.open(source)) {
      new AppendingClient(store, "game").appendPatiently(2000, PATIENCE_MILLIS);
    }
    Path backup = folder.resolve("backup.db");
    Backup.write(source, backup);
    Path ballast = fill();
    Path copy = disk.resolve("copy.db");
    Path target = disk.resolve("made/target.db");
    for (int i = 0; i < 10; i++) {
      truncate(ballast, 100_000); // Less than a backup needs.
      assertNoSpace(() -> Backup.write(source, copy), copy);
      assertNoSpace(() -> Backup.restore(backup, new DatabaseAddress.Sqlite(target)), target);
      try (Stream<Path> files = Files.list(disk)) {
        assertThat(files).containsExactly(ballast);
      }
    }
    Files.delete(ballast);
    Backup.write(source, copy);
    Backup.restore(backup, new DatabaseAddress.Sqlite(target));
    try (GameStore restored = GameStore.open(new DatabaseAddress.Sqlite(target))) {
      assertThat(restored.history("game")).hasSizeGreaterThan(2000);
    }
  }

  private static void truncate(Path file, int less) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(Math.max(0, channel.size() - less));
    }
  }

  private static void assertNoSpace(ThrowingCallable call, Path file) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            StoreException.class,
            e -> assertThat(e.message()).isEqualTo(Message.of("store.no-space", file.toString())));
  }

  private void fillAndFree(DatabaseAddress database) throws Exception {
    try (GameStore store = GameStore.open(database)) {
      AppendingClient game = new AppendingClient(store, "game");
      game.appendPatiently(50, PATIENCE_MILLIS);
      Path ballast = fill();
      StoreException refusal = game.appendUntilRefused(MOST);
      assertThat(refusal.failure()).isEqualTo(StoreFailure.FULL);
      assertThat(game.appendUntilRefused(1).failure()).isEqualTo(StoreFailure.FULL);
      assertThat(store.history("game")).startsWith(game.acknowledged().toArray(GameEvent[]::new));
      Files.delete(ballast);
      System.out.println(
          "room again: longest wait " + game.appendPatiently(100, PATIENCE_MILLIS) + " ms");
      assertThat(store.history("game")).isEqualTo(game.acknowledged());
      assertThat(store.findChainErrors()).isEmpty();
    }
  }

  /// Fills the remaining space.
  private Path fill() throws IOException {
    Path ballast = disk.resolve("ballast");
    byte[] block = new byte[4096];
    try (OutputStream out = Files.newOutputStream(ballast)) {
      while (true) {
        out.write(block);
      }
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("No space left");
      return ballast;
    }
  }
}
