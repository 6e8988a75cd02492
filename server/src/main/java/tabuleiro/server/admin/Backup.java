package tabuleiro.server.admin;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tabuleiro.server.game.ChainError;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.DatabaseConnections;
import tabuleiro.server.kernel.database.FailureReason;
import tabuleiro.server.kernel.database.PostgresChannel;
import tabuleiro.server.kernel.database.PrivateFiles;
import tabuleiro.server.kernel.database.SqliteDatabase;
import tabuleiro.server.kernel.database.SqliteFile;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.database.TableCopy;
import tabuleiro.server.kernel.database.WorkFolder;

/// Writes and restores backups. A backup is always an SQLite file; it can be opened as a database,
/// or restored into SQLite or PostgreSQL.
public final class Backup {
  /// The name of an unfinished file.
  private static final String MADE = "database";

  /// What the name of SQLite's write-ahead log ends with.
  private static final String LOG = "-wal";

  private Backup() {}

  /// Writes a consistent snapshot of a database into a new SQLite file, even while a server uses
  /// it. When that fails, no file is left.
  ///
  /// @return the errors in the hash chains; the backup is kept all the same
  /// @throws StoreException when the database cannot be read, or the file exists or cannot be
  ///   written
  public static List<ChainError> write(DatabaseAddress database, Path file) {
    requireNew(file);
    try (DatabaseConnections source = DatabaseConnections.openForReading(database)) {
      return write(source, file);
    } catch (JdbiException e) {
      throw StoreException.ofFailure(e);
    }
  }

