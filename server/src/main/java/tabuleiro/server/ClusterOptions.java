package tabuleiro.server;

import java.time.Duration;
import tabuleiro.server.store.visitor.ServerRole;

/// The options of a server that shares its database with others.
///
/// @param drainTime how long a server that is to stop still serves its clients, while `/health`
///   already sends new ones elsewhere
/// @param role what the server does; a server alone has to do everything
public record ClusterOptions(Duration drainTime, ServerRole role) {
  /// The options of a server alone, which stops at once and does everything.
  public static final ClusterOptions ALONE = new ClusterOptions(Duration.ZERO, ServerRole.BOTH);
}
