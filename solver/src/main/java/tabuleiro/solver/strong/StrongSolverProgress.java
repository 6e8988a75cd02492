package tabuleiro.solver.strong;

/// The progress of the strong solver.
///
/// @param phase the current phase
/// @param layer the number of the layer
/// @param completed the number of positions of the layer that are completed
/// @param positions the number of positions of the layer
/// @param millis the time since this phase of the layer started, in milliseconds
public record StrongSolverProgress(
    Phase phase, int layer, long completed, long positions, long millis) {
  /// The two phases of a layer.
  public enum Phase {
    /// The moves from the layer are generated to find the positions of higher layers.
    EXPANSION,
    /// The positions of the layer get their values.
    VALUATION
  }

  /// Returns the speed in positions per second.
  public long positionsPerSecond() {
    return millis == 0 ? 0 : completed * 1000 / millis;
  }
}
