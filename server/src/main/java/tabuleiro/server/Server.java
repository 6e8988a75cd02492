package tabuleiro.server;

import tabuleiro.server.http.Pages;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.http.Web;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Store;

/// A server that runs.
public final class Server implements AutoCloseable {
  private final Store store;
  private final Web web;

  private Server(Store store, Web web) {
    this.store = store;
    this.web = web;
  }

  /// Opens the database, goes on with the games that were left, and begins to listen.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be used safely
  /// @throws io.javalin.util.JavalinException when the port cannot be had
  public static Server start(ServerOptions options) {
    Store store = Store.open(options.database());
    try {
      LiveGames games = new LiveGames(store);
      games.recover(System.currentTimeMillis(), _ -> {});
      ServerLimits limits = options.limits();
      Sockets sockets = new Sockets(limits.sockets(), limits.socketsOfAddress());
      Parts parts = new Parts(store, games, sockets, new Pages(), options);
      return new Server(store, Web.start(options.listening(), sockets, parts.routes()));
    } catch (RuntimeException e) {
      store.close();
      throw e;
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
    store.close();
  }
}
