package tabuleiro.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
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
        // The library starts servers without fsync, and then nothing would be proved.
        return EmbeddedPostgres.builder().setServerConfig("fsync", "on").start();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /// Returns a new, empty database of the server, which is started at the first call.
  public static Database.Postgres database() {
    String name = "test" + COUNT.incrementAndGet();
    execute("CREATE DATABASE " + name);
    return database(Holder.SERVER, name);
  }

  /// Returns a database of a server.
  public static Database.Postgres database(EmbeddedPostgres server, String name) {
    return new Database.Postgres(server.getJdbcUrl("postgres", name), "postgres", "postgres");
  }

  /// Changes a setting of the whole server, and waits until it counts.
  public static void set(String setting, String value) throws Exception {
    execute("ALTER SYSTEM SET " + setting + " = " + value);
    execute("SELECT pg_reload_conf()");
    for (int i = 0; i < 1000 && !setting(setting).equals(value); i++) {
      Thread.sleep(5);
    }
  }

  private static String setting(String name) throws SQLException {
    try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("SHOW " + name)) {
      found.next();
      return found.getString(1);
    }
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
