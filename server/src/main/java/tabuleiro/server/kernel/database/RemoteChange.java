package tabuleiro.server.kernel.database;

import java.util.Optional;
import tabuleiro.server.kernel.tracing.TraceContext;

/// A change that another server on the same database has made.
///
/// @param game the id of the game; empty after an interrupted connection, when any game may have
///   changed, and when a server has stopped
/// @param sequence the number of the event; 0 when a player has taken a seat; -1 when only the
///   viewers have changed; -2 when only the messages between the players have changed; -3 when
///   sessions of members have ended
/// @param isForEngines whether a computer is to act, and the server that has stored the event
///   leaves that to others
/// @param cause the span that has caused it, if the other server traces and leaves work to others
public record RemoteChange(
    Optional<String> game, int sequence, boolean isForEngines, TraceContext cause) {
  static final RemoteChange UNKNOWN = new RemoteChange(Optional.empty(), 0);

  private static final int VIEWERS_ONLY = -1;

  private static final int MESSAGES_ONLY = -2;

  private static final int SESSIONS_ONLY = -3;

  static final RemoteChange SESSIONS = new RemoteChange(Optional.empty(), SESSIONS_ONLY);

  static final RemoteChange SERVERS = new RemoteChange(Optional.empty(), VIEWERS_ONLY);

  /// A change after which the other servers have nothing to compute.
  public RemoteChange(Optional<String> game, int sequence) {
    this(game, sequence, false, TraceContext.NONE);
  }

  static RemoteChange ofViewers(String game) {
    return new RemoteChange(Optional.of(game), VIEWERS_ONLY);
  }

  /// Returns a change of the messages between the players of a game.
  public static RemoteChange ofMessages(String game) {
    return new RemoteChange(Optional.of(game), MESSAGES_ONLY);
  }

  /// Returns whether any change may have been missed.
  public boolean isUnknown() {
    return equals(UNKNOWN);
  }

  /// Returns whether only the viewers of the game have changed, or those of all games.
  public boolean isOfViewers() {
    return sequence == VIEWERS_ONLY;
  }

  /// Returns whether only the messages between the players of the game have changed.
  public boolean isOfMessages() {
    return sequence == MESSAGES_ONLY;
  }

  /// Returns whether sessions or access tokens of members may have ended.
  public boolean isOfSessions() {
    return isUnknown() || equals(SESSIONS);
  }

  /// Returns whether an event or a seat of the game may have changed.
  public boolean isOfGame() {
    return sequence >= 0;
  }

  /// Returns whether a server has stopped, with all its viewers.
  public boolean isOfServers() {
    return equals(SERVERS);
  }

  /// Returns whether a player may have taken a seat.
  public boolean isOfSeat() {
    return sequence == 0;
  }

  /// Returns whether the game may have been created, started or withdrawn. The second event of a
  /// game starts or withdraws it.
  public boolean isOfChallenge() {
    return sequence >= 0 && sequence <= 2;
  }
}
