package tabuleiro.server;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.presence.ServerRole;

/// The options of a server that shares its database with others.
///
/// @param drainTime how long a server that is to stop still serves its clients, while `/health`
///   already sends new ones elsewhere
/// @param role what the server does; a server alone has to do everything
/// @param replica a copy of the database from which finished games are read
public record ClusterOptions(
    Duration drainTime, ServerRole role, Optional<DatabaseAddress.Postgres> replica) {
  /// The options of a server alone, which stops at once and does everything.
  public static final ClusterOptions ALONE = new ClusterOptions(Duration.ZERO, ServerRole.BOTH);

  /// The options of a server without a replica.
  public ClusterOptions(Duration drainTime, ServerRole role) {
    this(drainTime, role, Optional.empty());
  }
}
