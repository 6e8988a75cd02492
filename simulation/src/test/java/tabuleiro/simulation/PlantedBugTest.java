package tabuleiro.simulation;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.QuietServers;

/// The simulation finds each bug that was planted.
@Isolated("A lock that another thread holds would let simulated time pass.")
@Execution(ExecutionMode.SAME_THREAD)
@ExtendWith(QuietServers.class)
final class PlantedBugTest {
  private static final int MAX_WORLDS = 100;

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void bugIsFound(PlantedBug bug) {
    WorldRunner.requireFound(
        bug,
        bug.seed(),
        MAX_WORLDS,
        seed -> new Simulation(seed, Conditions.of(seed).with(bug)).run());
  }
}
