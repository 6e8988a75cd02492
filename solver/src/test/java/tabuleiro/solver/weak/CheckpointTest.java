package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGames;

class CheckpointTest {
  private static final long SEED = 7;
  private static final long BYTES = 1 << 18;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "talpa, 5x4", "jostle, 6x6", "morelli, 5-adjacent"})
  void resumesAsIfNeverInterrupted(String family, String variant) throws IOException {
    Position start = start(family, variant);
    GameValue value;
    long nodes;
    try (WeakSolver solver = solver(start, BYTES, 1)) {
      value = solver.solve(() -> false, progress -> {}).orElseThrow();
      nodes = solver.progress().nodes();
    }
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 3; i++) {
      assertThat(interruptedAgainAndAgain(start, random)).isEqualTo(value + " " + nodes);
    }
  }

  private String interruptedAgainAndAgain(Position start, RandomGenerator random)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    Files.deleteIfExists(file);
    while (true) {
      try (WeakSolver solver = solver(start, BYTES, 1)) {
        if (Files.exists(file)) {
          solver.loadCheckpoint(file);
        }
        int[] polls = {random.nextInt(1, 20)};
        Optional<GameValue> value = solver.solve(() -> --polls[0] == 0, progress -> {});
        if (value.isPresent()) {
          return value.get() + " " + solver.progress().nodes();
        }
        solver.saveCheckpoint(file);
      }
    }
  }

  @Test
  void resumesWithAnotherNumberOfThreads() throws IOException {
    Position start = start("talpa", "4x5");
    Path file = folder.resolve("checkpoint");
    long before;
    try (WeakSolver solver = solver(start, BYTES, 2)) {
      int[] polls = {40};
      assertThat(solver.solve(() -> --polls[0] <= 0, progress -> {})).isEmpty();
      solver.saveCheckpoint(file);
      before = solver.progress().nodes();
    }
    try (WeakSolver solver = solver(start, BYTES, 3)) {
      solver.loadCheckpoint(file);
      assertThat(solver.progress().nodes()).isEqualTo(before);
      assertThat(solver.solve(() -> false, progress -> {})).contains(GameValue.LOSS);
      assertThat(solver.progress().nodes()).isGreaterThan(before);
    }
  }

  @Test
  void rejectsACheckpointOfAnotherPositionOrMemory() throws IOException {
    Path file = folder.resolve("checkpoint");
    try (WeakSolver solver = solver(start("talpa", "4x4"), BYTES, 1)) {
      solver.saveCheckpoint(file);
    }
    try (WeakSolver other = solver(start("talpa", "5x4"), BYTES, 1);
        WeakSolver larger = solver(start("talpa", "4x4"), 2 * BYTES, 1)) {
      assertThatThrownBy(() -> other.loadCheckpoint(file))
          .isInstanceOf(CheckpointException.class)
          .hasMessageContaining("checkpoint-other");
      assertThatThrownBy(() -> larger.loadCheckpoint(file))
          .isInstanceOf(CheckpointException.class)
          .hasMessageContaining("checkpoint-memory");
    }
  }

  @Test
  void rejectsAnIncompleteCheckpoint() throws IOException {
    Path file = folder.resolve("checkpoint");
    Position start = start("talpa", "4x4");
    try (WeakSolver solver = solver(start, BYTES, 1)) {
      solver.saveCheckpoint(file);
      byte[] whole = Files.readAllBytes(file);
      for (int length : new int[] {0, 1, 10, 40, 70, 1000, whole.length - 1}) {
        Files.write(file, Arrays.copyOf(whole, length));
        assertThatThrownBy(() -> solver.loadCheckpoint(file))
            .as("%d bytes", length)
            .isInstanceOf(CheckpointException.class)
            .hasMessageContaining("checkpoint-broken");
      }
    }
  }

  private static Position start(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant).start(0);
  }

  private static WeakSolver solver(Position start, long bytes, int threads) {
    return new WeakSolver(SolverGames.of(start.game()).orElseThrow(), start, bytes, threads);
  }
}
