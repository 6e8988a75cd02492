package tabuleiro.solver.strong;

import java.io.IOException;

/// Processes the positions of layers for the [StrongSolver]: on threads of this process, or
/// elsewhere. Every backend finds the same keys and the same codes.
public interface LayerBackend extends AutoCloseable {
  /// Receives the keys that an expansion finds, in any order. Thread-safe.
  @FunctionalInterface
  interface RunSink {
    /// Receives a run: ascending keys of one layer without duplicates. Several runs may contain the
    /// same key.
    ///
    /// @param keys the keys, in the first `count` places; the caller may change them afterwards
    void write(int layer, long[] keys, int count) throws IOException;
  }

  /// Generates all moves from a layer. When the job is stopped, some keys may be missing.
  ///
  /// @param runs receives the keys of the positions that the moves lead to
  void expand(LayerJob job, RunSink runs) throws IOException;

  /// Returns the distance codes of the positions of a layer, in the order of their keys. When the
  /// job is stopped, some codes may be missing.
  ///
  /// @param above the solved layers that the moves lead to
  byte[] value(LayerJob job, SuccessorLayers above) throws IOException;

  /// Returns how many positions are processed at the same time.
  int parallelism();

  @Override
  void close();
}
