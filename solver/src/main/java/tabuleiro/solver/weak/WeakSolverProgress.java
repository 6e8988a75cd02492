package tabuleiro.solver.weak;

import java.util.List;

/// The progress of the weak solver.
///
/// @param nodes the number of moves played by all threads, including earlier runs
/// @param millis the elapsed time in milliseconds, including earlier runs
/// @param tableFill the share of the table that is in use, from 0 to 1
/// @param path the position of the first thread's search: for each of the first plies, the number
///   of the current move and the number of moves
public record WeakSolverProgress(long nodes, long millis, double tableFill, List<PathStep> path) {
  /// One ply of the path.
  ///
  /// @param number the number of the current move, from 1
  /// @param count the number of moves
  public record PathStep(int number, int count) {}

  /// Returns the speed in nodes per second.
  public long nodesPerSecond() {
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }

  /// Returns the path as text, such as `3/14 1/12`.
  public String formatPath() {
    return String.join(" ", path.stream().map(step -> step.number() + "/" + step.count()).toList());
  }
}
