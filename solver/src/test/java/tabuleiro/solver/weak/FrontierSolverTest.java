package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;

final class FrontierSolverTest {
  private static final long BYTES = 1 << 22;

  private static SolverGame game(String family, String variant) {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  private static GameValue oneMachine(SolverGame game, Position position) {
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1)) {
      return solver.solve(() -> false, _ -> {}).orElseThrow();
    }
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4, 0, 300",
    "talpa, 4x5, 1, 2000",
    "talpa, 4x6, 1, 1000",
    "talpa, 5x5, 2, 1000",
    "jostle, 6x6, 3, 20",
    "morelli, 5, 2, 500",
    "morelli, 5, 4, 100"
  })
  void valueIsThatOfOneMachine(String family, String variant, int plies, long maxNodes) {
    SolverGame game = game(family, variant);
    for (int seed = 1; seed <= 5; seed++) {
      Position start = game.game().start(seed);
      Position position = Playout.play(start, SeededRandom.of(seed), plies);
      try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1);
          ThreadProofBackend backend = new ThreadProofBackend(game, 3)) {
        FrontierSolver frontier = new FrontierSolver(game, position, solver, backend, maxNodes);
        assertThat(frontier.solve(() -> false, _ -> {})).isTrue();
        long nodes = solver.progress().nodes();
        GameValue expected = oneMachine(game, position);
        assertThat(solver.solve(() -> false, _ -> {})).as(position.format()).contains(expected);
        assertThat(solver.progress().nodes()).isEqualTo(nodes);
        Position end = position;
        for (int move : solver.strategy().bestVariation(game.trail(position))) {
          end = end.play(move);
        }
        assertThat(end.outcome().winner()).isEqualTo(expected.winner(position.sideToMove()));
      }
    }
  }

  /// A run that ends early, and another one that has only the file of proven results: it does not
  /// ask again what was too hard.
  @Tag("full")
  @Test
  void laterRunContinuesFromProvenResults(@TempDir Path folder) throws IOException {
    SolverGame game = game("talpa", "5x5");
    Position position = game.game().start(1);
    Path file = folder.resolve("a.proven");
    Set<String> givenUp;
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1);
        ThreadProofBackend backend = new ThreadProofBackend(game, 1)) {
      FrontierSolver frontier = new FrontierSolver(game, position, solver, backend, 2000);
      assertThat(frontier.solve(() -> backend.submitted().size() >= 300, _ -> {})).isFalse();
      givenUp = Set.copyOf(backend.givenUp());
      solver.saveProvenResults(file);
    }
    try (WeakSolver solver = new WeakSolver(game, position, BYTES, 1);
        ThreadProofBackend backend = new ThreadProofBackend(game, 1)) {
      solver.loadProvenResults(file);
      assertThat(
              new FrontierSolver(game, position, solver, backend, 2000).solve(() -> false, _ -> {}))
          .isTrue();
      assertThat(solver.solve(() -> false, _ -> {})).contains(GameValue.WIN);
      // What was under way when the first run ended may be asked again.
      Set<String> again =
          backend.submitted().stream()
              .map(task -> task.position().format())
              .filter(givenUp::contains)
              .collect(Collectors.toSet());
      assertThat(again).hasSizeLessThanOrEqualTo(backend.capacity());
    }
    assertThat(givenUp).hasSizeGreaterThan(10);
  }
}
