package tabuleiro.solver.strong;

/// How far the work on the layers is.
///
/// @param phase what is being done
/// @param layer in which layer
/// @param completed how many of its positions are done
/// @param positions how many the layer has
/// @param millis since the phase of this layer began
public record StrongSolverProgress(
    Phase phase, int layer, long completed, long positions, long millis) {
  /// What is being done.
  public enum Phase {
    /// The moves from a layer are followed, to find what the layers above hold.
    EXPANSION,
    /// The positions of a layer are valued.
    VALUATION
  }

  /// Returns positions a second.
  public long positionsPerSecond() {
    return millis == 0 ? 0 : completed * 1000 / millis;
  }
}
