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

/// A running server.
public final class Server implements AutoCloseable {
  /// How often old entries are removed, in seconds. A guess.
  private static final long TICK_SECONDS = 45;

  private final GameStore store;
  private final ScheduledExecutorService timer;
  private final ServerMetrics metrics = new ServerMetrics();
  private final BotScheduler bots;
  private final List<Routes> routes = new ArrayList<>();
  private final WebServer web;

  /// @param more additional routes
  /// @param store an open store, closed with this server
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
    games.addObserver(bots::onLocalChange, remoteObserver());
    games.addObserver((game, snapshot) -> active.update(snapshot));
    if (store.isShared()) {
      // The server that was responsible for the game may have stopped.
      games.onLoad(game -> update(game, clocks));
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
          timer.scheduleAtFixedRate(
              active::removeInactive, TICK_SECONDS, TICK_SECONDS, TimeUnit.SECONDS);
      SocketHeartbeat beat = options.heartbeat();
      long interval = beat.interval().toMillis();
      Future<?> _ =
          timer.scheduleAtFixedRate(
              () -> sockets.checkAlive(beat.deadline()), interval, interval, TimeUnit.MILLISECONDS);
      RequestLimits rates =
          RequestLimits.perSecond(
              limits.requestsPerAddressAndSecond(), limits.requestsPerTokenAndSecond());
      this.web = WebServer.start(options.listen(), rates, sockets, routes);
      Thread.startVirtualThread(() -> resumeGames(games, clocks, heartbeat));
    } catch (RuntimeException e) {
      end();
      throw e;
    }
  }

  /// Returns the observer for events that another server may handle too.
  private BiConsumer<LiveGame, GameSnapshot> remoteObserver() {
    return store.isShared() ? bots::onRemoteChange : bots::onLocalChange;
  }

  private void measure(SocketRegistry sockets, ActiveGames active) {
    metrics.registerGauge("tabuleiro.sockets", "open sockets", sockets::count);
    metrics.registerGauge("tabuleiro.games", "games with a recent event", active::count);
    metrics.registerGauge(
        "tabuleiro.bots.waiting", "computer moves waiting for a thread", bots::waitingCount);
    metrics.registerGauge(
        "tabuleiro.bots.asked", "computer moves requested from players", bots::requestCount);
  }

  /// Opens the database, resumes the games in progress, and starts to listen.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port is not available
  public static Server start(ServerOptions options) {
    return start(options, List.of());
  }

  /// Starts a server with additional routes, such as those of a benchmark.
  ///
  /// @param more the additional routes
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port is not available
  public static Server start(ServerOptions options, List<Routes> more) {
    return new Server(options, more, GameStore.open(options.database()));
  }

  private static ScheduledExecutorService timer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    // Tasks that are scheduled during the shutdown are not needed.
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    return Executors.unconfigurableScheduledExecutorService(timer);
  }

  /// Loads the games in progress while requests are already handled. The last heartbeat before the
  /// start stays in the database until all are loaded: if this server stops earlier, the next one
  /// needs it.
  private void resumeGames(LiveGames games, ClockMonitor clocks, Heartbeat heartbeat) {
    games.resumeAll(System.currentTimeMillis(), game -> update(game, clocks));
    heartbeat.start(timer);
  }

  private void update(LiveGame game, ClockMonitor clocks) {
    GameSnapshot snapshot = game.snapshot(System.currentTimeMillis());
    clocks.schedule(game, snapshot);
    remoteObserver().accept(game, snapshot);
  }

  /// Returns the port on which it listens.
  public int port() {
    return web.port();
  }

  /// Announces the shutdown to clients, completes pending writes, and stops.
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
