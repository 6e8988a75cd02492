package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.rules.Phrase;

/// All open sockets. Safe for several threads.
public final class Sockets implements Routes, AutoCloseable {
  /// When somebody who has found no room may try again. A guess.
  private static final int RETRY_SECONDS = 30;

  private final int most;
  private final int mostOfAddress;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> ofAddress = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// @param most how many may be open at once
  /// @param mostOfAddress how many of one address
  public Sockets(int most, int mostOfAddress) {
    this.most = most;
    this.mostOfAddress = mostOfAddress;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(context -> requireRoom(Caller.of(context).address()));
    routes.wsAfter(ws -> {
      ws.onClose(context -> Socket.find(context).ifPresent(Socket::ended));
      ws.onError(context -> Socket.find(context).ifPresent(Socket::ended));
    });
  }

  private void requireRoom(String address) {
    if (open.size() >= most || ofAddress.getOrDefault(address, 0) >= mostOfAddress) {
      throw tooMany();
    }
  }

  private static Problem tooMany() {
    return Problem.tooMany(Phrase.of("http.sockets"), RETRY_SECONDS);
  }

  /// Opens a socket; called once for each, when it connects. The server says goodbye to it.
  public Socket open(WsContext context) {
    Socket socket = Socket.open(context);
    String address = socket.caller().address();
    open.add(socket);
    int his = ofAddress.merge(address, 1, Integer::sum);
    socket.atEnd(() -> {
      open.remove(socket);
      ofAddress.computeIfPresent(address, (a, count) -> count == 1 ? null : count - 1);
    });
    if (closed.get()) {
      sayGoodbye(socket);
    } else if (open.size() > most || his > mostOfAddress) {
      socket.turnAway(tooMany()); // Others were let in at the same time.
    }
    return socket;
  }

  /// Returns how many are open.
  public int count() {
    return open.size();
  }

  /// Keeps the ways open that carry nothing for a while.
  public void ping() {
    open.forEach(Socket::ping);
  }

  private static void sayGoodbye(Socket socket) {
    socket.bye(socket.caller().words().say("http.bye"));
  }

  /// Says goodbye to all, and to those that still come.
  @Override
  public void close() {
    closed.set(true);
    open.forEach(Sockets::sayGoodbye);
  }
}
