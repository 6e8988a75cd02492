package tabuleiro.reference.certificate;

/// Receives the progress of a check, on the thread that runs it.
public interface CheckListener {
  /// Reports the traversal of the strategy, after every entry.
  ///
  /// @param entries the number of entries read so far
  default void entriesRead(long entries) {}

  /// Reports once, before the searches of the frontier, how long they will take.
  ///
  /// @param positions the number of positions that are still to be proven
  /// @param millis an estimate from a sample, in milliseconds
  default void searchEstimated(long positions, long millis) {}

  /// Reports the searches of the frontier about once a second.
  ///
  /// @param proven the number of positions proven so far
  /// @param positions the number of positions to be proven
  /// @param nodes the number of moves that the searches have played so far
  /// @param millisLeft an estimate of the time left from the progress so far, in milliseconds
  default void positionsProven(long proven, long positions, long nodes, long millisLeft) {}
}
