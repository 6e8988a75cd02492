package tabuleiro.server.kernel.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.tracing.TraceContext;

/// Publishes the changes of this server to other servers on the same database. Used only by the
/// writer's thread, except for [#parse(String)].
public final class ChangePublisher {
  /// Takes the place of an event's number in a notification of a change of viewers.
  private static final String VIEWERS = "viewers";

  /// Takes the place of an event's number in a notification of a change of messages.
  private static final String MESSAGES = "messages";

  /// Takes the place of an event's number in a notification of the end of sessions.
  private static final String SESSIONS = "sessions";

  /// Takes the place of a game's id in a notification of a change of servers.
  private static final String NO_GAME = "*";

  /// Ends the server's id in a notification of an event after which another server has to compute a
  /// move. Earlier versions take it as a part of the id.
  private static final String FOR_ENGINES = "!";

  /// Precedes the span that has caused such an event, if it is traced. Earlier versions take it as
  /// a part of the id.
  private static final String CAUSED_BY = "/";

  /// Identifies this server's own notifications.
  private final String server = Tokens.token();

  private final Optional<ChangeChannel> channel;
  private final List<String> queue = new ArrayList<>();
  private volatile boolean isDelegating;
  private TraceContext cause = TraceContext.NONE;

  /// @param channel carries the notifications; empty when no other server can use the database
  ChangePublisher(Optional<ChangeChannel> channel) {
    this.channel = channel;
  }

  /// From now on the other servers compute the moves of computer players.
  public void delegateMoves() {
    isDelegating = true;
  }

  /// Discards the queued notifications, because their transaction has failed.
  void discard() {
    queue.clear();
  }

  /// Sets the span that causes the notifications which are queued from now on.
  void setCause(TraceContext span) {
    cause = span;
  }

  /// Queues a notification for an event.
  ///
  /// @param sequence the number of the event
  /// @param isDue whether the game waits for a server, not for a player
  public void queueEvent(String game, int sequence, boolean isDue) {
    queue(isDue && isDelegating ? delegating() : server, game, String.valueOf(sequence));
  }

  private String delegating() {
    return server + (cause.isPresent() ? CAUSED_BY + cause.traceparent() : "") + FOR_ENGINES;
  }

  /// Queues a notification.
  ///
  /// @param sequence the number of the event; 0 when a player has taken a seat
  public void queueChange(String game, int sequence) {
    queue(server, game, String.valueOf(sequence));
  }

  /// Queues a notification of a change of a game's viewers. Earlier versions ignore it.
  public void queueViewers(String game) {
    queue(server, game, VIEWERS);
  }

  /// Queues a notification of a change of the messages of a game. Earlier versions ignore it.
  public void queueMessages(String game) {
    queue(server, game, MESSAGES);
  }

  /// Queues a notification that this server stops. Earlier versions ignore it.
  public void queueServers() {
    queue(server, NO_GAME, VIEWERS);
  }

  /// Queues a notification that sessions or access tokens of members have ended. Earlier versions
  /// ignore it.
  public void queueSessions() {
    queue(server, NO_GAME, SESSIONS);
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
    String[] sender = parts[0].replaceFirst(FOR_ENGINES + "$", "").split(CAUSED_BY, 2);
    if (parts.length != 3 || sender[0].equals(server)) {
      return Optional.empty();
    }
    if (parts[2].equals(VIEWERS)) {
      return Optional.of(
          parts[1].equals(NO_GAME) ? RemoteChange.SERVERS : RemoteChange.ofViewers(parts[1]));
    }
    if (parts[2].equals(MESSAGES)) {
      return Optional.of(RemoteChange.ofMessages(parts[1]));
    }
    if (parts[2].equals(SESSIONS)) {
      return Optional.of(RemoteChange.SESSIONS);
    }
    if (!parts[2].matches("[0-9]{1,9}")) {
      return Optional.empty();
    }
    TraceContext caused =
        TraceContext.parse(Optional.of(sender).filter(s -> s.length == 2).map(s -> s[1]));
    int sequence = Integer.parseInt(parts[2]);
    return Optional.of(new RemoteChange(Optional.of(parts[1]), sequence, isForEngines, caused));
  }
}
