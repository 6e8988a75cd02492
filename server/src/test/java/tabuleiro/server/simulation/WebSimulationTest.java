package tabuleiro.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.QuietServers;

/// Simulated worlds whose servers are used through their HTTP interface and their sockets: with
/// challenges, presence, several devices and requests that must be refused.
@Isolated("A lock that another thread holds would let simulated time pass.")
@Execution(ExecutionMode.SAME_THREAD)
@ExtendWith(QuietServers.class)
final class WebSimulationTest {
  private static final Duration SHORT_TIME = Duration.ofSeconds(8);

  /// The property is the processor time of the long run in minutes.
  private static final Duration LONG_TIME =
      Duration.ofMinutes(Integer.getInteger("simulation.minutes", 20));

  private static final long FIRST_SEED = 1000;
  private static final int MAX_WORLDS = 60;

  private static String replay(long seed) {
    return "mvn -pl server -am test -Dtest=WebSimulationTest#seed"
        + " -Dsurefire.failIfNoSpecifiedTests=false -Dsimulation.seed="
        + seed;
  }

  private static SimulationResult run(long seed) {
    SimulationResult result = new WebSimulation(seed, WebBug.NONE).run();
    assertThat(result.violations()).as("replay with: " + replay(seed)).isEmpty();
    return result;
  }

  /// Replays the seed of the property `simulation.seed`.
  @Test
  void seed() {
    run(Long.getLong("simulation.seed", FIRST_SEED));
  }

  /// 1002, 1010: after a failure of the database a server never told its viewers that a player had
  /// joined at another server. 1006: a socket whose game could not be read stayed open, and
  /// received nothing. 1012: the lobby missed a change. 1027: another server believed in a maker
  /// who had gone. 1096, 1121, 1315: a new challenge stayed in open lobbies though its maker never
  /// connected.
  @ParameterizedTest
  @ValueSource(longs = {1002, 1006, 1010, 1012, 1027, 1096, 1121, 1315})
  void seedThatOnceFailed(long seed) {
    run(seed);
  }

  @Test
  void sameSeedIsSameWorld() {
    assertThat(run(7)).isEqualTo(run(7));
    assertThat(run(8)).isEqualTo(run(8));
  }

  @Test
  void randomWorldsKeepTheirPromises() {
    runFor(SHORT_TIME);
  }

  @Test
  @Tag("slow")
  void randomWorldsKeepTheirPromisesForLong() {
    runFor(LONG_TIME);
  }

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void bugIsFound(WebBug bug) {
    long begin = System.nanoTime();
    for (long seed = 1; seed <= MAX_WORLDS; seed++) {
      List<String> violations = new WebSimulation(seed, bug).run().violations();
      if (!violations.isEmpty()) {
        System.out.printf(
            "planted bug %s: found by seed %d after %.1f s: %.160s%n",
            bug, seed, (System.nanoTime() - begin) / 1e9, violations.getFirst());
        return;
      }
    }
    assertThat(bug).as("no seed finds it").isNull();
  }

  private static void runFor(Duration time) {
    long end = processorNanos() + time.toNanos();
    long first = Long.getLong("simulation.first", FIRST_SEED);
    long seed = first;
    SimulationResult sum = SimulationResult.NONE;
    List<String> failures = new ArrayList<>();
    while (processorNanos() < end) {
      SimulationResult result = new WebSimulation(seed, WebBug.NONE).run();
      if (!result.violations().isEmpty()) {
        failures.add(replay(seed) + ": " + result.violations());
        System.out.println(failures.getLast());
      }
      sum = sum.plus(result);
      seed++;
    }
    System.out.println((seed - first) + " simulated sites: " + sum.describe());
    assertThat(failures).isEmpty();
    assertThat(sum.faults()).isPositive();
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
