package tabuleiro.server;

import io.micrometer.core.instrument.binder.MeterBinder;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import tabuleiro.server.admin.AdministrationWatch;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.RequestObserver;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.WebServer;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.metrics.ValueGauge;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.rating.RatingRecalculation;
import tabuleiro.server.search.SearchBackfill;

/// A running server.
public final class Server implements AutoCloseable {
  /// How often old entries are removed. A guess.
  private static final Duration TICK = Duration.ofSeconds(45);

  /// How often expired data is deleted from the database.
  private static final Duration HOUR = Duration.ofHours(1);

  private final GameStore store;
  private final Tracing tracing;
  private final SteadyScheduler scheduler = new SteadyScheduler(new SystemScheduler());
  private final ServerMetrics metrics = new ServerMetrics();
  private final BotScheduler bots;
  private final GameService service;
  private final List<Routes> routes = new ArrayList<>();
  private final LiveServers servers;
  private final WebServer web;
  private final Duration drainTime;
  private final AtomicBoolean isDraining = new AtomicBoolean();

  /// @param more additional routes
  /// @param store an open store, closed with this server
  /// @param tracing closed with this server
  private Server(ServerOptions options, List<Routes> more, GameStore store, Tracing tracing) {
    this.store = store;
    this.tracing = tracing;
    this.drainTime = options.cluster().drainTime();
    ServerRole role = options.cluster().role();
    ServerLimits limits = options.limits();
    BotCatalogue catalogue = new BotCatalogue(options.engines());
    FairPlayGuard fairPlay = new FairPlayGuard(store, scheduler::nanoTime);
    int threads = role.computesMoves() ? options.threads() : 0;
    SecureRandom random = new SecureRandom(); // Players cannot predict the computer's choices.
    this.bots =
        new BotScheduler(catalogue, threads, scheduler, () -> random, tracing, fairPlay::isHelp);
    this.service = new GameService(store, scheduler, bots, metrics::recordHeartbeat);
    LiveGames games = service.games();
    ActiveGames active =
        new ActiveGames(limits.maxActiveGames(), limits.newGamesPerAddressAndHour(), scheduler);
    games.addObserver((game, snapshot) -> active.update(snapshot));
    games.addObserver((_, snapshot) -> fairPlay.onChange(snapshot));
    SocketRegistry sockets = new SocketRegistry(limits.maxSockets(), limits.maxSocketsPerAddress());
    HealthRoutes health = new HealthRoutes(service, store, scheduler, isDraining::get);
    routes.addAll(List.of(metrics, health, active));
    this.servers = new LiveServers(store.database(), scheduler, role);
    servers.onChange(service::takeOver);
    DelegatedMoves.share(role, store, service, bots, servers);
    VisitorPresence presence = new VisitorPresence(store.database(), servers, scheduler);
    PageRenderer pages = new PageRenderer(options.browserEngine());
    ServerWiring registry =
        new ServerWiring(
            store, games, catalogue, sockets, presence, pages, options, tracing, fairPlay);
    routes.addAll(registry.routes());
    routes.addAll(more);
    measure(bots, games, sockets);
    try {
      RatingRecalculation.run(store);
      service.listen();
      scheduler.scheduleAtFixedRate(active::removeInactive, TICK, TICK);
      scheduler.scheduleAtFixedRate(
          new AdministrationWatch(store.database(), new MemberGames(store, games), pages::announce)
              ::look,
          AdministrationWatch.INTERVAL,
          AdministrationWatch.INTERVAL);
      GameRatingStore ratings = new GameRatingStore(store.database());
      scheduler.scheduleAtFixedRate(() -> ratings.deleteOldOrigins(scheduler.millis()), HOUR, HOUR);
      SocketTimeouts timeouts = options.socketTimeouts();
      scheduler.scheduleAtFixedRate(
          () -> sockets.checkAlive(timeouts.deadline()), timeouts.interval(), timeouts.interval());
      RequestLimits rates =
          RequestLimits.perSecond(
              limits.requestsPerAddressAndSecond(),
              limits.requestsPerTokenAndSecond(),
              scheduler::nanoTime);
      this.web =
          WebServer.listen(
              options.listen(),
              rates,
              sockets,
              served(role, health),
              new RequestObserver(metrics.registry(), tracing));
    } catch (RuntimeException e) {
      end();
      throw e;
    }
    try {
      // No player's time runs before the server can be reached.
      service.start();
      web.open();
      scheduler.execute(service::resume);
      new SearchBackfill(store, games).start();
    } catch (RuntimeException e) {
      web.close();
      end();
      throw e;
    }
  }

  /// Returns the routes that clients reach. An engine server has all the others too, because they
  /// notify the players of the moves that it stores.
  private List<Routes> served(ServerRole role, HealthRoutes health) {
    return role.servesClients() ? routes : List.of(new EngineServerFilter(), metrics, health);
  }

  /// Adds the metrics of all parts.
  private void measure(BotScheduler bots, LiveGames games, SocketRegistry sockets) {
    Stream.concat(Stream.of(store.database(), bots, sockets), routes.stream())
        .filter(MeterBinder.class::isInstance)
        .map(MeterBinder.class::cast)
        .forEach(metrics::bind);
    metrics.bind(registry -> {
      ValueGauge.register(
          registry, "tabuleiro.games.loaded", "games in memory", games::loadedCount);
      ValueGauge.register(
          registry,
          "tabuleiro.draining",
          "1 when the server is about to stop, else 0",
          () -> isDraining.get() ? 1 : 0);
    });
  }

  /// Opens the database, resumes the games in progress, and starts to listen.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be used
  ///   safely
  /// @throws io.javalin.util.JavalinException when the port is not available
  /// @throws tabuleiro.server.kernel.tracing.TracingException when the traces cannot be started
  public static Server start(ServerOptions options) {
    return start(options, List.of());
  }

  /// Starts a server with additional routes, such as those of a benchmark.
  ///
  /// @param more the additional routes
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be used
  ///   safely
  /// @throws io.javalin.util.JavalinException when the port is not available
  /// @throws tabuleiro.server.kernel.tracing.TracingException when the traces cannot be started
  public static Server start(ServerOptions options, List<Routes> more) {
    Tracing tracing = Tracing.start(options.traces());
    try {
      return new Server(
          options,
          more,
          new GameStore(Database.open(options.database(), options.cluster().replica(), tracing)),
          tracing);
    } catch (RuntimeException e) {
      tracing.close();
      throw e;
    }
  }

  /// Returns the port on which it listens.
  public int port() {
    return web.port();
  }

  /// Stops in an order that loses nothing, within some seconds and the drain time: is not ready any
  /// more, which `/health` says; waits for the drain time; from then on charges no player for time
  /// in which they cannot play here; sends the clients elsewhere; leaves its computer players to
  /// the other servers; answers the requests in flight; and completes pending writes.
  @Override
  public void close() {
    isDraining.set(true);
    try {
      Thread.sleep(drainTime);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    service.stop();
    web.drain();
    servers.close();
    web.close();
    end();
  }

  private void end() {
    scheduler.close();
    bots.close();
    routes.forEach(Routes::close);
    servers.close();
    store.close();
    tracing.close();
  }
}
