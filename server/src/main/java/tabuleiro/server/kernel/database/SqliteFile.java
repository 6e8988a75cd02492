package tabuleiro.server.kernel.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.sqlite.SQLiteConfig;

/// Looks at a file before it is used as a database, without changing it.
public final class SqliteFile {
  /// The first bytes of a database, and the places of numbers in its header (SQLite manual,
  /// "Database File Format", 1.3).
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

  private static final int HEADER_SIZE = 100;
  private static final int PAGE_SIZE_AT = 16;
  private static final int CHANGES_AT = 24;
  private static final int PAGES_AT = 28;
  private static final int CHANGES_OF_PAGES_AT = 92;

  /// The page size that does not fit into two bytes is stored as 1.
  private static final int LARGEST_PAGE = 65_536;

  private SqliteFile() {}

  /// Checks that a file is a database of this program, or one that it can create there: the file
  /// does not exist or is empty.
  ///
  /// @throws StoreException when it is something else, and names the file and what is wrong
  public static void requireUsable(Path file) {
    if (Files.exists(file)) {
      requireReadable(file);
      if (size(file) > 0) {
        requireDatabase(file, false);
      }
    }
  }

  /// Checks that a file is a database of this program.
  ///
  /// @throws StoreException when there is no such file, or it is something else
  public static void requireExisting(Path file) {
    if (!Files.exists(file)) {
      throw new StoreException("store.no-file", file.toString());
    }
    requireUsable(file);
  }

  /// Checks that a file is a complete backup.
  ///
  /// @throws StoreException when there is no such file, or it is empty, cut, damaged or something
  ///   else
  public static void requireBackup(Path file) {
    if (!Files.exists(file)) {
      throw new StoreException("store.no-file", file.toString());
    }
    requireReadable(file);
    if (size(file) == 0) {
      throw new StoreException("store.empty", file.toString());
    }
    requireDatabase(file, true);
  }

  /// Checks that a file is a database of this program without games. The file is not migrated.
  ///
  /// @throws StoreException when it holds games or is something else
  public static void requireNoGames(Path file) {
    requireUsable(file);
    try (Connection connection = open(file, hasLog(file))) {
      for (String table : List.of("game", "study")) {
        if (hasRows(connection, table)) {
          throw new StoreException("store.not-empty");
        }
      }
    } catch (SQLException e) {
      throw damaged(file, FailureReason.of(e)).withCause(e);
    }
  }

  /// Returns whether a table has rows. The first versions did not have all tables.
  private static boolean hasRows(Connection connection, String table) throws SQLException {
    String exists = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '" + table + "'";
    return isFound(connection, exists)
        && isFound(connection, "SELECT 1 FROM " + table + " LIMIT 1");
  }

  private static boolean isFound(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next();
    }
  }

  private static void requireReadable(Path file) {
    if (Files.isDirectory(file)) {
      throw new StoreException("store.folder", file.toString());
    }
    if (!Files.isRegularFile(file)) {
      throw new StoreException("store.no-database", file.toString());
    }
    if (!Files.isReadable(file)) {
      throw new StoreException("store.unreadable", file.toString());
    }
  }

  private static void requireDatabase(Path file, boolean isThorough) {
    byte[] header = header(file);
    int length = Math.min(header.length, MAGIC.length);
    if (!Arrays.equals(header, 0, length, MAGIC, 0, length)) {
      throw new StoreException("store.no-database", file.toString());
    }
    boolean hasLog = hasLog(file);
    if (!hasLog && isCut(header, size(file))) {
      throw new StoreException("store.cut", file.toString());
    }
    try (Connection connection = open(file, hasLog)) {
      DatabaseOwner.requireOurs(connection, file.toString());
      if (isThorough) {
        requireSound(connection, file);
      }
    } catch (SQLException e) {
      throw damaged(file, FailureReason.of(e)).withCause(e);
    }
  }

  private static boolean hasLog(Path file) {
    return Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
  }

  private static byte[] header(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEADER_SIZE);
    } catch (IOException e) {
      throw new StoreException("store.unreadable", file.toString()).withCause(e);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new StoreException("store.unreadable", file.toString()).withCause(e);
    }
  }

  /// Returns whether the file is shorter than the pages that its header counts.
  private static boolean isCut(byte[] bytes, long size) {
    if (bytes.length < HEADER_SIZE) {
      return true;
    }
    ByteBuffer header = ByteBuffer.wrap(bytes);
    int stored = Short.toUnsignedInt(header.getShort(PAGE_SIZE_AT));
    long pageSize = stored == 1 ? LARGEST_PAGE : stored;
    // An old version of SQLite counts no pages, and leaves the two numbers different.
    boolean isCounted = header.getInt(CHANGES_AT) == header.getInt(CHANGES_OF_PAGES_AT);
    return isCounted && size < pageSize * Integer.toUnsignedLong(header.getInt(PAGES_AT));
  }

  /// Opens a file for reading. A file without a write-ahead log is opened as one that cannot
  /// change, so that SQLite creates no files next to it.
  private static Connection open(Path file, boolean hasLog) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    String path = file.toAbsolutePath().toUri().getRawPath();
    return config.createConnection(
        "jdbc:sqlite:file:" + path + (hasLog ? "?mode=ro" : "?mode=ro&immutable=1"));
  }

  private static void requireSound(Connection connection, Path file) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
      if (found.next() && !found.getString(1).equals("ok")) {
        throw damaged(file, found.getString(1));
      }
    }
  }

  private static StoreException damaged(Path file, String reason) {
    return new StoreException("store.damaged", file.toString(), reason);
  }
}
