package tabuleiro.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/// Runs simulated worlds, each from its seed, and prints the command that replays one that fails.
///
/// @param test the test class whose method `seed` replays a world
/// @param worlds runs the world of a seed
record WorldRunner(Class<?> test, LongFunction<SimulationResult> worlds) {
  /// Random worlds start here; smaller seeds are those of tests.
  private static final long FIRST_SEED = 1000;

  private String replay(long seed) {
    return "mvn -pl simulation -am test -Dtest="
        + test.getSimpleName()
        + "#seed -Dsurefire.failIfNoSpecifiedTests=false -Dsimulation.seed="
        + seed;
  }

  /// Runs the world of a seed, which must keep its promises.
  SimulationResult run(long seed) {
    SimulationResult result = worlds.apply(seed);
    assertThat(result.violations()).as("replay with: " + replay(seed)).isEmpty();
    return result;
  }

  /// Replays the seed of the property `simulation.seed`.
  void replay() {
    run(Long.getLong("simulation.seed", FIRST_SEED));
  }

  /// Runs random worlds, which must keep their promises, and names each seed that fails.
  ///
  /// @param time the processor time of this thread
  /// @return the sum of all worlds
  SimulationResult runFor(Duration time) {
    long end = processorNanos() + time.toNanos();
    long first = Long.getLong("simulation.first", FIRST_SEED);
    long seed = first;
    SimulationResult sum = SimulationResult.NONE;
    List<String> failures = new ArrayList<>();
    while (processorNanos() < end) {
      SimulationResult result = worlds.apply(seed);
      if (!result.violations().isEmpty()) {
        failures.add(replay(seed) + ": " + result.violations());
        System.out.println(failures.getLast());
      }
      sum = sum.plus(result);
      seed++;
    }
    System.out.println((seed - first) + " simulated worlds: " + sum.describe());
    assertThat(failures).isEmpty();
    assertThat(sum.faults()).isPositive();
    return sum;
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /// Checks that a world finds a planted bug: the one that has found it before, or else one of the
  /// first.
  ///
  /// @param bug the bug, which all worlds have
  /// @param found the seed of the world that has found it
  static void requireFound(
      Enum<?> bug, long found, int maxWorlds, LongFunction<SimulationResult> worlds) {
    long begin = processorNanos();
    long[] seeds =
        LongStream.concat(LongStream.of(found), LongStream.rangeClosed(1, maxWorlds))
            .distinct()
            .toArray();
    for (long seed : seeds) {
      List<String> violations = worlds.apply(seed).violations();
      if (!violations.isEmpty()) {
        System.out.printf(
            "planted bug %s: found by seed %d after %.1f s of processor time: %.160s%n",
            bug, seed, (processorNanos() - begin) / 1e9, violations.getFirst());
        return;
      }
    }
    assertThat(bug).as("no seed finds it").isNull();
  }
}
