package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGames;

class ProvenResultsFileTest {
  private static final long BYTES = 1 << 20;

  @TempDir private Path folder;

  /// Interrupted again and again, with another memory and other threads each time.
  @ParameterizedTest
  @CsvSource({
    "talpa, 5x4, WIN",
    "talpa, 4x5, LOSS",
    "jostle, 6x6, WIN",
    "morelli, 5-adjacent, DRAW"
  })
  void aSearchGoesOnWithAnyMemoryAndThreads(String family, String variant, GameValue value)
      throws IOException {
    Path file = folder.resolve("proven");
    Position start = start(family, variant);
    long nodes = 0;
    for (int round = 1; ; round++) {
      try (WeakSolver solver = solver(start, BYTES << (round % 3), 1 + round % 2)) {
        if (Files.exists(file)) {
          solver.loadProvenResults(file);
          assertThat(solver.progress().nodes()).isEqualTo(nodes);
        }
        int[] polls = {4 * round};
        Optional<GameValue> found = solver.solve(() -> --polls[0] <= 0, progress -> {});
        assertThat(found).isIn(Optional.empty(), Optional.of(value));
        nodes = solver.progress().nodes();
        solver.saveProvenResults(file);
        if (found.isPresent()) {
          break;
        }
      }
    }
    try (WeakSolver solver = solver(start, BYTES, 1)) {
      solver.loadProvenResults(file);
      assertThat(solver.solve(() -> false, progress -> {})).contains(value);
      assertThat(solver.progress().nodes()).isEqualTo(nodes);
    }
  }

  @Test
  void rejectsAChangedFile() throws IOException {
    Path file = folder.resolve("proven");
    Position start = start("talpa", "4x4");
    try (WeakSolver solver = solver(start, BYTES, 1)) {
      solver.solve(() -> false, progress -> {});
      solver.saveProvenResults(file);
    }
    byte[] bytes = Files.readAllBytes(file);
    for (int at = 0; at < bytes.length; at += 97) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      refuse(start, changed);
    }
    refuse(start, Arrays.copyOf(bytes, bytes.length - 1));
    refuse(start, Arrays.copyOf(bytes, bytes.length + 1));
    refuse(start, new byte[0]);
    refuse(start("talpa", "4x5"), bytes);
  }

  private void refuse(Position start, byte[] bytes) throws IOException {
    Path file = folder.resolve("wrong");
    Files.write(file, bytes);
    try (WeakSolver solver = solver(start, BYTES, 1)) {
      assertThatThrownBy(() -> solver.loadProvenResults(file))
          .isInstanceOf(CheckpointException.class);
    }
  }

  private static Position start(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant).start(0);
  }

  private static WeakSolver solver(Position start, long bytes, int threads) {
    return new WeakSolver(SolverGames.of(start.game()).orElseThrow(), start, bytes, threads);
  }
}
