package tabuleiro.solver.signature;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32C;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.strong.LayerStatistics;
import tabuleiro.solver.strong.StrongSolution;

/// The result of a task.
///
/// @param task the task
/// @param value the value of the position for its side to move
/// @param count the nodes of the weak solver, or the positions of the strong solver
/// @param checksum of the strong solver, over the distance of the position and the statistics of
///   all layers (CRC-32C); 0 for the weak solver
public record SolverTaskResult(SolverTask task, GameValue value, long count, long checksum) {
  static SolverTaskResult of(SolverTask task, GameValue value, long nodes) {
    return new SolverTaskResult(task, value, nodes, 0);
  }

  static SolverTaskResult of(SolverTask task, StrongSolution solution) {
    StringBuilder text = new StringBuilder();
    text.append(solution.distance().plies()).append('\n');
    for (LayerStatistics layer : solution.layers()) {
      text.append(
          "%d %d %d %d %d %d\n"
              .formatted(
                  layer.layer(),
                  layer.positions(),
                  layer.wins(),
                  layer.draws(),
                  layer.losses(),
                  layer.longest()));
    }
    return new SolverTaskResult(
        task, solution.distance().value(), solution.positions(), checksum(text.toString()));
  }

  /// Returns the signature of the solvers: a checksum (CRC-32C) of the results as text, one a line.
  ///
  /// @param results of all tasks, in their order
  public static long signature(List<SolverTaskResult> results) {
    StringBuilder text = new StringBuilder();
    results.forEach(result -> text.append(result.format()).append('\n'));
    return checksum(text.toString());
  }

  private static long checksum(String text) {
    CRC32C checksum = new CRC32C();
    checksum.update(text.getBytes(StandardCharsets.US_ASCII));
    return checksum.getValue();
  }

  /// Returns the result as a line, such as `weak talpa 4x4 after 0 value win nodes 9093` or `strong
  /// talpa 4x4 after 0 value win positions 277757 checksum 123`.
  public String format() {
    String work =
        task.method() == SolverTask.Method.WEAK
            ? "nodes " + count
            : "positions " + count + " checksum " + checksum;
    return String.join(
        " ",
        lower(task.method()),
        task.game().id().game(),
        task.game().id().variant(),
        "after " + task.plies(),
        "value " + lower(value),
        work);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
