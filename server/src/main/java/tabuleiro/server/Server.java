package tabuleiro.server;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import tabuleiro.server.bots.Bots;
import tabuleiro.server.bots.Catalogue;
import tabuleiro.server.http.Pages;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.http.Web;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.Store;

/// A server that runs.
public final class Server implements AutoCloseable {
  private final Store store;
  private final ScheduledExecutorService timer;
  private final Bots bots;
  private final Web web;

  /// @param store is open, and closed with this
  private Server(ServerOptions options, Store store) {
    this.store = store;
    this.timer = timer();
    LiveGames games = new LiveGames(store);
    Catalogue catalogue = new Catalogue(options.engines());
    this.bots = new Bots(catalogue, options.threads());
    ClockKeeper clocks = new ClockKeeper(timer);
    games.observe(clocks::see);
    games.observe(bots::see);
    ServerLimits limits = options.limits();
    Sockets sockets = new Sockets(limits.sockets(), limits.socketsOfAddress());
    Parts parts = new Parts(store, games, catalogue, sockets, new Pages(), options);
    try {
      games.recover(System.currentTimeMillis());
      this.web = Web.start(options.listening(), sockets, parts.routes());
      Thread.startVirtualThread(() -> wake(games, clocks));
    } catch (RuntimeException e) {
      end();
      throw e;
    }
  }

  /// Opens the database, goes on with the games that were left, and begins to listen.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port cannot be had
  public static Server start(ServerOptions options) {
    return new Server(options, Store.open(options.database()));
  }

  private static ScheduledExecutorService timer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    return Executors.unconfigurableScheduledExecutorService(timer);
  }

  /// Looks at the games that go on, while others are played already. The last sign of life before
  /// the start stands until all have been looked at: if the server dies before, it counts again.
  private void wake(LiveGames games, ClockKeeper clocks) {
    long now = System.currentTimeMillis();
    games.wake(
        now,
        (LiveGame game) -> {
          Moment moment = game.moment(now);
          clocks.see(game, moment);
          bots.see(game, moment);
        });
    if (!timer.isShutdown()) {
      new Heartbeat(store, nanos -> {}).start(timer);
    }
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
    store.close();
  }
}
