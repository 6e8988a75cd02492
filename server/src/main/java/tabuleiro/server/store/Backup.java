package tabuleiro.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tabuleiro.server.event.ChainError;
import tabuleiro.server.store.channel.PostgresChannel;

/// Writes and restores backups. A backup is always an SQLite file; it can be opened as a database,
/// or restored into SQLite or PostgreSQL.
public final class Backup {
  private Backup() {}

  /// Writes a consistent snapshot of a database into a new SQLite file, even while a server uses
  /// it.
  ///
  /// @return the errors in the hash chains; the backup is kept all the same
  /// @throws StoreException when the database cannot be read, or the file exists or cannot be
  ///   written
  public static List<ChainError> write(Database database, Path file) {
    try (DatabaseConnections source = DatabaseConnections.openForReading(database)) {
      return write(source, file);
    } catch (JdbiException e) {
      throw new StoreException("store.unavailable").withCause(e);
    }
  }

  /// Writes a consistent snapshot. It blocks no other writer.
  ///
  /// @return the errors in the hash chains that were copied
  static List<ChainError> write(DatabaseConnections source, Path file) {
    if (Files.exists(file)) {
      throw new StoreException("store.exists", file.toString());
    }
    Path partFile = file.resolveSibling(file.getFileName() + ".part");
    try {
      delete(partFile);
      List<ChainError> errors = fill(source, partFile);
      Files.move(partFile, file, StandardCopyOption.ATOMIC_MOVE);
      return errors;
    } catch (IOException e) {
      throw new StoreException("store.cannot-open", file.toString()).withCause(e);
    } finally {
      delete(partFile);
    }
  }

  private static List<ChainError> fill(DatabaseConnections source, Path partFile) {
    try (DatabaseConnections target = SqliteDatabase.open(partFile)) {
      source
          .reader()
          .useTransaction(
              // The weakest level that SQLite supports and that reads a consistent snapshot.
              TransactionIsolationLevel.SERIALIZABLE,
              from -> target.writer().useTransaction(to -> new TableCopy(from, to).copyAll()));
      return target.reader().inTransaction(handle -> new EventTable(handle).findChainErrors());
    }
  }

  /// Fills an empty database from a backup. The backup file is not changed.
  static void restore(Path file, Handle to) {
    if (to.createQuery("SELECT (SELECT COUNT(*) FROM game) + (SELECT COUNT(*) FROM study)")
            .mapTo(Integer.class)
            .one()
        > 0) {
      throw new StoreException("store.not-empty");
    }
    Path copy = temporary();
    try {
      // A server may have run without any game.
      to.execute("DELETE FROM heartbeat");
      to.execute("DELETE FROM push_key");
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      try (DatabaseConnections source = SqliteDatabase.open(copy)) {
        source.reader().useTransaction(from -> new TableCopy(from, to).copyAll());
      }
      List<ChainError> errors = new EventTable(to).findChainErrors();
      if (!errors.isEmpty()) {
        throw new StoreException(
            "store.broken", errors.getFirst().game(), errors.getFirst().sequence());
      }
    } catch (IOException e) {
      throw new StoreException("store.cannot-open", file.toString()).withCause(e);
    } finally {
      delete(copy);
    }
  }

  /// Checks that no server uses a database.
  ///
  /// @param handle a transaction on PostgreSQL
  static void requireUnused(Handle handle) {
    if (!handle
        .createQuery("SELECT pg_try_advisory_xact_lock(?)")
        .bind(0, PostgresChannel.IN_USE_LOCK)
        .mapTo(Boolean.class)
        .one()) {
      throw new StoreException("store.used");
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempFile("tabuleiro", ".backup");
    } catch (IOException e) {
      throw new StoreException("store.unavailable").withCause(e);
    }
  }

  private static void delete(Path file) {
    for (String suffix : List.of("", ".lock", "-wal", "-shm")) {
      try {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + suffix));
      } catch (IOException e) {
        throw new StoreException("store.cannot-open", file.toString()).withCause(e);
      }
    }
  }
}
