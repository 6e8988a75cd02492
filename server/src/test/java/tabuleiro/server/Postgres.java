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
import tabuleiro.server.store.Database;

/// A PostgreSQL server for tests: real, unpacked from a library, gone with the tests.
public final class Postgres {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private Postgres() {}

  private static final class Holder {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        // The library starts servers that sync nothing, and then nothing would be proved.
        return builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /// Returns what starts a server that syncs nothing. Its files lie in memory where the system has
  /// such a folder: what is tested is what processes do to each other, not disks.
  public static EmbeddedPostgres.Builder builder() {
    Path memory = Path.of("/dev/shm");
    EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
    return Files.isWritable(memory)
        ? builder.setDataDirectory(memory.resolve("tabuleiro-" + UUID.randomUUID()))
        : builder;
  }

  /// Returns the number of the server's main process, which is started at the first call.
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

  /// Returns a new, empty database of the server, which is started at the first call.
  public static Database.Postgres database() {
    String name = "test" + COUNT.incrementAndGet();
    execute("CREATE DATABASE " + name);
    return database(Holder.SERVER, name);
  }

  /// Returns the name of a database.
  public static String name(Database.Postgres database) {
    return database.url().replaceFirst(".*/", "").replaceFirst("\\?.*", "");
  }

  /// Returns a database of a server.
  public static Database.Postgres database(EmbeddedPostgres server, String name) {
    return new Database.Postgres(server.getJdbcUrl("postgres", name), "postgres", "postgres");
  }

  /// Runs a statement as the server's owner.
  public static void execute(String sql) {
    try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
