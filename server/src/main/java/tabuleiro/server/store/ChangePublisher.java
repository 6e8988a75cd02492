package tabuleiro.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.Secrets;

/// Tells other servers on the same database what this one writes: PostgreSQL hands it on with the
/// commit. Used by the one thread that writes; only [#parse(String)] may be called by others.
final class ChangePublisher {
  /// The channel on which it is told.
  static final String CHANNEL = "tabuleiro";

  /// By this a server knows its own news.
  private final String server = Secrets.token();

  private final boolean isHeard;
  private final List<String> waiting = new ArrayList<>();

  /// @param isHeard whether others can have the same database
  ChangePublisher(boolean isHeard) {
    this.isHeard = isHeard;
  }

  /// Forgets what was to be told: its transaction has failed.
  void discard() {
    waiting.clear();
  }

  /// Has an event told.
  void queueEvent(RequestResult reply) {
    if (reply instanceof RequestResult.Accepted(GameEvent event)) {
      queueChange(event.content().game(), event.sequence());
    }
  }

  /// Has something told.
  ///
  /// @param sequence the number of the event; 0 when somebody has taken a seat
  void queueChange(String game, int sequence) {
    if (isHeard) {
      waiting.add(server + " " + game + " " + sequence);
    }
  }

  /// Tells all within the transaction that is about to be committed.
  void publish(Handle handle) {
    if (!waiting.isEmpty()) {
      handle
          .createQuery("SELECT pg_notify(?, said) FROM unnest(string_to_array(?, ',')) AS said")
          .bind(0, CHANNEL)
          .bind(1, String.join(",", waiting))
          .mapTo(String.class)
          .list();
    }
  }

  /// Returns what was heard; empty when it was told by this server itself, or by none.
  Optional<RemoteChange> parse(String said) {
    String[] words = said.split(" ", -1);
    boolean isNews = words.length == 3 && words[2].matches("[0-9]{1,9}");
    return isNews && !words[0].equals(server)
        ? Optional.of(new RemoteChange(Optional.of(words[1]), Integer.parseInt(words[2])))
        : Optional.empty();
  }
}
