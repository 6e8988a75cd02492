package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Postgres;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.WorkFolderProcess;
import tabuleiro.server.study.StudyStore;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Backups that cannot be written or restored: the message names the user's file and what is wrong
/// with it, nothing is left behind, and the next attempt works.
@Tag("full")
final class BackupFailureTest {
  private static final int STUDIES = 300;

  @TempDir Path folder;

  private Path live;
  private Path backup;

  @BeforeEach
  void makeBackup() {
    live = folder.resolve("live.db");
    backup = folder.resolve("backup.db");
    try (GameStore store = GameStore.open(new DatabaseAddress.Sqlite(live))) {
      for (int i = 0; i < STUDIES; i++) {
        new StudyStore(store.database())
            .save("study " + i + " of the club".repeat(20), 1000)
            .join();
      }
    }
    assertThat(Backup.write(new DatabaseAddress.Sqlite(live), backup)).isEmpty();
  }

  private static String refusal(ThrowingCallable call) {
    StoreException refused = catchThrowableOfType(StoreException.class, call);
    assertThat(refused).as("a refusal").isNotNull();
    return Messages.of(Language.ENGLISH).format(refused.message());
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).sorted().toList();
    }
  }

  private static long temporaryFolders() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files.filter(file -> file.getFileName().toString().startsWith("tabuleiro")).count();
    }
  }

  /// Restores a bad file into a new SQLite file and into PostgreSQL, then a good one.
  private void refuses(Path file, String... parts) throws IOException {
    List<String> before = names();
    for (DatabaseAddress target :
        List.of(new DatabaseAddress.Sqlite(folder.resolve("made/new.db")), Postgres.database())) {
      assertThat(refusal(() -> Backup.restore(file, target)))
          .contains(parts)
          .contains(file.toString());
      assertThat(names()).as("what is left behind").isEqualTo(before);
    }
    Path target = folder.resolve("made/new.db");
    Backup.restore(backup, new DatabaseAddress.Sqlite(target));
    try (GameStore restored = GameStore.open(new DatabaseAddress.Sqlite(target))) {
      int studies =
          restored
              .database()
              .read(handle ->
                  handle.createQuery("SELECT COUNT(*) FROM study").mapTo(Integer.class).one());
      assertThat(studies).isEqualTo(STUDIES);
    }
  }

  private Path changed(String name, Consumer<RandomAccessFile> change) throws IOException {
    Path file = Files.copy(backup, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      change.accept(open);
    }
    return file;
  }

  private Path cut(String name, long length) throws IOException {
    return changed(
        name,
        file -> {
          try {
            file.setLength(length);
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @Test
  void cutFile() throws IOException {
    refuses(cut("cut.db", Files.size(backup) / 2), "not complete", "copy the file again");
  }

  @Test
  void fileCutWithinThePageOrTheHeader() throws IOException {
    for (long length : List.of(Files.size(backup) - 1, 4096L, 99L, 5L)) {
      Path file = cut("cut-" + length, length);
      assertThat(
              refusal(() -> Backup.restore(file, new DatabaseAddress.Sqlite(folder.resolve("x")))))
          .contains("not complete", file.toString());
    }
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void damagedFile() throws IOException {
    Path file =
        changed(
            "damaged.db",
            open -> {
              try {
                open.seek(3 * 4096);
                open.write(new byte[8192]);
                open.seek(20 * 4096);
                open.write("something else".repeat(500).getBytes(StandardCharsets.UTF_8));
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    refuses(file, "is damaged");
  }

  @Test
  void emptyFile() throws IOException {
    refuses(Files.createFile(folder.resolve("empty.db")), "is empty");
  }

  @Test
  void text() throws IOException {
    refuses(Files.writeString(folder.resolve("notes"), "SQL".repeat(500)), "not a database");
  }

  @Test
  void folderInsteadOfFile() throws IOException {
    refuses(Files.createDirectory(folder.resolve("backups")), "is a folder");
  }

  @Test
  void missingFile() throws IOException {
    refuses(folder.resolve("lost.db"), "there is no file");
  }

  private Path foreign() throws SQLException {
    Path file = folder.resolve("shop.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE customer (id INTEGER)");
    }
    return file;
  }

  @Test
  void databaseOfAnotherProgram() throws Exception {
    refuses(foreign(), "another program", "customer");
  }

  /// Another program may use the same library for its migrations.
  @Test
  void databaseOfAnotherProgramWithMigrations() throws Exception {
    Path file = Files.copy(backup, folder.resolve("flyway.db"));
    execute(file, "UPDATE flyway_schema_history SET script = 'V1__shop.sql' WHERE version = '1'");
    refuses(file, "another program");
  }

  private static void execute(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void newerVersion() throws Exception {
    Path file = Files.copy(backup, folder.resolve("newer.db"));
    execute(
        file,
        """
        INSERT INTO flyway_schema_history SELECT 999, '999', description, type, script, checksum,
          installed_by, installed_on, execution_time, success
        FROM flyway_schema_history WHERE installed_rank = 1\
        """);
    refuses(file, "newer version", "999");
  }

  @Test
  void targetWithGames() throws IOException {
    List<String> before = names();
    byte[] target = Files.readAllBytes(live);
    assertThat(refusal(() -> Backup.restore(backup, new DatabaseAddress.Sqlite(live))))
        .contains("not empty");
    assertThat(refusal(() -> Backup.restore(live, new DatabaseAddress.Sqlite(live))))
        .contains("not empty");
    assertThat(Files.readAllBytes(live)).isEqualTo(target);
    assertThat(names()).isEqualTo(before);
  }

  @Test
  void targetOfAnotherProgramIsNotChanged() throws Exception {
    Path file = foreign();
    byte[] content = Files.readAllBytes(file);
    List<String> before = names();
    DatabaseAddress.Sqlite target = new DatabaseAddress.Sqlite(file);
    assertThat(refusal(() -> Backup.restore(backup, target))).contains("another program");
    assertThat(refusal(() -> GameStore.open(target).close())).contains("another program");
    assertThat(refusal(() -> new GameStore(Database.openForTool(target)).close()))
        .contains("another program");
    assertThat(refusal(() -> Backup.write(target, folder.resolve("copy.db"))))
        .contains("another program");
    assertThat(Files.readAllBytes(file)).isEqualTo(content);
    assertThat(names()).isEqualTo(before);
  }

  @Test
  void emptyTargetOfAServer() {
    DatabaseAddress.Sqlite target = new DatabaseAddress.Sqlite(folder.resolve("fresh.db"));
    GameStore.open(target).close();
    Backup.restore(backup, target);
    try (GameStore store = GameStore.open(target)) {
      assertThat(refusal(() -> Backup.restore(backup, target))).contains("not empty");
      assertThat(store.findChainErrors()).isEmpty();
    }
  }

  /// SQLite would apply the log of another database to the new one.
  @Test
  void targetWithALogOfAnEarlierDatabase() throws IOException {
    Files.writeString(folder.resolve("new.db-wal"), "the log of a database that was deleted");
    assertThat(
            refusal(
                () -> Backup.restore(backup, new DatabaseAddress.Sqlite(folder.resolve("new.db")))))
        .contains("new.db-wal already exists");
    assertThat(
            refusal(() -> Backup.write(new DatabaseAddress.Sqlite(live), folder.resolve("new.db"))))
        .contains("new.db-wal already exists");
  }

  @Test
  void backupThatCannotBeWritten() throws IOException {
    List<String> before = names();
    DatabaseAddress.Sqlite source = new DatabaseAddress.Sqlite(live);
    assertThat(refusal(() -> Backup.write(source, folder.resolve("none/copy.db"))))
        .contains("no folder", folder.resolve("none").toString());
    assertThat(refusal(() -> Backup.write(source, backup))).contains("already exists");
    assertThat(refusal(() -> Backup.write(source, live))).contains("already exists");
    assertThat(refusal(() -> Backup.write(source, folder))).contains("already exists");
    assertThat(
            refusal(() ->
                Backup.write(
                    new DatabaseAddress.Sqlite(folder.resolve("lost.db")), folder.resolve("copy"))))
        .contains("no file", "lost.db");
    assertThat(names()).isEqualTo(before);
  }

  @Test
  void workFolderOfTheUserIsKept() throws IOException {
    Path own = Files.createDirectory(folder.resolve("copy.db.part"));
    Files.writeString(own.resolve("diary"), "mine");
    assertThat(
            refusal(
                () -> Backup.write(new DatabaseAddress.Sqlite(live), folder.resolve("copy.db"))))
        .contains("copy.db.part already exists");
    assertThat(own.resolve("diary")).hasContent("mine");
  }

  /// A killed process leaves its work folder; a signal does not.
  @Test
  void interruptedWorkIsDeletedOrRepeated() throws Exception {
    Path made = folder.resolve("made.db");
    Process process = WorkFolderProcess.start(made);
    assertThat(folder.resolve("made.db.part/games.db")).exists();
    assertThat(refusal(() -> Backup.write(new DatabaseAddress.Sqlite(live), made)))
        .contains("another process");
    process.destroy();
    process.waitFor();
    assertThat(folder.resolve("made.db.part")).doesNotExist();

    Process killed = WorkFolderProcess.start(made);
    killed.destroyForcibly().waitFor();
    assertThat(folder.resolve("made.db.part/games.db")).exists();
    Backup.restore(backup, new DatabaseAddress.Sqlite(made));
    assertThat(folder.resolve("made.db.part")).doesNotExist();
    assertThat(made).exists();
  }

  @Test
  void onlyTheOwnerMayReadDatabasesAndBackups() throws IOException {
    Path file = folder.resolve("club/data/games.db");
    try (GameStore _ = GameStore.open(new DatabaseAddress.Sqlite(file))) {
      assertThat(mode(folder.resolve("club"))).isEqualTo("rwx------");
      assertThat(mode(folder.resolve("club/data"))).isEqualTo("rwx------");
      for (String suffix : List.of("", "-wal", "-shm", ".lock")) {
        assertThat(mode(file.resolveSibling("games.db" + suffix)))
            .as(suffix)
            .isEqualTo("rw-------");
      }
      Backup.write(new DatabaseAddress.Sqlite(file), folder.resolve("club/copy.db"));
      assertThat(mode(folder.resolve("club/copy.db"))).isEqualTo("rw-------");
    }
    Path restored = folder.resolve("club/restored.db");
    Backup.restore(backup, new DatabaseAddress.Sqlite(restored));
    assertThat(mode(restored)).isEqualTo("rw-------");
    // Earlier versions have left them readable for all.
    for (String suffix : List.of("", ".lock")) {
      Files.setPosixFilePermissions(
          file.resolveSibling("games.db" + suffix), PosixFilePermissions.fromString("rw-r--r--"));
    }
    new GameStore(Database.openForTool(new DatabaseAddress.Sqlite(file))).close();
    assertThat(mode(file)).isEqualTo("rw-------");
    assertThat(mode(file.resolveSibling("games.db.lock"))).isEqualTo("rw-------");
  }

  @Test
  void nothingIsLeftAmongTheTemporaryFiles() throws IOException {
    long before = temporaryFolders();
    refuses(cut("cut.db", Files.size(backup) / 2), "not complete");
    assertThat(temporaryFolders()).isEqualTo(before);
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}
