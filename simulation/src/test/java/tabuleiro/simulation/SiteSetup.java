package tabuleiro.simulation;

import java.util.Optional;
import tabuleiro.server.http.RequestLimits;
import tabuleiro.server.kernel.schedule.Scheduler;

/// How the servers of a simulated world are used over HTTP.
///
/// @param perAddress requests of an address a second
/// @param perToken requests with a token a second
/// @param push the push service; empty for a world without notifications
/// @param paired how many visitors look for opponents by quick pairing
/// @param members how many members play a tournament
/// @param holders how many people create, use and delete accounts
/// @param enthusiasts how many members solve puzzles, keep studies and have relations to each
///   other; with any, games are rated
record SiteSetup(
    int perAddress,
    int perToken,
    Optional<SimulatedPushService> push,
    int paired,
    int members,
    int holders,
    int enthusiasts) {
  /// A limit that is never reached.
  static final int MANY = 1_000_000;

  /// Challenges and games alone, without limits.
  static final SiteSetup PLAIN = new SiteSetup(MANY, MANY, Optional.empty(), 0, 0, 0, 0);

  SiteSetup withLimits(int address, int token, SimulatedPushService service) {
    return new SiteSetup(
        address, token, Optional.of(service), paired, members, holders, enthusiasts);
  }

  SiteSetup withPaired(int count) {
    return new SiteSetup(perAddress, perToken, push, count, members, holders, enthusiasts);
  }

  SiteSetup withMembers(int count) {
    return new SiteSetup(perAddress, perToken, push, paired, count, holders, enthusiasts);
  }

  SiteSetup withHolders(int count) {
    return new SiteSetup(perAddress, perToken, push, paired, members, count, enthusiasts);
  }

  SiteSetup withEnthusiasts(int count) {
    return new SiteSetup(perAddress, perToken, push, paired, members, holders, count);
  }

  RequestLimits limits(Scheduler scheduler) {
    return RequestLimits.perSecond(perAddress, perToken, scheduler::nanoTime);
  }

  /// Returns whether visitors can reach the limits.
  boolean isLimited() {
    return perToken < MANY;
  }
}
