package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("It counts the child processes of this one.")
class ArenaEnginesTest {
  private static final long END_NANOS = 10_000_000_000L;
  private static final long POLL_NANOS = 10_000_000L;

  @Test
  void externalEnginesPlayTheSameGamesWithAnyNumberOfThreadsAndEndWithTheMatch() {
    Set<Long> before = processes();
    String engine = "ugi:" + UgiProcess.command(Main.class, List.of("ugi"));
    String[] match = "arena talpa --variant 3x3 --second random --seed 2".split(" ", -1);
    CommandTester.Result alone =
        CommandTester.run(
            match, "--first", engine, "--games", "6", "--nodes", "20", "--threads", "1");
    assertThat(alone.status()).as(alone.err()).isZero();
    assertThat(alone.lines().getFirst()).matches("score [0-9] 0 [0-9]");
    assertEndedSince(before);
    assertThat(
            CommandTester.run(
                match, "--first", engine, "--games", "6", "--nodes", "20", "--threads", "2"))
        .isEqualTo(alone);
    assertEndedSince(before);
  }

  /// Checks that the processes started since then have ended: a killed one ends a moment later.
  private static void assertEndedSince(Set<Long> before) {
    long deadline = System.nanoTime() + END_NANOS;
    while (!processes().equals(before) && System.nanoTime() < deadline) {
      LockSupport.parkNanos(POLL_NANOS);
    }
    assertThat(processes()).isEqualTo(before);
  }

  private static Set<Long> processes() {
    return new HashSet<>(ProcessHandle.current().descendants().map(ProcessHandle::pid).toList());
  }
}
