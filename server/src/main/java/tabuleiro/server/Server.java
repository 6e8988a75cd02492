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
import tabuleiro.server.bots.Bots;
import tabuleiro.server.bots.Catalogue;
import tabuleiro.server.http.CallRates;
import tabuleiro.server.http.Pages;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.http.Web;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.Store;

/// A server that runs.
public final class Server implements AutoCloseable {
  /// How often what is old is forgotten and sockets are kept open, in seconds. A guess: well below
  /// the minute after which many routers forget a silent connection.
  private static final long TICK = 45;

  private final Store store;
  private final ScheduledExecutorService timer;
  private final Metrics metrics = new Metrics();
  private final Bots bots;
  private final List<Routes> routes = new ArrayList<>();
  private final Web web;

  /// @param more further addresses
  /// @param store is open, and closed with this
  private Server(ServerOptions options, List<Routes> more, Store store) {
    this.store = store;
    this.timer = timer();
    ServerLimits limits = options.limits();
    LiveGames games = new LiveGames(store);
    Catalogue catalogue = new Catalogue(options.engines());
    this.bots = new Bots(catalogue, options.threads());
    ClockKeeper clocks = new ClockKeeper(timer);
    ActiveGames active = new ActiveGames(limits.games(), limits.gamesOfAddress());
    games.observe(clocks::see);
    games.observe(bots::see, others());
    games.observe((game, moment) -> active.see(moment));
    if (store.isShared()) {
      // The server that saw to it may be gone.
      games.onRead(game -> look(game, clocks));
    }
    Sockets sockets = new Sockets(limits.sockets(), limits.socketsOfAddress());
    Heartbeat heartbeat = new Heartbeat(store, metrics::committed);
    measure(sockets, active);
    routes.addAll(List.of(metrics, new Health(heartbeat), active));
    routes.addAll(new Parts(store, games, catalogue, sockets, new Pages(), options).routes());
    routes.addAll(more);
    try {
      games.recover(System.currentTimeMillis());
      store.listen(games::hear);
      Future<?> _ =
          timer.scheduleAtFixedRate(() -> tick(sockets, active), TICK, TICK, TimeUnit.SECONDS);
      CallRates rates = CallRates.perSecond(limits.callsOfAddress(), limits.callsOfToken());
      this.web = Web.start(options.listening(), rates, sockets, routes);
      Thread.startVirtualThread(() -> wake(games, clocks, heartbeat));
    } catch (RuntimeException e) {
      end();
      throw e;
    }
  }

  /// Returns what sees to computers where another server may do so as well.
  private BiConsumer<LiveGame, Moment> others() {
    return store.isShared() ? bots::seeOthers : bots::see;
  }

  private void measure(Sockets sockets, ActiveGames active) {
    metrics.gauge("tabuleiro.sockets", "open sockets", sockets::count);
    metrics.gauge("tabuleiro.games", "games in which something happened lately", active::count);
    metrics.gauge("tabuleiro.bots.waiting", "moves that wait to be computed", bots::waiting);
    metrics.gauge("tabuleiro.bots.asked", "moves that were computed or begun", bots::asked);
  }

  private static void tick(Sockets sockets, ActiveGames active) {
    sockets.ping();
    active.forgetOld();
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
    return new Server(options, more, Store.open(options.database()));
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
  private void wake(LiveGames games, ClockKeeper clocks, Heartbeat heartbeat) {
    games.wake(System.currentTimeMillis(), game -> look(game, clocks));
    heartbeat.start(timer);
  }

  private void look(LiveGame game, ClockKeeper clocks) {
    Moment moment = game.moment(System.currentTimeMillis());
    clocks.see(game, moment);
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
