package tabuleiro.simulation;

import java.util.function.Supplier;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.server.simulation.Fault;
import tabuleiro.server.simulation.SimulatedWorld;

/// What a simulated world consists of.
///
/// @param servers how many servers share the database
/// @param hasRoles whether the servers answer requests and compute moves by turns, or all do both
/// @param pairs how many pairs of players play at the same time
/// @param rounds how many games each pair plays one after the other
/// @param isFaulty whether there are faults at random
/// @param failingCommit the number of the one transaction that has a fault; 0 for none
/// @param fault that fault
/// @param bug the bug that was planted
record Conditions(
    int servers,
    boolean hasRoles,
    int pairs,
    int rounds,
    boolean isFaulty,
    int failingCommit,
    Fault fault,
    PlantedBug bug) {
  /// Returns the conditions that belong to a seed: one server or three, with faults at random.
  static Conditions of(long seed) {
    return new Conditions(seed % 2 == 0 ? 3 : 1, false, 6, 4, true, 0, Fault.NONE, PlantedBug.NONE);
  }

  /// Returns the conditions of two web servers and two engine servers.
  ///
  /// @param isFaulty whether there are faults at random
  static Conditions withRoles(boolean isFaulty) {
    return new Conditions(4, true, 6, 4, isFaulty, 0, Fault.NONE, PlantedBug.NONE);
  }

  /// Returns whether there is no fault at all.
  boolean isCalm() {
    return !isFaulty && fault == Fault.NONE;
  }

  /// Returns what a server does.
  ///
  /// @param number the number of the server, from 1
  ServerRole role(int number) {
    if (!hasRoles) {
      return ServerRole.BOTH;
    }
    return number % 2 == 1 ? ServerRole.WEB : ServerRole.ENGINE;
  }

  /// Returns whether processes pause and wall clocks step.
  boolean hasPauses() {
    return true;
  }

  Conditions with(PlantedBug planted) {
    return new Conditions(
        servers, hasRoles, pairs, rounds, isFaulty, failingCommit, fault, planted);
  }

  /// Returns the plan of the faults of the database.
  Supplier<Fault> faults(SimulatedWorld world) {
    int[] commits = {0};
    return () -> {
      commits[0]++;
      if (commits[0] == failingCommit) {
        return fault;
      }
      return isFaulty && world.isOneIn(400)
          ? Fault.values()[1 + world.below(Fault.values().length - 1)]
          : Fault.NONE;
    };
  }
}
