package tabuleiro.server.kernel.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// Opens an SQLite file with a write-ahead log that is synced at every commit.
public final class SqliteDatabase {
  /// How long to wait for another writer of the file, such as a tool. A guess: a server uses it
  /// alone, and users are waiting.
  private static final int BUSY_MILLIS = 1000;

  /// Less space than SQLite needs to open a file: some of its pages.
  private static final long MIN_SPACE_BYTES = 64 * 1024;

  /// The ends of the names of the files that belong to a database: SQLite's write-ahead log and its
  /// index, and our lock.
  private static final List<String> COMPANIONS = List.of("-wal", "-shm", ".lock");

  private SqliteDatabase() {}

  /// Opens a file, and creates it if it does not exist. A file that is no database of this program
  /// is not changed, and one that cannot be created completely is not left behind.
  public static DatabaseConnections open(Path file) {
    SqliteFile.requireUsable(file);
    return open(file, file);
  }

  /// Opens the copy of a backup.
  ///
  /// @param original is named in messages
  public static DatabaseConnections openCopy(Path copy, Path original) {
    return open(copy, original);
  }

  private static DatabaseConnections open(Path file, Path named) {
    boolean isNew = !Files.exists(file);
    AutoCloseable lock = lock(file);
    try {
      protect(file);
      SQLiteDataSource reads = source(file, SQLiteConfig.TransactionMode.DEFERRED);
      DatabaseSchema.migrate(reads, named.toString());
      return DatabaseConnections.ofFile(writes(file), reads, lock);
    } catch (IOException | RuntimeException e) {
      StoreException failure =
          e instanceof StoreException storeException ? storeException : cannotOpen(named, e);
      DatabaseConnections.closeQuietly(lock);
      if (isNew) {
        delete(file);
      }
      throw failure;
    }
  }

  /// Lets only the owner read the file and those that SQLite keeps next to it, whose mode is that
  /// of the file.
  private static void protect(Path file) throws IOException {
    PrivateFiles.create(file);
    for (String suffix : COMPANIONS) {
      PrivateFiles.protect(file.resolveSibling(file.getFileName() + suffix));
    }
  }

  private static void delete(Path file) {
    for (String suffix : COMPANIONS) {
      file.resolveSibling(file.getFileName() + suffix).toFile().delete();
    }
    file.toFile().delete();
  }

  private static StoreException cannotOpen(Path file, Exception cause) {
    boolean isFull = StoreException.isFullDisk(cause) || isWithoutSpace(file);
    StoreException failure =
        isFull
            ? new StoreException(StoreFailure.FULL)
            : new StoreException("store.cannot-open", file.toString(), FailureReason.of(cause));
    return failure.withCause(cause);
  }

  /// Returns whether a folder's disk is full. SQLite reports some of the failures of a full disk as
  /// other errors of the disk.
  private static boolean isWithoutSpace(Path file) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      return folder != null && Files.getFileStore(folder).getUsableSpace() < MIN_SPACE_BYTES;
    } catch (IOException e) {
      return false;
    }
  }

  /// Opens a file for reading, even while another process uses it: SQLite gives it a consistent
  /// snapshot, and blocks no other process.
  static DatabaseConnections openForReading(Path file) {
    SqliteFile.requireExisting(file);
    try {
      return open(file);
    } catch (StoreException e) {
      if (e.failure() != StoreFailure.IN_USE) {
        throw e;
      }
      SQLiteDataSource source = new SQLiteDataSource();
      source.setUrl(url(file));
      return DatabaseConnections.ofFile(source, source, () -> {});
    }
  }

  /// Opens a file for reading and for short writes, even while a server uses it: without the lock
  /// that keeps a second server out. SQLite lets the two write in turn.
  static DatabaseConnections openBeside(Path file) {
    SqliteFile.requireExisting(file);
    try {
      protect(file);
      SQLiteDataSource reads = source(file, SQLiteConfig.TransactionMode.DEFERRED);
      DatabaseSchema.migrate(reads, file.toString());
      return DatabaseConnections.ofFile(writes(file), reads, () -> {});
    } catch (StoreException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw cannotOpen(file, e);
    }
  }

  /// Returns the address of a file. A full path is never one of the names that SQLite understands
  /// otherwise, such as `:memory:`.
  private static String url(Path file) {
    return "jdbc:sqlite:" + file.toAbsolutePath();
  }

  /// Returns a source of connections that write. A transaction takes the right to write at once,
  /// and waits for another process to end its own; if it had read before, SQLite would refuse it
  /// without waiting.
  private static SQLiteDataSource writes(Path file) {
    return source(file, SQLiteConfig.TransactionMode.IMMEDIATE);
  }

  private static SQLiteDataSource source(Path file, SQLiteConfig.TransactionMode mode) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setTransactionMode(mode);
    config.enforceForeignKeys(true);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setGetGeneratedKeys(false); // Otherwise each change is followed by a query for them.
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl(url(file));
    return source;
  }

  /// Locks a file next to the database; the operating system releases the lock when the process
  /// ends. (SQLite itself would let two processes write in turn.)
  private static AutoCloseable lock(Path file) {
    Path lockFile = file.resolveSibling(file.getFileName() + ".lock");
    try {
      PrivateFiles.createFolders(PrivateFiles.folderOf(file));
      PrivateFiles.create(lockFile);
      FileChannel channel =
          FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (tryLock(channel) == null) {
        channel.close();
        throw new StoreException(StoreFailure.IN_USE, file.toString());
      }
      return channel;
    } catch (IOException e) {
      throw cannotOpen(file, e);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // This process has it open.
    }
  }
}