  private static void requireNew(Path file) {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new StoreException("store.exists", file.toString());
    }
    Path folder = PrivateFiles.folderOf(file);
    if (!Files.isDirectory(folder)) {
      throw new StoreException("store.no-folder", folder.toString());
    }
    requireNoLog(file);
  }

  /// Checks that no write-ahead log has been left next to a file that does not exist: SQLite would
  /// apply it to the new file.
  private static void requireNoLog(Path file) {
    Path log = file.resolveSibling(file.getFileName() + LOG);
    if (Files.exists(log)) {
      throw new StoreException("store.exists", log.toString());
    }
  }

  /// Writes a consistent snapshot. It blocks no other writer.
  ///
  /// @return the errors in the hash chains that were copied
  private static List<ChainError> write(DatabaseConnections source, Path file) {
    requireNew(file);
    try (WorkFolder work = WorkFolder.nextTo(file)) {
      Path made = work.file(MADE);
      List<ChainError> errors = fill(source, made);
      Files.move(made, file);
      return errors;
    } catch (IOException e) {
      throw ofFile(file, e);
    } catch (StoreException e) {
      throw StoreException.isFullDisk(e) ? noSpace(file, e) : e;
    } catch (JdbiException e) {
      throw StoreException.isFullDisk(e) ? noSpace(file, e) : StoreException.ofFailure(e);
    }
  }

  private static StoreException noSpace(Path file, Throwable cause) {
    return new StoreException("store.no-space", file.toString()).withCause(cause);
  }

  private static StoreException ofFile(Path file, IOException cause) {
    return StoreException.isFullDisk(cause)
        ? noSpace(file, cause)
        : new StoreException("store.cannot-open", file.toString(), FailureReason.of(cause))
            .withCause(cause);
  }

  private static List<ChainError> fill(DatabaseConnections source, Path made) {
    try (DatabaseConnections target = SqliteDatabase.open(made)) {
      source
          .reader()
          .useTransaction(
              // The weakest level that SQLite supports and that reads a consistent snapshot.
              TransactionIsolationLevel.SERIALIZABLE,
              from -> target.writer().useTransaction(to -> new TableCopy(from, to).copyAll()));
      return target.reader().inTransaction(GameStore::findChainErrors);
    }
  }

  /// Fills an empty database from a backup. The backup file is not changed. When that fails, the
  /// database is as it was: it does not exist if it did not exist.
  ///
  /// @throws StoreException when the file is no complete backup, or one of a newer version, or the
  ///   database holds games, is in use or cannot be written
  public static void restore(Path file, DatabaseAddress database) {
    SqliteFile.requireBackup(file);
    if (!(database instanceof DatabaseAddress.Sqlite(var target))) {
      restoreInto(file, database);
      return;
    }
    if (isUsed(target)) {
      SqliteFile.requireNoGames(target);
      restoreInto(file, database);
      return;
    }
    requireNoLog(target);
    List<Path> created = List.of();
    try {
      created = PrivateFiles.createFolders(PrivateFiles.folderOf(target));
      restoreNew(file, target);
    } catch (IOException e) {
      PrivateFiles.deleteEmpty(created);
      throw ofFile(target, e);
    } catch (StoreException e) {
      PrivateFiles.deleteEmpty(created);
      throw StoreException.isFullDisk(e) ? noSpace(target, e) : e;
    }
  }

  private static void restoreNew(Path file, Path target) throws IOException {
    try (WorkFolder work = WorkFolder.nextTo(target)) {
      Path made = work.file(MADE);
      restoreInto(file, new DatabaseAddress.Sqlite(made));
      Files.deleteIfExists(target); // It is empty.
      Files.move(made, target);
    }
  }

  private static boolean isUsed(Path target) {
    return Files.exists(target) && !(Files.isRegularFile(target) && target.toFile().length() == 0);
  }

  private static void restoreInto(Path file, DatabaseAddress database) {
    try (Database store = Database.openPatiently(database)) {
      restore(file, store);
    }
  }

  /// Fills an open, empty database from a backup; see [#restore(Path, DatabaseAddress)].
  ///
  /// @throws StoreException as there; nothing has changed then
  public static void restore(Path file, Database store) {
    Database.await(
        store.write(handle -> {
          if (store.isShared()) {
            requireUnused(handle);
          }
          restore(file, handle);
          return true;
        }));
  }

  private static void restore(Path file, Handle to) {
    SqliteFile.requireBackup(file);
    if (to.createQuery("SELECT (SELECT COUNT(*) FROM game) + (SELECT COUNT(*) FROM study)")
            .mapTo(Integer.class)
            .one()
        > 0) {
      throw new StoreException("store.not-empty");
    }
    // A server may have run without any game.
    to.execute("DELETE FROM heartbeat");
    to.execute("DELETE FROM push_key");
    try (WorkFolder work = WorkFolder.temporary();
        DatabaseConnections source = openCopy(file, work)) {
      source.reader().useTransaction(from -> new TableCopy(from, to).copyAll());
    } catch (IOException e) {
      throw ofFile(file, e);
    }
    List<ChainError> errors = GameStore.findChainErrors(to);
    if (!errors.isEmpty()) {
      throw new StoreException(
          StoreFailure.BROKEN, errors.getFirst().game(), errors.getFirst().sequence());
    }
  }

  /// Opens a copy of a backup, because an old one is migrated.
  private static DatabaseConnections openCopy(Path file, WorkFolder work) throws IOException {
    Path copy = work.file(MADE);
    PrivateFiles.create(copy);
    for (String suffix : List.of("", LOG)) {
      Path part = file.resolveSibling(file.getFileName() + suffix);
      if (Files.exists(part)) {
        try (OutputStream out = Files.newOutputStream(work.file(MADE + suffix))) {
          Files.copy(part, out);
        }
      }
    }
    return SqliteDatabase.openCopy(copy, file);
  }

  /// Checks that no server uses a database.
  ///
  /// @param handle a transaction on PostgreSQL
  private static void requireUnused(Handle handle) {
    if (!handle
        .createQuery("SELECT pg_try_advisory_xact_lock(?)")
        .bind(0, PostgresChannel.IN_USE_LOCK)
        .mapTo(Boolean.class)
        .one()) {
      throw new StoreException("store.used");
    }
  }
}
