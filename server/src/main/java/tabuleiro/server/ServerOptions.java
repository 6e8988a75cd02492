package tabuleiro.server;

import java.util.Map;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.store.Database;

/// What the operator has chosen.
///
/// @param listen where the server listens, and whom it believes
/// @param database where games are kept
/// @param engines outside engines that may be seated, by the names that he gave them
/// @param threads how many computer players may think at once
/// @param limits how much there may be at once
public record ServerOptions(
    ListenOptions listen,
    Database database,
    Map<String, EngineCommand> engines,
    int threads,
    ServerLimits limits) {
  /// Copies the engines.
  public ServerOptions {
    engines = Map.copyOf(engines);
  }

  /// Returns the options of a server that only this machine can reach.
  ///
  /// @param port 0 for any that is free
  public static ServerOptions of(Database database, int port) {
    // One processor is left to those who serve.
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return new ServerOptions(
        ListenOptions.loopback(port), database, Map.of(), threads, ServerLimits.DEFAULTS);
  }

  /// Returns these options with other engines.
  public ServerOptions withEngines(Map<String, EngineCommand> others) {
    return new ServerOptions(listen, database, others, threads, limits);
  }

  /// Returns these options with other limits.
  public ServerOptions withLimits(ServerLimits others) {
    return new ServerOptions(listen, database, engines, threads, others);
  }
}
