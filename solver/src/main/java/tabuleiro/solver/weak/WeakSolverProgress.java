package tabuleiro.solver.weak;

import java.util.List;

/// How far a solver has come.
///
/// @param nodes how many moves were played, by all threads, before an interruption too
/// @param millis how long it has taken, before an interruption too
/// @param tableFill which part of the table has entries, from 0 to 1
/// @param path where the search of the first thread is: for each of the first plies, the number of
///   the move that is being searched and how many there are
public record WeakSolverProgress(long nodes, long millis, double tableFill, List<PathStep> path) {
  /// The `number`-th of `count` moves, from 1.
  public record PathStep(int number, int count) {}

  /// Returns how many moves are played a second.
  public long nodesPerSecond() {
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }

  /// Returns the path as text, such as `3/14 1/12`.
  public String formatPath() {
    return String.join(" ", path.stream().map(step -> step.number() + "/" + step.count()).toList());
  }
}
