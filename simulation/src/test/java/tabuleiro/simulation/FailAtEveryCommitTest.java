package tabuleiro.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.QuietServers;
import tabuleiro.server.simulation.Fault;

/// In a small world one transaction fails, or kills its server: the first one, then the second, and
/// so on, from the start of the server to the end of its last game.
@Isolated("A lock that another thread holds would let simulated time pass.")
@Execution(ExecutionMode.SAME_THREAD)
@ExtendWith(QuietServers.class)
final class FailAtEveryCommitTest {
  private static final long SEED = 69;

  /// How many transactions the world has at least, start-up included.
  private static final int MIN_COMMITS = 100;

  private static Simulation world(int failingCommit, Fault fault) {
    return new Simulation(
        SEED, new Conditions(1, false, 1, 1, false, failingCommit, fault, PlantedBug.NONE));
  }

  /// The fault after which most is unknown.
  @Test
  void theServerMayDieAfterEachTransaction() {
    failEach(Fault.DIE_AFTER);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(names = {"FAIL_AFTER", "FAIL_BEFORE", "DIE_BEFORE"})
  void eachTransactionMayFail(Fault fault) {
    failEach(fault);
  }

  private static void failEach(Fault fault) {
    Simulation whole = world(0, Fault.NONE);
    assertThat(whole.run().violations()).isEmpty();
    int commits = whole.commits();
    assertThat(commits).isGreaterThan(MIN_COMMITS);
    for (int i = 1; i <= commits; i++) {
      assertThat(world(i, fault).run().violations())
          .as("transaction %d of %d: %s", i, commits, fault)
          .isEmpty();
    }
  }
}
