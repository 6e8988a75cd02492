package tabuleiro.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Listens for the changes of other servers on the same PostgreSQL, on its own connection. While it
/// listens the database counts as in use.
final class ChangeListener implements AutoCloseable {
  /// The number of the advisory lock that marks a database as in use. Arbitrary.
  static final long IN_USE_LOCK = 7_463_001;

  /// How often the thread checks whether it should end.
  private static final int POLL_MILLIS = 250;

  /// How long to wait before connecting again. A guess: shorter than a restart of the database.
  private static final long RETRY_NANOS = 500_000_000;

  private final DataSource source;
  private final ChangePublisher publisher;
  private final Consumer<RemoteChange> listener;
  private volatile boolean isClosed;

  /// @param listener is called on the listener's thread; it must return quickly and not throw
  ChangeListener(DataSource source, ChangePublisher herald, Consumer<RemoteChange> listener) {
    this.source = source;
    this.publisher = herald;
    this.listener = listener;
    Thread.ofPlatform().name("store-listener").daemon().start(this::loop);
  }

  private void loop() {
    boolean isReconnect = false;
    while (!isClosed) {
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("SELECT pg_advisory_lock_shared(" + IN_USE_LOCK + ")");
        statement.execute("LISTEN " + ChangePublisher.CHANNEL);
        if (isReconnect) {
          listener.accept(RemoteChange.UNKNOWN);
        }
        isReconnect = true;
        listen(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        LockSupport.parkNanos(RETRY_NANOS);
      }
    }
  }

  private void listen(PGConnection connection) throws SQLException {
    while (!isClosed) {
      for (PGNotification notification : connection.getNotifications(POLL_MILLIS)) {
        publisher.parse(notification.getParameter()).ifPresent(listener);
      }
    }
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
