package tabuleiro.server.store.channel;

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
final class ChangeListener implements ChangeChannel.Subscription {
  /// How often the thread checks whether it should end.
  private static final int POLL_MILLIS = 250;

  /// How long to wait before connecting again. A guess: shorter than a restart of the database.
  private static final long RETRY_NANOS = 500_000_000;

  private final DataSource source;
  private final Consumer<String> receiver;
  private final Runnable onConnect;
  private volatile boolean isClosed;

  /// @param receiver is called on the listener's thread; it must return quickly and not throw
  /// @param onConnect is called when the connection is open, at first and after each interruption
  ChangeListener(DataSource source, Consumer<String> receiver, Runnable onConnect) {
    this.source = source;
    this.receiver = receiver;
    this.onConnect = onConnect;
    Thread.ofPlatform().name("store-listener").daemon().start(this::loop);
  }

  private void loop() {
    while (!isClosed) {
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("SELECT pg_advisory_lock_shared(" + PostgresChannel.IN_USE_LOCK + ")");
        statement.execute("LISTEN " + PostgresChannel.NAME);
        onConnect.run();
        listen(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        LockSupport.parkNanos(RETRY_NANOS);
      }
    }
  }

  private void listen(PGConnection connection) throws SQLException {
    while (!isClosed) {
      for (PGNotification notification : connection.getNotifications(POLL_MILLIS)) {
        receiver.accept(notification.getParameter());
      }
    }
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
