package tabuleiro.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tabuleiro.server.event.ChainError;

/// A backup is a database of SQLite in one file, whatever it was taken from: it can be restored
/// into either kind of database, and opened as it is.
final class Backup {
  private Backup() {}

  /// Writes a backup of one moment; what is written meanwhile waits for nothing.
  ///
  /// @return what is wrong in what was copied
  static List<ChainError> write(DatabaseConnections source, Path file) {
    if (Files.exists(file)) {
      throw new StoreException("store.exists", file.toString());
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      delete(part);
      List<ChainError> flaws = fill(source, part);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      return flaws;
    } catch (IOException e) {
      throw new StoreException("store.cannot-open", file.toString()).withCause(e);
    } finally {
      delete(part);
    }
  }

  private static List<ChainError> fill(DatabaseConnections source, Path part) {
    try (DatabaseConnections target = SqliteDatabase.open(part)) {
      source
          .reader()
          .useTransaction(
              // SQLite knows this level and no weaker one that sees a single moment.
              TransactionIsolationLevel.SERIALIZABLE,
              from -> target.writer().useTransaction(to -> new TableCopy(from, to).copyAll()));
      return target.reader().inTransaction(handle -> new EventTable(handle).findChainErrors());
    }
  }

  /// Fills an empty database from a backup, which stays as it is.
  static void restore(Path file, Handle to) {
    if (to.createQuery("SELECT (SELECT COUNT(*) FROM game) + (SELECT COUNT(*) FROM study)")
            .mapTo(Integer.class)
            .one()
        > 0) {
      throw new StoreException("store.not-empty");
    }
    Path copy = temporary();
    try {
      to.execute("DELETE FROM heartbeat"); // A server may have been there, and played nothing.
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      try (DatabaseConnections source = SqliteDatabase.open(copy)) {
        source.reader().useTransaction(from -> new TableCopy(from, to).copyAll());
      }
      List<ChainError> flaws = new EventTable(to).findChainErrors();
      if (!flaws.isEmpty()) {
        throw new StoreException(
            "store.broken", flaws.getFirst().game(), flaws.getFirst().sequence());
      }
    } catch (IOException e) {
      throw new StoreException("store.cannot-open", file.toString()).withCause(e);
    } finally {
      delete(copy);
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
