package tabuleiro.server;

import java.util.Map;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.http.EngineFiles;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.tracing.TraceOptions;
import tabuleiro.server.push.PushOptions;

/// The options of a server.
///
/// @param listen the address and the trusted proxies
/// @param database where games are stored
/// @param engines the operator's external engines by name
/// @param threads how many computer players may think at once
/// @param limits the limits
/// @param socketTimeouts when a client counts as gone
/// @param operator who runs the site
/// @param push the options of notifications
/// @param cluster the options of a server that shares its database with others
/// @param traces whether it traces, and to which collector
/// @param browserEngine the engine that visitors' browsers load
public record ServerOptions(
    ListenOptions listen,
    DatabaseAddress database,
    Map<String, EngineCommand> engines,
    int threads,
    ServerLimits limits,
    SocketTimeouts socketTimeouts,
    SiteOperator operator,
    PushOptions push,
    ClusterOptions cluster,
    TraceOptions traces,
    EngineFiles browserEngine) {
  /// Copies the engines.
  public ServerOptions {
    engines = Map.copyOf(engines);
  }

  /// Returns the options of a server that only this machine can reach.
  ///
  /// @param port 0 for any free port
  public static ServerOptions of(DatabaseAddress database, int port) {
    // One processor is left for handling requests.
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return new ServerOptions(
        ListenOptions.loopback(port),
        database,
        Map.of(),
        threads,
        ServerLimits.DEFAULTS,
        SocketTimeouts.DEFAULT,
        SiteOperator.UNNAMED,
        PushOptions.DEFAULT,
        ClusterOptions.ALONE,
        TraceOptions.OFF,
        EngineFiles.NONE);
  }

  /// Returns these options with another address and other proxies.
  public ServerOptions withListen(ListenOptions other) {
    return new ServerOptions(
        other,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        operator,
        push,
        cluster,
        traces,
        browserEngine);
  }

  /// Returns these options with other limits.
  public ServerOptions withLimits(ServerLimits others) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        others,
        socketTimeouts,
        operator,
        push,
        cluster,
        traces,
        browserEngine);
  }

  /// Returns these options with other timeouts of sockets.
  public ServerOptions withSocketTimeouts(SocketTimeouts other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        other,
        operator,
        push,
        cluster,
        traces,
        browserEngine);
  }

  /// Returns these options with another operator.
  public ServerOptions withOperator(SiteOperator other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        other,
        push,
        cluster,
        traces,
        browserEngine);
  }

  /// Returns these options with other options of notifications.
  public ServerOptions withPush(PushOptions other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        operator,
        other,
        cluster,
        traces,
        browserEngine);
  }

  /// Returns these options with other options of a cluster.
  public ServerOptions withCluster(ClusterOptions other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        operator,
        push,
        other,
        traces,
        browserEngine);
  }

  /// Returns these options with other options of traces.
  public ServerOptions withTraces(TraceOptions other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        operator,
        push,
        cluster,
        other,
        browserEngine);
  }

  /// Returns these options with another engine for browsers.
  public ServerOptions withBrowserEngine(EngineFiles other) {
    return new ServerOptions(
        listen,
        database,
        engines,
        threads,
        limits,
        socketTimeouts,
        operator,
        push,
        cluster,
        traces,
        other);
  }
}
