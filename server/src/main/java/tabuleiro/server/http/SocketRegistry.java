package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConnectHandler;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageHandler;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.metrics.ValueGauge;

/// All open sockets, with limits on their number. Thread-safe.
public final class SocketRegistry implements Routes, MeterBinder {
  /// When a rejected client may try again. A guess.
  private static final int RETRY_SECONDS = 30;

  private static final Duration CLOSING_POLL = Duration.ofMillis(5);

  private final int maxSockets;
  private final int maxSocketsPerAddress;
  private final Set<ClientSocket> open = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private final List<Consumer<ClientSocket>> openListeners = new CopyOnWriteArrayList<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// @param maxSockets the largest number of open sockets
  /// @param maxSocketsPerAddress the largest number for one address, or for one network of IPv6
  public SocketRegistry(int maxSockets, int maxSocketsPerAddress) {
    this.maxSockets = maxSockets;
    this.maxSocketsPerAddress = maxSocketsPerAddress;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(context -> requireRoom(Caller.of(context).network()));
    routes.wsAfter(ws -> {
      ws.onClose(context -> ClientSocket.find(context).ifPresent(ClientSocket::runCloseActions));
      ws.onError(context -> ClientSocket.find(context).ifPresent(ClientSocket::runCloseActions));
    });
  }

  /// Adds the route of a socket. Any other request for its address is refused (RFC 9110, 15.5.22).
  ///
  /// @param open opens the socket of a client that has connected
  /// @param receive handles a message of a client
  public static void addRoute(
      RoutesConfig routes, Operation operation, WsConnectHandler open, WsMessageHandler receive) {
    routes.ws(
        operation.path(),
        ws -> {
          ws.onConnect(context -> withoutErrors(() -> open.handleConnect(context)));
          ws.onMessage(context -> withoutErrors(() -> receive.handleMessage(context)));
        });
    routes.get(
        operation.path(),
        context -> {
          context.header("Upgrade", "websocket");
          throw ProblemException.upgradeRequired();
        });
  }

  /// A handler of sockets.
  @FunctionalInterface
  private interface Work {
    void run() throws Exception;
  }

  /// Lets the handler of problems see an [Error] too: the library closes the socket, and sends the
  /// text of the error as the reason.
  private static void withoutErrors(Work work) throws Exception {
    try {
      work.run();
    } catch (Error e) {
      throw new ExecutionException(e);
    }
  }

  private void requireRoom(String network) {
    if (closed.get()) {
      throw ProblemException.draining();
    }
    if (open.size() >= maxSockets || counts.getOrDefault(network, 0) >= maxSocketsPerAddress) {
      throw tooMany();
    }
  }

  private static ProblemException tooMany() {
    return ProblemException.tooManyRequests("sockets", Message.of("http.sockets"), RETRY_SECONDS);
  }

  /// Adds a listener for sockets that were opened.
  ///
  /// @param listener is called on the thread that opens the socket
  public void onOpen(Consumer<ClientSocket> listener) {
    openListeners.add(listener);
  }

  /// Opens a socket; to be called once for each connection. The registry announces the shutdown to
  /// it.
  public ClientSocket open(WsContext context) {
    ClientSocket socket = ClientSocket.open(context);
    String network = socket.caller().network();
    open.add(socket);
    int ofThisNetwork = counts.merge(network, 1, Integer::sum);
    socket.onClose(() -> {
      open.remove(socket);
      counts.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1);
    });
    if (closed.get()) {
      announceShutdown(socket);
    } else if (open.size() > maxSockets || ofThisNetwork > maxSocketsPerAddress) {
      socket.reject(tooMany()); // Other sockets were opened at the same time.
    }
    openListeners.forEach(listener -> listener.accept(socket));
    return socket;
  }

  /// Returns the ids of the sessions and access tokens with which sockets were opened.
  public Set<String> sessions() {
    return open.stream()
        .flatMap(socket -> socket.caller().session().stream())
        .collect(Collectors.toSet());
  }

  /// Closes the sockets of some sessions and access tokens.
  ///
  /// @param reason what their clients are told
  public void closeSessions(Set<String> sessions, ProblemException reason) {
    open.stream()
        .filter(socket -> socket.caller().session().filter(sessions::contains).isPresent())
        .forEach(socket -> socket.end(reason));
  }

  /// Returns the number of open sockets.
  public int count() {
    return open.size();
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    ValueGauge.register(registry, "tabuleiro.sockets", "open sockets", this::count);
    ValueGauge.register(
        registry, "tabuleiro.sockets.limit", "sockets that may be open", () -> maxSockets);
  }

  /// Sends pings, which keep idle connections open, and disconnects clients that no longer answer.
  ///
  /// @param deadline how long a client may be silent
  public void checkAlive(Duration deadline) {
    long now = System.nanoTime();
    open.forEach(socket -> socket.checkAlive(now, deadline.toNanos()));
  }

  private static void announceShutdown(ClientSocket socket) {
    socket.closeWithNotice(socket.caller().messages().format("http.bye"));
  }

  /// Announces the shutdown to all sockets, including those that still connect, and closes them.
  @Override
  public void close() {
    closed.set(true);
    open.forEach(SocketRegistry::announceShutdown);
  }

  /// Waits until all sockets are closed: a client that has read the announcement closes its own.
  ///
  /// @param longest how long to wait for clients that do not answer
  public void awaitClosed(Duration longest) {
    long end = System.nanoTime() + longest.toNanos();
    while (!open.isEmpty() && System.nanoTime() < end) {
      LockSupport.parkNanos(CLOSING_POLL.toNanos());
    }
  }
}
