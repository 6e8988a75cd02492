package tabuleiro.server;

import java.time.Duration;

/// When a client counts as gone whose network was cut without closing the connection.
///
/// @param interval how often each socket gets a ping
/// @param deadline how long a client may be silent
public record SocketTimeouts(Duration interval, Duration deadline) {
  /// Estimates: a lost pong is tolerated, and a lost connection is noticed within ten seconds.
  public static final SocketTimeouts DEFAULT =
      new SocketTimeouts(Duration.ofSeconds(3), Duration.ofSeconds(7));
}
