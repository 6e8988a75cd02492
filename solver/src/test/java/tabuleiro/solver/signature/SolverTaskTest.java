package tabuleiro.solver.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.solver.GameValue;

/// The results of the tasks agree with docs/results.
final class SolverTaskTest {
  private static SolverTaskResult run(SolverTask.Method method, String family, String variant)
      throws IOException {
    return new SolverTask(method, Games.find(family).orElseThrow().game(variant), 0).run();
  }

  @Test
  void weakTaskCountsTheNodesOfThePublishedSolution() throws IOException {
    SolverTaskResult result = run(SolverTask.Method.WEAK, "talpa", "4x4");
    assertThat(result.format()).isEqualTo("weak talpa 4x4 after 0 value win nodes 9093");
  }

  @Test
  void strongTaskCountsThePositionsOfThePublishedSolution() throws IOException {
    SolverTaskResult result = run(SolverTask.Method.STRONG, "talpa", "3x4");
    assertThat(result.value()).isEqualTo(GameValue.LOSS);
    assertThat(result.count()).isEqualTo(5082);
    assertThat(result.checksum()).isPositive();
  }

  @Test
  void noTaskStartsInAFinishedGame() {
    assertThat(SolverTask.all())
        .allSatisfy(task -> assertThat(task.position().outcome().isOver()).isFalse());
  }

  @Test
  void signatureChangesWithEveryResult() throws IOException {
    SolverTaskResult one = run(SolverTask.Method.WEAK, "talpa", "3x3");
    SolverTaskResult other =
        new SolverTaskResult(one.task(), one.value(), one.count() + 1, one.checksum());
    assertThat(SolverTaskResult.signature(List.of(one)))
        .isNotEqualTo(SolverTaskResult.signature(List.of(other)));
  }
}
