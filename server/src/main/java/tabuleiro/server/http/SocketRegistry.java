package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.rules.Message;

/// All open sockets. Safe for several threads.
public final class SocketRegistry implements Routes, AutoCloseable {
  /// When somebody who has found no room may try again. A guess.
  private static final int RETRY_SECONDS = 30;

  private final int most;
  private final int mostOfAddress;
  private final Set<ClientSocket> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> ofAddress = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// @param most how many may be open at once
  /// @param mostOfAddress how many of one address
  public SocketRegistry(int most, int mostOfAddress) {
    this.most = most;
    this.mostOfAddress = mostOfAddress;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(context -> requireRoom(Caller.of(context).address()));
    routes.wsAfter(ws -> {
      ws.onClose(context -> ClientSocket.find(context).ifPresent(ClientSocket::runCloseActions));
      ws.onError(context -> ClientSocket.find(context).ifPresent(ClientSocket::runCloseActions));
    });
  }

  private void requireRoom(String address) {
    if (open.size() >= most || ofAddress.getOrDefault(address, 0) >= mostOfAddress) {
      throw tooMany();
    }
  }

  private static ProblemException tooMany() {
    return ProblemException.tooManyRequests(Message.of("http.sockets"), RETRY_SECONDS);
  }

  /// Opens a socket; called once for each, when it connects. The server says goodbye to it.
  public ClientSocket open(WsContext context) {
    ClientSocket socket = ClientSocket.open(context);
    String address = socket.caller().address();
    open.add(socket);
    int his = ofAddress.merge(address, 1, Integer::sum);
    socket.onClose(() -> {
      open.remove(socket);
      ofAddress.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
    });
    if (closed.get()) {
      sayGoodbye(socket);
    } else if (open.size() > most || his > mostOfAddress) {
      socket.reject(tooMany()); // Others were let in at the same time.
    }
    return socket;
  }

  /// Returns how many are open.
  public int count() {
    return open.size();
  }

  /// Keeps the ways open that carry nothing for a while.
  public void ping() {
    open.forEach(ClientSocket::ping);
  }

  private static void sayGoodbye(ClientSocket socket) {
    socket.closeWithNotice(socket.caller().messages().format("http.bye"));
  }

  /// Says goodbye to all, and to those that still come.
  @Override
  public void close() {
    closed.set(true);
    open.forEach(SocketRegistry::sayGoodbye);
  }
}
