package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.Postgres;
import tabuleiro.server.RestartablePostgres;
import tabuleiro.server.admin.Backup;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.study.StudyStore;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Every way in which PostgreSQL can refuse the server and the operator's tools: the message has
/// PostgreSQL's own reason, the address without the password, and what to do.
@Tag("full")
final class PostgresFailureTest {
  private static EmbeddedPostgres server;
  private static int port;

  @TempDir Path folder;

  /// Starts a server that asks for passwords, and lets the role `far` in with encryption only.
  @BeforeAll
  static void start() throws Exception {
    server =
        Postgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
    port = server.getPort();
    Path rules;
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE ROLE ana LOGIN PASSWORD 'p@ss:w/rd%'");
      statement.execute("CREATE ROLE reader LOGIN PASSWORD 'x'");
      statement.execute("CREATE ROLE busy LOGIN PASSWORD 'x' CONNECTION LIMIT 1");
      statement.execute("CREATE ROLE far LOGIN PASSWORD 'x'");
      statement.execute("CREATE DATABASE games OWNER ana");
      statement.execute("CREATE DATABASE \"o clube/2\" OWNER ana");
      statement.execute("CREATE DATABASE shop OWNER ana");
      try (ResultSet file = statement.executeQuery("SHOW hba_file")) {
        file.next();
        rules = Path.of(file.getString(1));
      }
    }
    Files.writeString(
        rules,
        """
        hostssl all far all scram-sha-256
        host all nobody all trust
        host all ana,reader,busy all scram-sha-256
        host all postgres all trust
        """);
    execute("postgres", "SELECT pg_reload_conf()");
    // A setting is read a moment after the request.
    Thread.sleep(500);
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  private static void execute(String database, String sql) throws SQLException {
    try (Connection connection = server.getDatabase("postgres", database).getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static DatabaseAddress.Postgres address(String text) {
    return PostgresAddress.parse(text.replace("PORT", String.valueOf(port)), "ana", "p@ss:w/rd%");
  }

  private static String refusal(DatabaseAddress database) {
    return text(catchThrowableOfType(StoreException.class, () -> GameStore.open(database).close()));
  }

  private static String text(StoreException refused) {
    assertThat(refused).isNotNull();
    return Messages.of(Language.ENGLISH).format(refused.message());
  }

  /// A server, a tool, a backup and a restoration say the same.
  private void refused(String address, String... parts) {
    DatabaseAddress.Postgres database = address(address);
    String message = refusal(database);
    assertThat(message).contains(parts).contains("postgresql://").doesNotContain("p@ss", "p%40ss");
    assertThat(message.lines()).hasSize(1);
    Path file = folder.resolve("backup.db");
    StoreException tool =
        catchThrowableOfType(
            StoreException.class, () -> new GameStore(Database.openForTool(database)).close());
    assertThat(Messages.of(Language.ENGLISH).format(tool.explain(database))).isEqualTo(message);
    assertThat(text(catchThrowableOfType(StoreException.class, () -> Backup.write(database, file))))
        .isEqualTo(message);
    assertThat(file).doesNotExist();
    assertThat(text(catchThrowableOfType(StoreException.class, () -> restoreInto(database))))
        .isEqualTo(message);
  }

  private void restoreInto(DatabaseAddress database) {
    DatabaseAddress.Sqlite source = new DatabaseAddress.Sqlite(folder.resolve("source.db"));
    GameStore.open(source).close();
    Path backup = folder.resolve("complete.db");
    if (!Files.exists(backup)) {
      Backup.write(source, backup);
    }
    Backup.restore(backup, database);
  }

  @Test
  void wrongPassword() {
    refused(
        "postgresql://ana:wrong@localhost:PORT/games",
        "FATAL: password authentication failed for user \"ana\"",
        "postgresql://ana@localhost:" + port + "/games",
        "PGPASSWORD");
  }

  @Test
  void noPassword() {
    assertThat(
            refusal(PostgresAddress.parse("postgresql://localhost:" + port + "/games", "ana", "")))
        .contains("password", "PGPASSWORD");
  }

  @Test
  void missingDatabase() {
    refused(
        "postgresql://localhost:PORT/lost",
        "FATAL: database \"lost\" does not exist",
        "createdb --owner");
  }

  @Test
  void missingRole() {
    refused(
        "postgresql://nobody@localhost:PORT/games",
        "FATAL: role \"nobody\" does not exist",
        "PGUSER");
  }

  @Test
  void userWithoutRule() {
    refused(
        "postgresql://stranger@localhost:PORT/games", "FATAL: no pg_hba.conf entry", "pg_hba.conf");
  }

  @Test
  void closedPort() throws Exception {
    int closed;
    try (ServerSocket socket = new ServerSocket(0)) {
      closed = socket.getLocalPort();
    }
    refused(
        "postgresql://localhost:" + closed + "/games", "refused", "check the host and the port");
  }

  @Test
  void unknownHost() {
    refused("postgresql://no-such-host.invalid/games", "unknown host", "no-such-host.invalid");
  }

  @Test
  void anotherProtocol() throws Exception {
    try (ServerSocket socket = new ServerSocket(0)) {
      Thread.startVirtualThread(() -> {
        try {
          while (true) {
            socket.accept().close();
          }
        } catch (java.io.IOException e) {
          // The test is over.
        }
      });
      refused("postgresql://localhost:" + socket.getLocalPort() + "/games", "cannot be reached");
    }
  }

  @Test
  void encryptionThatTheServerDoesNotOffer() {
    refused("postgresql://localhost:PORT/games?sslmode=require", "does not support SSL", "sslmode");
  }

  @Test
  void encryptionThatTheServerRequires() {
    refused("postgresql://far:x@localhost:PORT/games", "no pg_hba.conf entry", "sslmode=require");
  }

  @Test
  void tooManyConnections() throws Exception {
    execute("postgres", "ALTER DATABASE games CONNECTION LIMIT 0");
    try {
      refused("postgresql://localhost:PORT/games", "too many connections", "max_connections");
    } finally {
      execute("postgres", "ALTER DATABASE games CONNECTION LIMIT -1");
    }
    refused(
        "postgresql://busy:x@localhost:PORT/games", "too many connections", "a server needs 12");
  }

  @Test
  void readOnlyDatabase() throws Exception {
    execute("postgres", "ALTER DATABASE shop SET default_transaction_read_only = on");
    try {
      refused("postgresql://localhost:PORT/shop", "accepts no writes", "primary");
    } finally {
      execute("postgres", "ALTER DATABASE shop RESET default_transaction_read_only");
    }
  }

  @Test
  void missingRights() {
    refused(
        "postgresql://reader:x@localhost:PORT/games",
        "ERROR: permission denied for schema public",
        "GRANT CREATE");
  }

  @Test
  void tablesOfAnotherProgram() throws Exception {
    execute("shop", "CREATE TABLE customer (id INTEGER)");
    refused("postgresql://localhost:PORT/shop", "another program", "customer", "empty database");
    execute("shop", "CREATE SCHEMA IF NOT EXISTS games AUTHORIZATION ana");
    GameStore.open(address("postgresql://localhost:PORT/shop?currentSchema=games")).close();
  }

  @Test
  void oldServer() {
    DatabaseAddress.Postgres database = address("postgresql://localhost:PORT/games");
    assertThatThrownBy(() -> ServerVersion.require(14, database))
        .isInstanceOfSatisfying(
            StoreException.class,
            e -> assertThat(text(e)).contains("is version 14", "needs version 15 or later"));
    ServerVersion.require(15, database);
  }

  @Test
  void decodedNamesAndPasswordsOpenTheDatabase() {
    for (String scheme : List.of("postgres", "postgresql", "jdbc:postgresql")) {
      String address = scheme + "://ana:p%40ss%3Aw%2Frd%25@127.0.0.1:" + port + "/o%20clube%2F2";
      GameStore.open(PostgresAddress.parse(address, "nobody", "")).close();
    }
    GameStore.open(
            PostgresAddress.parse(
                "jdbc:postgresql://localhost:" + port + "/games?user=ana&password=p%40ss:w/rd%25",
                "nobody",
                ""))
        .close();
  }

  @Test
  void theFirstHostThatAcceptsWritesIsUsed() throws Exception {
    try (RestartablePostgres primary =
            new RestartablePostgres(Files.createDirectory(folder.resolve("p")));
        RestartablePostgres standby = primary.startStandby(folder.resolve("standby"))) {
      String hosts = "localhost:" + standby.port() + ",localhost:" + primary.port();
      GameStore.open(
              PostgresAddress.parse("postgresql://" + hosts + "/postgres", "postgres", "postgres"))
          .close();
      String message = refusal(standby.database());
      assertThat(message).contains("standby", "primary");
    }
  }

  @Test
  void aFailureAfterTheStartIsExplainedToTheOperator() throws Exception {
    DatabaseAddress.Postgres database = address("postgresql://localhost:PORT/games");
    List<String> messages = new ArrayList<>();
    try (GameStore store = new GameStore(Database.openForTool(database))) {
      execute("postgres", "ALTER ROLE ana SET default_transaction_read_only = on");
      execute(
          "postgres",
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ana'");
      StoreException failure =
          catchThrowableOfType(
              StoreException.class,
              () -> Database.await(new StudyStore(store.database()).save("a study", 1)));
      messages.add(Messages.of(Language.ENGLISH).format(failure.explain(database)));
    } finally {
      execute("postgres", "ALTER ROLE ana RESET default_transaction_read_only");
    }
    assertThat(messages.getFirst()).containsAnyOf("read-only", "accepts no writes", "terminat");
  }
}
