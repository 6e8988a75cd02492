package tabuleiro.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.WebServer;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameStore;

/// A server that runs.
public final class Server implements AutoCloseable {
  /// How often what is old is forgotten and sockets are kept open, in seconds. A guess: well below
  /// the minute after which many routers forget a silent connection.
  private static final long TICK = 45;

  private final GameStore store;
  private final ScheduledExecutorService timer;
  private final ServerMetrics metrics = new ServerMetrics();
  private final BotScheduler bots;
  private final List<Routes> routes = new ArrayList<>();
  private final WebServer web;

  /// @param more further addresses
  /// @param store is open, and closed with this
  private Server(ServerOptions options, List<Routes> more, GameStore store) {
    this.store = store;
    this.timer = timer();
    ServerLimits limits = options.limits();
    LiveGames games = new LiveGames(store);
    BotCatalogue catalogue = new BotCatalogue(options.engines());
    this.bots = new BotScheduler(catalogue, options.threads());
    ClockMonitor clocks = new ClockMonitor(timer);
    ActiveGames active =
        new ActiveGames(limits.maxActiveGames(), limits.newGamesPerAddressAndHour());
    games.addObserver(clocks::schedule);
    games.addObserver(bots::onLocalChange, others());
    games.addObserver((game, moment) -> active.update(moment));
    if (store.isShared()) {
      // The server that saw to it may be gone.
      games.onLoad(game -> look(game, clocks));
    }
    SocketRegistry sockets = new SocketRegistry(limits.maxSockets(), limits.maxSocketsPerAddress());
    Heartbeat heartbeat = new Heartbeat(store, metrics::recordCommit);
    measure(sockets, active);
    routes.addAll(List.of(metrics, new HealthRoutes(heartbeat), active));
    routes.addAll(
        new RouteRegistry(store, games, catalogue, sockets, new PageRenderer(), options).routes());
    routes.addAll(more);
    try {
      games.recover(System.currentTimeMillis());
      store.listen(games::receive);
      Future<?> _ =
          timer.scheduleAtFixedRate(() -> tick(sockets, active), TICK, TICK, TimeUnit.SECONDS);
      RequestLimits rates =
          RequestLimits.perSecond(
              limits.requestsPerAddressAndSecond(), limits.requestsPerTokenAndSecond());
      this.web = WebServer.start(options.listen(), rates, sockets, routes);
      Thread.startVirtualThread(() -> wake(games, clocks, heartbeat));
    } catch (RuntimeException e) {
      end();
      throw e;
    }
  }

  /// Returns what sees to computers where another server may do so as well.
  private BiConsumer<LiveGame, GameSnapshot> others() {
    return store.isShared() ? bots::onRemoteChange : bots::onLocalChange;
  }

  private void measure(SocketRegistry sockets, ActiveGames active) {
    metrics.registerGauge("tabuleiro.sockets", "open sockets", sockets::count);
    metrics.registerGauge(
        "tabuleiro.games", "games in which something happened lately", active::count);
    metrics.registerGauge(
        "tabuleiro.bots.waiting", "moves that wait to be computed", bots::waitingCount);
    metrics.registerGauge(
        "tabuleiro.bots.asked", "moves that were computed or begun", bots::requestCount);
  }

  private static void tick(SocketRegistry sockets, ActiveGames active) {
    sockets.ping();
    active.removeInactive();
  }

  /// Opens the database, goes on with the games that were left, and begins to listen.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port cannot be had
  public static Server start(ServerOptions options) {
    return start(options, List.of());
  }

  /// Starts a server that answers more than it does by itself, such as one that is measured.
  ///
  /// @param more further addresses
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port cannot be had
  public static Server start(ServerOptions options, List<Routes> more) {
    return new Server(options, more, GameStore.open(options.database()));
  }

  private static ScheduledExecutorService timer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    // Who plays while the server ends need not know.
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    return Executors.unconfigurableScheduledExecutorService(timer);
  }

  /// Looks at the games that go on, while others are played already. The last sign of life before
  /// the start stands until all have been looked at: if the server dies before, it counts again.
  private void wake(LiveGames games, ClockMonitor clocks, Heartbeat heartbeat) {
    games.resumeAll(System.currentTimeMillis(), game -> look(game, clocks));
    heartbeat.start(timer);
  }

  private void look(LiveGame game, ClockMonitor clocks) {
    GameSnapshot moment = game.snapshot(System.currentTimeMillis());
    clocks.schedule(game, moment);
    others().accept(game, moment);
  }

  /// Returns the port on which it listens.
  public int port() {
    return web.port();
  }

  /// Says goodbye, finishes what is being written, and ends.
  @Override
  public void close() {
    web.close();
    end();
  }

  private void end() {
    timer.shutdownNow();
    bots.close();
    routes.forEach(Routes::close);
    store.close();
  }
}
