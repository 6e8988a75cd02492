package tabuleiro.simulation;

import java.util.Optional;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.schedule.Scheduler;

/// How the servers of a simulated world are used over HTTP.
///
/// @param perAddress requests of an address a second
/// @param perToken requests with a token a second
/// @param push the push service; empty for a world without notifications
record SiteSetup(int perAddress, int perToken, Optional<SimulatedPushService> push) {
  private static final int MANY = 1_000_000;

  /// Without limits and notifications.
  static final SiteSetup PLAIN = new SiteSetup(MANY, MANY, Optional.empty());

  RequestLimits limits(Scheduler scheduler) {
    return RequestLimits.perSecond(perAddress, perToken, scheduler::nanoTime);
  }

  /// Returns whether visitors can reach the limits.
  boolean isLimited() {
    return perToken < MANY;
  }
}
