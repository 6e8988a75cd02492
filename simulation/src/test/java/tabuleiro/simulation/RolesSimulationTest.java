package tabuleiro.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.QuietServers;

/// Two web servers and two engine servers in simulated worlds with faults at random: the clients
/// reach the web servers, and the engine servers compute the moves of the computers.
@Isolated("A lock that another thread holds would let simulated time pass.")
@Execution(ExecutionMode.SAME_THREAD)
@ExtendWith(QuietServers.class)
final class RolesSimulationTest {
  /// The property is the processor time of the long run in minutes.
  private static final Duration LONG_TIME =
      Duration.ofMinutes(Integer.getInteger("simulation.minutes", 10));

  private static final WorldRunner WORLDS =
      new WorldRunner(
          RolesSimulationTest.class,
          seed -> new Simulation(seed, Conditions.withRoles(true)).run());

  /// Replays the seed of the property `simulation.seed`.
  @Test
  void seed() {
    WORLDS.replay();
  }

  @Test
  void computersMoveAtOnceWithoutFaults() {
    SimulationResult result = new Simulation(1, Conditions.withRoles(false)).run();
    assertThat(result.violations()).isEmpty();
    System.out.println("a simulated world without faults: " + result.describe());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void worldKeepsItsPromises(long seed) {
    WORLDS.run(seed);
  }

  @Test
  @Tag("slow")
  void randomWorldsKeepTheirPromises() {
    WORLDS.runFor(LONG_TIME);
  }
}
