package tabuleiro.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Listens to what other servers on the same PostgreSQL tell, on a connection of its own. As long
/// as it does the database counts as used.
final class ChangeListener implements AutoCloseable {
  /// Under this number servers hold the lock that says that the database is used. It stands for
  /// nothing.
  static final long IN_USE_LOCK = 7_463_001;

  /// How often it looks whether it is to end.
  private static final int LOOK_MILLIS = 250;

  /// How long it waits for a database that is gone. A guess: shorter than a restart.
  private static final long RETRY_NANOS = 500_000_000;

  private final DataSource source;
  private final ChangePublisher herald;
  private final Consumer<RemoteChange> hearer;
  private volatile boolean isClosed;

  /// @param hearer is told, by one thread; hands on quickly and throws nothing
  ChangeListener(DataSource source, ChangePublisher herald, Consumer<RemoteChange> hearer) {
    this.source = source;
    this.herald = herald;
    this.hearer = hearer;
    Thread.ofPlatform().name("store-listener").daemon().start(this::loop);
  }

  private void loop() {
    boolean isAgain = false;
    while (!isClosed) {
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("SELECT pg_advisory_lock_shared(" + IN_USE_LOCK + ")");
        statement.execute("LISTEN " + ChangePublisher.CHANNEL);
        if (isAgain) {
          hearer.accept(RemoteChange.UNKNOWN);
        }
        isAgain = true;
        listen(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        LockSupport.parkNanos(RETRY_NANOS);
      }
    }
  }

  private void listen(PGConnection connection) throws SQLException {
    while (!isClosed) {
      for (PGNotification told : connection.getNotifications(LOOK_MILLIS)) {
        herald.parse(told.getParameter()).ifPresent(hearer);
      }
    }
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
