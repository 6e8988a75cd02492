package tabuleiro.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.store.channel.ChangeChannel;

/// Publishes the changes of this server to other servers on the same database. Used only by the
/// writer's thread, except for [#parse(String)].
final class ChangePublisher {
  /// Takes the place of an event's number in a notification of a change of viewers.
  private static final String VIEWERS = "viewers";

  /// Takes the place of a game's id in a notification of a change of servers.
  private static final String NO_GAME = "*";

  /// Ends the server's id in a notification of an event after which another server has to compute a
  /// move. Earlier versions take it as a part of the id.
  private static final String FOR_ENGINES = "!";

  /// Identifies this server's own notifications.
  private final String server = Secrets.token();

  private final Optional<ChangeChannel> channel;
  private final List<String> queue = new ArrayList<>();
  private volatile boolean isDelegating;

  /// @param channel carries the notifications; empty when no other server can use the database
  ChangePublisher(Optional<ChangeChannel> channel) {
    this.channel = channel;
  }

  /// From now on the other servers compute the moves of computer players.
  void delegateMoves() {
    isDelegating = true;
  }

  /// Discards the queued notifications, because their transaction has failed.
  void discard() {
    queue.clear();
  }

  /// Queues a notification for an event.
  ///
  /// @param isDue whether the game waits for a server, not for a player
  void queueEvent(RequestResult reply, boolean isDue) {
    if (reply instanceof RequestResult.Accepted(GameEvent event)) {
      String sender = isDue && isDelegating ? server + FOR_ENGINES : server;
      queue(sender, event.content().game(), String.valueOf(event.sequence()));
    }
  }

  /// Queues a notification.
  ///
  /// @param sequence the number of the event; 0 when a player has taken a seat
  void queueChange(String game, int sequence) {
    queue(server, game, String.valueOf(sequence));
  }

  /// Queues a notification of a change of a game's viewers. Earlier versions ignore it.
  void queueViewers(String game) {
    queue(server, game, VIEWERS);
  }

  /// Queues a notification that this server stops. Earlier versions ignore it.
  void queueServers() {
    queue(server, NO_GAME, VIEWERS);
  }

  private void queue(String sender, String game, String change) {
    if (channel.isPresent()) {
      queue.add(sender + " " + game + " " + change);
    }
  }

  /// Sends all queued notifications in the transaction that is about to be committed.
  void publish(Handle handle) {
    if (!queue.isEmpty()) {
      channel.ifPresent(target -> target.send(handle, queue));
    }
  }

  /// Parses a notification; empty when this server itself, or another program, has sent it.
  Optional<RemoteChange> parse(String payload) {
    String[] parts = payload.split(" ", -1);
    boolean isForEngines = parts[0].endsWith(FOR_ENGINES);
    if (parts.length != 3 || parts[0].equals(isForEngines ? server + FOR_ENGINES : server)) {
      return Optional.empty();
    }
    if (parts[2].equals(VIEWERS)) {
      return Optional.of(
          parts[1].equals(NO_GAME) ? RemoteChange.SERVERS : RemoteChange.ofViewers(parts[1]));
    }
    return parts[2].matches("[0-9]{1,9}")
        ? Optional.of(
            new RemoteChange(Optional.of(parts[1]), Integer.parseInt(parts[2]), isForEngines))
        : Optional.empty();
  }
}
