package tabuleiro.server.kernel.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens for the changes of other servers on the same PostgreSQL, on its own connection. While it
/// listens the database counts as in use.
final class ChangeListener implements ChangeChannel.Subscription {
  /// How often the thread checks whether it should end.
  private static final int POLL_MILLIS = 250;

  /// How long to wait before connecting again. A guess: shorter than a restart of the database.
  private static final long RETRY_NANOS = 500_000_000;

  /// How often the thread checks whether the connection is still alive: it sends nothing itself, so
  /// it would never learn that its network is gone. A guess.
  private static final long CHECK_NANOS = 2_000_000_000;

  /// How long the database may take to answer that check, in seconds. A guess.
  private static final int CHECK_SECONDS = 3;

  private static final Logger LOG = LoggerFactory.getLogger(ChangeListener.class);

  private final DataSource source;
  private final Consumer<String> receiver;
  private final Runnable onConnect;
  private volatile boolean isClosed;

  /// Of the thread that listens.
  private boolean isLost;

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
        setLost("");
        onConnect.run();
        listen(connection);
      } catch (SQLException e) {
        setLost(FailureReason.of(e));
        LockSupport.parkNanos(RETRY_NANOS);
      }
    }
  }

  /// Logs when the connection is lost and when it is back, and not at each attempt.
  ///
  /// @param reason empty when the connection is open
  private void setLost(String reason) {
    if (isClosed || isLost == !reason.isEmpty()) {
      return;
    }
    isLost = !reason.isEmpty();
    if (isLost) {
      LOG.warn("the changes of other servers are not received: {}", reason);
    } else {
      LOG.info("the changes of other servers are received again");
    }
  }

  private void listen(Connection connection) throws SQLException {
    PGConnection notified = connection.unwrap(PGConnection.class);
    long checkedNanos = System.nanoTime();
    while (!isClosed) {
      for (PGNotification notification : notified.getNotifications(POLL_MILLIS)) {
        receiver.accept(notification.getParameter());
      }
      if (System.nanoTime() - checkedNanos > CHECK_NANOS) {
        if (!connection.isValid(CHECK_SECONDS)) {
          setLost("no answer in time");
          return;
        }
        checkedNanos = System.nanoTime();
      }
    }
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
