package tabuleiro.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.Secrets;

/// Publishes the changes of this server to other servers on the same database. PostgreSQL delivers
/// them after the commit. Used only by the writer's thread, except for [#parse(String)].
final class ChangePublisher {
  /// The channel of `NOTIFY`.
  static final String CHANNEL = "tabuleiro";

  /// Identifies this server's own notifications.
  private final String server = Secrets.token();

  private final boolean isShared;
  private final List<String> queue = new ArrayList<>();

  /// @param isHeard whether other servers may use the same database
  ChangePublisher(boolean isHeard) {
    this.isShared = isHeard;
  }

  /// Discards the queued notifications, because their transaction has failed.
  void discard() {
    queue.clear();
  }

  /// Queues a notification for an event.
  void queueEvent(RequestResult reply) {
    if (reply instanceof RequestResult.Accepted(GameEvent event)) {
      queueChange(event.content().game(), event.sequence());
    }
  }

  /// Queues a notification.
  ///
  /// @param sequence the number of the event; 0 when a player has taken a seat
  void queueChange(String game, int sequence) {
    if (isShared) {
      queue.add(server + " " + game + " " + sequence);
    }
  }

  /// Sends all queued notifications in the transaction that is about to be committed.
  void publish(Handle handle) {
    if (!queue.isEmpty()) {
      handle
          .createQuery(
              "SELECT pg_notify(?, payload) FROM unnest(string_to_array(?, ',')) AS payload")
          .bind(0, CHANNEL)
          .bind(1, String.join(",", queue))
          .mapTo(String.class)
          .list();
    }
  }

  /// Parses a notification; empty when this server itself, or another program, has sent it.
  Optional<RemoteChange> parse(String payload) {
    String[] parts = payload.split(" ", -1);
    boolean isNews = parts.length == 3 && parts[2].matches("[0-9]{1,9}");
    return isNews && !parts[0].equals(server)
        ? Optional.of(new RemoteChange(Optional.of(parts[1]), Integer.parseInt(parts[2])))
        : Optional.empty();
  }
}
