package tabuleiro.server.account;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Future;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Closes the sockets of sessions and access tokens that have ended, at whichever server they were
/// ended. A client that connects again is a visitor, or gets 401. Thread-safe.
public final class EndedSessions {
  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final MemberStore members;
  private final Scheduler scheduler;
  private final SocketRegistry sockets;

  /// @param sockets the open sockets; one that is opened from now on after its session has ended is
  ///   closed at once
  public EndedSessions(Database database, Scheduler scheduler, SocketRegistry sockets) {
    this.members = new MemberStore(database);
    this.scheduler = scheduler;
    this.sockets = sockets;
    sockets.onOpen(this::closeIfEnded);
  }

  /// The session may have ended after it was checked, and before the socket was registered.
  private void closeIfEnded(ClientSocket socket) {
    socket.caller().session().ifPresent(session -> close(Set.of(session)));
  }

  /// Looks for sockets of ended sessions, as is necessary when some may have ended: again and again
  /// while the database is unavailable: no other change may ever come.
  public void closeSockets() {
    try {
      close(sockets.sessions());
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.UNAVAILABLE) {
        Future<?> _ = scheduler.schedule(this::closeSockets, RETRY_DELAY);
      }
    }
  }

  private void close(Set<String> sessions) {
    Set<String> ended = members.ended(sessions);
    if (!ended.isEmpty()) {
      sockets.closeSessions(
          ended, new ProblemException(401, "session", Message.of("member.session-ended")));
    }
  }
}
