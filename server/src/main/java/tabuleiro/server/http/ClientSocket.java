package tabuleiro.server.http;

import io.javalin.websocket.WsContext;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

/// A socket that somebody has opened. Sending never waits: who reads too slowly is cut off, and may
/// come back and ask for what he has missed. Safe for several threads; what one thread sends
/// arrives in that order.
public final class ClientSocket {
  private static final String ATTRIBUTE = "tabuleiro.socket";

  /// How many characters may wait for a reader. A guess: some positions of the largest game.
  private static final int MOST_WAITING = 512 * 1024;

  private final Session session;
  private final Caller caller;
  private final AtomicInteger waiting = new AtomicInteger();
  private final List<Runnable> atEnd = new ArrayList<>();
  private boolean hasEnded;

  /// Whether nothing more is sent, though the library may not have noticed the end yet.
  private volatile boolean isCut;

  private ClientSocket(Session session, Caller caller) {
    this.session = session;
    this.caller = caller;
  }

  static ClientSocket open(WsContext context) {
    ClientSocket socket = new ClientSocket(context.session, Caller.of(context));
    context.attribute(ATTRIBUTE, socket);
    return socket;
  }

  /// Returns the socket that was opened with [SocketRegistry#open(WsContext)] before.
  public static ClientSocket of(WsContext context) {
    return find(context).orElseThrow();
  }

  static Optional<ClientSocket> find(WsContext context) {
    return Optional.ofNullable(context.attribute(ATTRIBUTE));
  }

  /// Returns who has opened it.
  public Caller caller() {
    return caller;
  }

  /// Sends a message; does nothing when the socket has ended.
  public void send(String message) {
    if (isCut || !session.isOpen()) {
      return;
    }
    int before = waiting.getAndAdd(message.length());
    if (before > 0 && before + message.length() > MOST_WAITING) {
      isCut = true;
      session.disconnect();
      return;
    }
    Runnable done = () -> waiting.addAndGet(-message.length());
    session.sendText(message, Callback.from(done, problem -> done.run()));
  }

  /// Sends what is wrong with what he has sent; ends the socket when the server is to blame.
  public void sendProblem(ProblemException problem) {
    send(JsonText.format(NoticeJson.problem(problem, caller)));
    if (problem.isServerError()) {
      end(StatusCode.SERVER_ERROR);
    }
  }

  /// Sends why there is no room, and ends the socket.
  void reject(ProblemException problem) {
    sendProblem(problem);
    end(StatusCode.TRY_AGAIN_LATER);
  }

  /// Sends a reason, and ends the socket.
  void closeWithNotice(String says) {
    send(JsonText.format(NoticeJson.bye(says)));
    end(StatusCode.SHUTDOWN);
  }

  private void end(int status) {
    isCut = true;
    session.close(status, null, Callback.NOOP);
  }

  /// Sends something that keeps the way open and that nobody reads.
  void ping() {
    session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
  }

  /// Has something done when the socket has ended, at once if it has already.
  public void onClose(Runnable work) {
    synchronized (atEnd) {
      if (!hasEnded) {
        atEnd.add(work);
        return;
      }
    }
    work.run();
  }

  /// Does what is to be done at the end, once.
  void runCloseActions() {
    List<Runnable> works;
    synchronized (atEnd) {
      hasEnded = true;
      works = List.copyOf(atEnd);
      atEnd.clear();
    }
    works.forEach(Runnable::run);
  }
}
