package tabuleiro.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// A real PostgreSQL server for tests, unpacked from a library and deleted after the tests.
public final class Postgres {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private Postgres() {}

  private static final class Holder {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        // By default the library starts servers that sync nothing, which would make the tests
        // worthless.
        return builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /// Returns a builder of a server that syncs nothing. Its files are in memory where the system has
  /// such a folder: the tests are about processes, not disks.
  public static EmbeddedPostgres.Builder builder() {
    Path memory = Path.of("/dev/shm");
    EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
    return Files.isWritable(memory)
        ? builder.setDataDirectory(memory.resolve("tabuleiro-" + UUID.randomUUID()))
        : builder;
  }

  /// Returns the id of the server's main process. Starts the server at the first call.
  public static long pid() {
    try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet file = statement.executeQuery("SELECT pg_read_file('postmaster.pid')")) {
      file.next();
      return Long.parseLong(file.getString(1).lines().findFirst().orElseThrow());
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns a new, empty database. Starts the server at the first call.
  public static DatabaseAddress.Postgres database() {
    String name = "test" + COUNT.incrementAndGet();
    execute("CREATE DATABASE " + name);
    return database(Holder.SERVER, name);
  }

  /// Returns the name of a database.
  public static String name(DatabaseAddress.Postgres database) {
    return database.url().replaceFirst(".*/", "").replaceFirst("\\?.*", "");
  }

  /// Returns a database of a server.
  public static DatabaseAddress.Postgres database(EmbeddedPostgres server, String name) {
    return new DatabaseAddress.Postgres(
        server.getJdbcUrl("postgres", name), "postgres", "postgres");
  }

  /// Executes a statement as the owner of the server.
  public static void execute(String sql) {
    try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
