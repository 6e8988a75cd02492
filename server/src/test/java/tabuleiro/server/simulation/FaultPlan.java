package tabuleiro.server.simulation;

/// Decides what happens at each transaction of the servers.
interface FaultPlan {
  /// Returns what happens at the next transaction.
  Fault next(SimulatedProcess process);
}
