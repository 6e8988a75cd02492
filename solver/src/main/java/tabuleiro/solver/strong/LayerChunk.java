package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import tabuleiro.solver.SolverGame;

/// Some positions of a layer, and what a [LayerBackend] does with them. Immutable if the keys are.
///
/// @param keys the keys of the positions, in ascending order, as in a file
public record LayerChunk(SolverGame game, int layer, MemorySegment keys) {
  /// The maximum number of keys of a run.
  private static final int MAX_KEYS = 1 << 28;

  private int positions() {
    return Math.toIntExact(keys.byteSize() / Long.BYTES);
  }

  /// Generates all moves.
  ///
  /// @param runs receives the keys of the positions that the moves lead to: for each layer one run,
  ///   if there are no more than some 100 million keys
  public void expand(LayerBackend.RunSink runs) throws IOException {
    LayerExpansion expansion = new LayerExpansion(game, keys, layer, MAX_KEYS, runs);
    expansion.process(0, positions());
    expansion.finish();
  }

  /// Returns the distance codes of the positions, in the order of the keys.
  ///
  /// @param codes the codes of the positions that the moves lead to
  public byte[] value(SuccessorCodes codes) {
    byte[] values = new byte[positions()];
    new LayerValuation(game, layer, keys, values, codes).process(0, values.length);
    return values;
  }
}
