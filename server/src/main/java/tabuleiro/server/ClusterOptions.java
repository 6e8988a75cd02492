package tabuleiro.server;

import java.time.Duration;

/// The options of a server that shares its database with others.
///
/// @param drainTime how long a server that is to stop still serves its clients, while `/health`
///   already sends new ones elsewhere
public record ClusterOptions(Duration drainTime) {
  /// The options of a server alone, which stops at once.
  public static final ClusterOptions ALONE = new ClusterOptions(Duration.ZERO);
}
