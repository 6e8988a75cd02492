package tabuleiro.server.http;

import io.javalin.websocket.WsContext;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/// An open WebSocket connection of a client. Sending never blocks: a client that reads too slowly
/// is disconnected, and may reconnect and ask for what it has missed. Thread-safe; messages from
/// one thread arrive in order.
public final class ClientSocket {
  private static final String ATTRIBUTE = "tabuleiro.socket";

  /// How many characters may wait to be sent. A guess: some positions of the largest game.
  private static final int MAX_PENDING = 512 * 1024;

  private final Session session;
  private final Caller caller;
  private final LongSupplier bytesReceived;
  private final AtomicInteger pending = new AtomicInteger();
  private final List<Runnable> closeActions = new ArrayList<>();
  private boolean hasEnded;

  /// Formats a problem as the answer to the message with an id.
  private volatile Optional<BiFunction<String, ProblemException, String>> answerer =
      Optional.empty();

  /// How many bytes the client had sent when it was checked last, and when they had changed. Used
  /// by one thread.
  private long lastReceived = -1;

  private long lastHeardNanos;

  /// Whether nothing more is sent, although the library may not have noticed the end of the
  /// connection.
  private volatile boolean isClosing;

  private ClientSocket(Session session, Caller caller) {
    this.session = session;
    this.caller = caller;
    this.bytesReceived = bytesReceived(session);
  }

  /// Returns the counter of received bytes. The library reports no pongs, but it counts their
  /// bytes.
  private static LongSupplier bytesReceived(Session session) {
    return session instanceof WebSocketSession socket
            && socket.getCoreSession() instanceof WebSocketCoreSession core
        ? core.getConnection()::getBytesIn
        : () -> 0;
  }

  static ClientSocket open(WsContext context) {
    ClientSocket socket = new ClientSocket(context.session, Caller.of(context));
    context.attribute(ATTRIBUTE, socket);
    return socket;
  }

  /// Returns the socket that [SocketRegistry#open(WsContext)] has opened for a context.
  public static ClientSocket of(WsContext context) {
    return find(context).orElseThrow();
  }

  public static Optional<ClientSocket> find(WsContext context) {
    return Optional.ofNullable(context.attribute(ATTRIBUTE));
  }

  /// Returns the client.
  public Caller caller() {
    return caller;
  }

  /// Sends a message; does nothing when the connection is closed.
  public void send(String message) {
    if (isClosing || !session.isOpen()) {
      return;
    }
    int before = pending.getAndAdd(message.length());
    if (before > 0 && before + message.length() > MAX_PENDING) {
      isClosing = true;
      session.disconnect();
      return;
    }
    Runnable done = () -> pending.addAndGet(-message.length());
    session.sendText(message, Callback.from(done, problem -> done.run()));
  }

  /// Sets how a problem with a message is sent when the message has an id; otherwise it is a notice
  /// without one.
  ///
  /// @param format returns the answer to the message with an id
  public void answerProblems(BiFunction<String, ProblemException, String> format) {
    answerer = Optional.of(format);
  }

  /// Sends a problem with a message of the client; closes the connection after an internal error.
  public void sendProblem(ProblemException problem, String message) {
    Optional<String> id = JsonObject.findText(message, "id").filter(text -> !text.isEmpty());
    if (answerer.isEmpty() || id.isEmpty() || problem.isServerError()) {
      sendProblem(problem);
    } else {
      send(answerer.get().apply(id.get(), problem));
    }
  }

  /// Sends an error message; closes the connection after an internal error.
  public void sendProblem(ProblemException problem) {
    send(JsonText.format(NoticeJsonMapper.problem(problem, caller)));
    if (problem.isServerError()) {
      close(StatusCode.SERVER_ERROR);
    }
  }

  /// Rejects a connection that exceeds the limits or cannot be set up, and closes it. The client
  /// may try again.
  public void reject(ProblemException problem) {
    sendProblem(problem);
    close(StatusCode.TRY_AGAIN_LATER);
  }

  /// Tells the client why it receives nothing more, and closes the connection. The client counts as
  /// gone at once.
  public void end(ProblemException reason) {
    sendProblem(reason);
    close(StatusCode.POLICY_VIOLATION);
    runCloseActions();
  }

  /// Announces the shutdown of the server, and closes the connection.
  void closeWithNotice(String says) {
    send(JsonText.format(NoticeJsonMapper.bye(says)));
    close(StatusCode.SERVICE_RESTART);
  }

  private void close(int status) {
    isClosing = true;
    session.close(status, null, Callback.NOOP);
  }

  /// Sends a ping, which every client answers with a pong. A client that has sent nothing since
  /// long before is disconnected: its network was cut without closing the connection.
  ///
  /// @param nowNanos the current time
  /// @param deadlineNanos how long a client may be silent
  void checkAlive(long nowNanos, long deadlineNanos) {
    long received = bytesReceived.getAsLong();
    if (received != lastReceived) {
      lastReceived = received;
      lastHeardNanos = nowNanos;
    }
    if (nowNanos - lastHeardNanos > deadlineNanos) {
      isClosing = true;
      session.disconnect();
      runCloseActions();
    } else {
      session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  /// Runs an action when the connection is closed, or at once if it is already closed.
  public void onClose(Runnable work) {
    synchronized (closeActions) {
      if (!hasEnded) {
        closeActions.add(work);
        return;
      }
    }
    work.run();
  }

  /// Runs the actions for the end of the connection, once.
  void runCloseActions() {
    List<Runnable> works;
    synchronized (closeActions) {
      hasEnded = true;
      works = List.copyOf(closeActions);
      closeActions.clear();
    }
    works.forEach(Runnable::run);
  }
}
