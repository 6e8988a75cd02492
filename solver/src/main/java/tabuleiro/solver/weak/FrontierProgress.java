package tabuleiro.solver.weak;

/// The progress of a [FrontierSolver].
///
/// @param nodes the number of nodes searched, including earlier runs
/// @param millis the elapsed time in milliseconds, including earlier runs
/// @param answered the number of tasks that were answered in this run
/// @param pending the number of tasks under way
/// @param proof the number of open positions that would have to be proven to reach the goal
/// @param disproof the number of open positions that would have to be refuted to exclude it
public record FrontierProgress(
    long nodes, long millis, int answered, int pending, long proof, long disproof) {
  /// Returns the speed in nodes per second.
  public long nodesPerSecond() {
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }
}
