package tabuleiro.solver.strong;

import java.lang.foreign.MemorySegment;
import java.util.function.LongConsumer;
import tabuleiro.play.players.StopSignal;
import tabuleiro.solver.SolverGame;

/// The positions of a layer that a [LayerBackend] processes.
///
/// @param keys the keys in ascending order, as in a file
/// @param stop stops the job early
/// @param progress receives the number of completed positions from time to time, from any thread
public record LayerJob(
    SolverGame game, int layer, MemorySegment keys, StopSignal stop, LongConsumer progress) {
  /// Returns the number of positions.
  public int positions() {
    return Math.toIntExact(keys.byteSize() / Long.BYTES);
  }
}
