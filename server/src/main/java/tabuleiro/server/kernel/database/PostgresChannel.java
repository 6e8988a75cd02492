package tabuleiro.server.kernel.database;

import java.util.List;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;

/// Sends notifications by `NOTIFY`, and receives them by `LISTEN`.
///
/// @param source opens connections
public record PostgresChannel(DataSource source) implements ChangeChannel {
  /// The number of the advisory lock that marks a database as in use. Arbitrary.
  public static final long IN_USE_LOCK = 7_463_001;

  /// The channel of `NOTIFY`.
  static final String NAME = "tabuleiro";

  @Override
  public void send(Handle handle, List<String> payloads) {
    handle
        .createQuery("SELECT pg_notify(?, payload) FROM unnest(string_to_array(?, ',')) AS payload")
        .bind(0, NAME)
        .bind(1, String.join(",", payloads))
        .mapTo(String.class)
        .list();
  }

  @Override
  public Subscription listen(Consumer<String> receiver, Runnable onConnect) {
    return new ChangeListener(source, receiver, onConnect);
  }
}
