package tabuleiro.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.function.UnaryOperator;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.DowntimeLog;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.server.presence.VisitorPresence;

/// All routes of a server, without a network and with a clock that a test sets, so that a month can
/// pass in seconds. Clients may be at any address. Hashes are weak. There are no computer players,
/// and no heartbeat.
public final class DrivenSite implements AutoCloseable {
  /// The morning of 1 March 2026.
  private static final long BEGIN_MILLIS = 1_772_352_000_000L;

  private final DrivenScheduler time = new DrivenScheduler(BEGIN_MILLIS);
  private final GameStore store;
  private final SimulatedHttp http;

  /// @param file the database
  /// @param rewrite plants a bug in the SQL of the store
  public DrivenSite(Path file, UnaryOperator<String> rewrite) {
    store = SimulatedStores.open(file, rewrite);
    SteadyScheduler scheduler = new SteadyScheduler(time);
    LiveGames games = new LiveGames(store, scheduler, DowntimeLog.ALWAYS);
    FeatureEffects.addTo(games, store.database());
    ServerOptions usual = ServerOptions.of(new DatabaseAddress.Sqlite(file), 0);
    ServerLimits limits = usual.limits().withWeakHashes();
    ServerOptions options = usual.withLimits(limits);
    SocketRegistry sockets = new SocketRegistry(limits.maxSockets(), limits.maxSocketsPerAddress());
    LiveServers servers = new LiveServers(store.database(), scheduler, ServerRole.BOTH);
    FairPlayGuard fairPlay = new FairPlayGuard(store, scheduler::nanoTime);
    games.addObserver((_, snapshot) -> fairPlay.onChange(snapshot));
    ServerWiring registry =
        new ServerWiring(
            store,
            games,
            new BotCatalogue(Map.of()),
            sockets,
            new VisitorPresence(store.database(), servers, scheduler),
            new PageRenderer(),
            options,
            Tracing.OFF,
            fairPlay);
    RequestLimits rates =
        RequestLimits.perSecond(
            limits.requestsPerAddressAndSecond(),
            limits.requestsPerTokenAndSecond(),
            scheduler::nanoTime);
    http = new SimulatedHttp(rates, sockets, registry.routes());
  }

  /// Returns the routes.
  public SimulatedHttp http() {
    return http;
  }

  /// Returns the store.
  public GameStore store() {
    return store;
  }

  /// Lets time pass.
  public void pass(Duration duration) {
    time.pass(duration.toMillis());
  }

  /// Returns the time, in milliseconds since 1970.
  public long millis() {
    return time.millis();
  }

  @Override
  public void close() {
    store.close();
  }
}
