package tabuleiro.server;

import java.time.Duration;

/// When a client counts as gone whose network was cut without closing the connection.
///
/// @param interval how often each socket gets a ping
/// @param deadline how long a client may be silent
public record SocketHeartbeat(Duration interval, Duration deadline) {
  /// Estimates: a lost pong is tolerated, and a lost connection is noticed within ten seconds.
  public static final SocketHeartbeat DEFAULT =
      new SocketHeartbeat(Duration.ofSeconds(3), Duration.ofSeconds(7));
}
