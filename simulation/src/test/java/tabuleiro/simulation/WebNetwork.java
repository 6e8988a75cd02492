package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// Carries HTTP requests and socket messages between simulated visitors and servers, and keeps all
/// of them. Requests and answers are delayed, lost and doubled.
final class WebNetwork {
  private static final Duration DELAY = Duration.ofMillis(30);
  private static final Duration LONG_DELAY = Duration.ofSeconds(6);
  private static final Duration TIMEOUT = Duration.ofSeconds(8);

  private final SimulatedWorld world;
  private final SimulatedProcess clients;
  private final WebBug bug;
  private final RateOracle rates;
  private final List<WebExchange> exchanges = new ArrayList<>();
  private final List<SimulatedSocket> sockets = new ArrayList<>();
  private boolean isFaulty = true;
  private long healedNanos = Long.MAX_VALUE;

  WebNetwork(SimulatedWorld world, SimulatedProcess clients, WebBug bug, RateOracle rates) {
    this.world = world;
    this.clients = clients;
    this.bug = bug;
    this.rates = rates;
  }

  void heal() {
    isFaulty = false;
    healedNanos = world.nowNanos();
  }

  /// Returns when all faults have ended.
  long healedNanos() {
    return healedNanos;
  }

  List<WebExchange> exchanges() {
    return exchanges;
  }

  List<SimulatedSocket> sockets() {
    return sockets;
  }

  /// Records an exchange.
  WebExchange exchange(String method, String path, String token, String body) {
    WebExchange exchange = new WebExchange(method, path, token, body, world.nowNanos());
    exchanges.add(exchange);
    return exchange;
  }

  /// Opens a socket.
  SimulatedSocket connect(SimulatedServer server, String path, String token) {
    SimulatedSocket socket = new SimulatedSocket(world, clients, server, bug, rates, path, token);
    sockets.add(socket);
    socket.open();
    return socket;
  }

  /// Sends a request, and waits for an answer; empty when none has come in time.
  Optional<WebExchange.Reply> call(SimulatedServer server, WebExchange exchange) {
    CompletableFuture<Optional<WebExchange.Reply>> answer = new CompletableFuture<>();
    send(server, exchange, answer);
    if (isFault(40)) {
      send(server, exchange, answer);
    }
    world.after(TIMEOUT, clients, () -> answer.complete(Optional.empty()));
    return answer.join();
  }

  private boolean isFault(int times) {
    return isFaulty && world.isOneIn(times);
  }

  private Duration delay() {
    return world.upTo(isFault(80) ? LONG_DELAY : DELAY);
  }

  private void send(
      SimulatedServer server,
      WebExchange exchange,
      CompletableFuture<Optional<WebExchange.Reply>> answer) {
    if (!isFault(60)) {
      world.after(delay(), clients, () -> arrive(server, exchange, answer));
    }
  }

  private void arrive(
      SimulatedServer server,
      WebExchange exchange,
      CompletableFuture<Optional<WebExchange.Reply>> answer) {
    Optional<SimulatedSite> site = server.site();
    if (site.isEmpty() || !server.isListening()) {
      answer.complete(Optional.empty());
      return;
    }
    exchange.addCopy();
    SimulatedProcess process = server.process();
    process.execute(() -> {
      long received = world.nowNanos();
      RateOracle.Use use = rates.use(process, exchange.token());
      SimulatedHttp.Response response = bug.answer(exchange, honest -> send(site.get(), honest));
      WebExchange.Reply reply =
          new WebExchange.Reply(
              response.status(), response.body(), response.secret(), received, world.nowNanos());
      if (!mayBeOtherLimit(exchange, response)) {
        use.answer(response.status());
      }
      exchange.replies().add(reply);
      if (!isFault(60)) {
        world.after(delay(), clients, () -> answer.complete(Optional.of(reply)));
      }
    });
  }

  /// Attempts to sign in have a limit of their own for each account, and saving studies for each
  /// network.
  private static boolean mayBeOtherLimit(WebExchange exchange, SimulatedHttp.Response response) {
    return response.status() == RateOracle.TOO_MANY
        && (exchange.path().startsWith(AccountHolder.PATH)
            || exchange.path().startsWith(StudyKeeper.PATH));
  }

  private static SimulatedHttp.Response send(SimulatedSite site, WebExchange exchange) {
    return site.http().send(exchange.method(), exchange.path(), exchange.token(), exchange.body());
  }
}
