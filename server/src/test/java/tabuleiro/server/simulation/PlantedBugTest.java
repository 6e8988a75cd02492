package tabuleiro.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    long begin = System.nanoTime();
    for (long seed = 1; seed <= MAX_WORLDS; seed++) {
      List<String> violations =
          new Simulation(seed, Conditions.of(seed).with(bug)).run().violations();
      if (!violations.isEmpty()) {
        System.out.printf(
            "planted bug %s: found by seed %d after %.1f s: %.160s%n",
            bug, seed, (System.nanoTime() - begin) / 1e9, violations.getFirst());
        return;
      }
    }
    assertThat(bug).as("no seed finds it").isNull();
  }
}
