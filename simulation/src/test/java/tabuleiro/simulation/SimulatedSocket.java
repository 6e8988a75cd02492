package tabuleiro.simulation;

import io.javalin.websocket.WsConnection;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.eclipse.jetty.websocket.api.Callback;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.http.SimulatedSession;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// A WebSocket of a simulated client. Messages arrive in order in both directions, after delays.
/// The server handles one message after the other, as its library does.
final class SimulatedSocket {
  private static final int GOING_AWAY = 1001;

  private final SimulatedWorld world;
  private final SimulatedProcess clients;
  private final SimulatedServer server;
  private final SimulatedProcess process;
  private final SimulatedSession session;
  private final RandomGenerator delays;
  private final WebBug bug;
  private final RateOracle rates;
  private final String path;
  private final String token;
  private final Deque<Runnable> inbox = new ArrayDeque<>();
  private final List<String> sent = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private Optional<WsConnection> connection = Optional.empty();
  private boolean isHandling;
  private boolean isOpen = true;
  private final long openedNanos;
  private long connectedNanos = Long.MAX_VALUE;
  private long closedNanos = Long.MAX_VALUE;
  private long toServerNanos;
  private long toClientNanos;

  SimulatedSocket(
      SimulatedWorld world,
      SimulatedProcess clients,
      SimulatedServer server,
      WebBug bug,
      RateOracle rates,
      String path,
      String token) {
    this.world = world;
    this.clients = clients;
    this.server = server;
    this.process = server.process();
    this.bug = bug;
    this.rates = rates;
    this.path = path;
    this.token = token;
    this.openedNanos = world.nowNanos();
    this.delays = SeededRandom.of(world.below(1 << 30));
    this.session = new SimulatedSession(this::deliver, this::lose);
  }

  /// Starts the connection. It is refused while the server starts, and when the server says so.
  void open() {
    if (process.isDead()) {
      lose();
    }
    enqueue(() -> {
      Optional<SimulatedSite> site = server.site();
      site.ifPresent(listening -> listening.add(this));
      var _ = rates.use(process, token);
      connection = site.flatMap(listening -> listening.http().connect(path, token, session));
      if (connection.isEmpty()) {
        lose();
      } else {
        connectedNanos = world.nowNanos();
      }
    });
  }

  SimulatedServer server() {
    return server;
  }

  String path() {
    return path;
  }

  String token() {
    return token;
  }

  /// Returns whether the client has not seen the end of the connection.
  boolean isOpen() {
    return isOpen;
  }

  /// Returns whether the process at the other end is the one that runs now.
  boolean isConnected() {
    return isOpen && connection.isPresent() && server.process().equals(process);
  }

  /// Returns whether the client wanted this connection at any moment of a period.
  boolean isOpenBetween(long fromNanos, long toNanos) {
    return openedNanos <= toNanos && closedNanos >= fromNanos;
  }

  /// Returns whether both ends had this connection throughout a period.
  boolean isConnectedBetween(long fromNanos, long toNanos) {
    return connectedNanos <= fromNanos && closedNanos > toNanos;
  }

  private void end() {
    isOpen = false;
    closedNanos = world.nowNanos();
  }

  /// Returns what the server has sent.
  List<String> sent() {
    return sent;
  }

  /// Returns what has arrived at the client.
  List<String> received() {
    return received;
  }

  /// Sends a message to the server.
  void send(String message) {
    enqueue(() ->
        connection.ifPresent(end -> {
          var _ = rates.use(process, token);
          end.onWebSocketText(message);
        }));
  }

  /// Closes the connection; the server notices it soon.
  void close() {
    if (isOpen) {
      end();
      enqueue(this::endAtServer);
    }
  }

  /// Goes away without a word; the server notices it after its deadline.
  void vanish() {
    if (isOpen) {
      end();
      world.after(
          SimulatedSite.DEADLINE.plus(world.upTo(Duration.ofSeconds(10))),
          process,
          () -> enqueue(this::endAtServer));
    }
  }

  private void endAtServer() {
    session.cut();
    if (!bug.isCloseIgnored(token)) {
      connection.ifPresent(end -> end.onWebSocketClose(GOING_AWAY, "", Callback.NOOP));
    }
  }

  /// The connection has ended: its server has closed it or died.
  void lose() {
    if (isOpen) {
      end();
      session.cut();
      if (!process.isDead()) {
        enqueue(this::endAtServer);
      }
    }
  }

  private Duration delay() {
    return Duration.ofNanos((long) (delays.nextDouble() * 30e6));
  }

  /// Lets the server do something after all that was sent before.
  private void enqueue(Runnable work) {
    toServerNanos = Math.max(toServerNanos, world.nowNanos() + delay().toNanos());
    world.after(
        Duration.ofNanos(toServerNanos - world.nowNanos()),
        process,
        () -> {
          inbox.add(work);
          if (!isHandling) {
            isHandling = true;
            process.execute(this::handleAll);
          }
        });
  }

  private void handleAll() {
    while (!inbox.isEmpty()) {
      inbox.remove().run();
    }
    isHandling = false;
  }

  private void deliver(String message) {
    if (bug.isLost(sent.size(), message)) {
      return;
    }
    sent.add(message);
    toClientNanos = Math.max(toClientNanos + 1, world.nowNanos() + delay().toNanos());
    world.after(
        Duration.ofNanos(toClientNanos - world.nowNanos()), clients, () -> received.add(message));
  }
}
