package tabuleiro.server.http;

import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// The network's end of a simulated socket: it passes on what the server sends.
public final class SimulatedSession {
  private final Consumer<String> receiver;
  private final Runnable onClose;
  private final Session session;
  private boolean isOpen = true;

  /// @param receiver receives the messages of the server
  /// @param onClose is called when the server closes the socket
  public SimulatedSession(Consumer<String> receiver, Runnable onClose) {
    this.receiver = receiver;
    this.onClose = onClose;
    this.session =
        (Session)
            Proxy.newProxyInstance(
                Session.class.getClassLoader(),
                new Class<?>[] {Session.class},
                (proxy, method, arguments) ->
                    switch (method.getName()) {
                      case "isOpen" -> isOpen;
                      case "sendText" -> send((String) arguments[0], (Callback) arguments[1]);
                      case "close", "disconnect" -> end();
                      case "sendPing" -> null;
                      case "hashCode" -> System.identityHashCode(this);
                      case "equals" -> isSame(proxy, arguments[0]);
                      default -> throw new UnsupportedOperationException(method.getName());
                    });
  }

  @SuppressWarnings("ReferenceEquality") // The identity of an open session.
  private static boolean isSame(Object session, Object other) {
    return session == other;
  }

  private Object send(String text, Callback callback) {
    if (isOpen) {
      receiver.accept(text);
    }
    callback.succeed();
    return this;
  }

  private Object end() {
    if (isOpen) {
      isOpen = false;
      onClose.run();
    }
    return this;
  }

  /// Ends the connection on the side of the client, or of the network.
  public void cut() {
    isOpen = false;
  }

  Session session() {
    return session;
  }
}
