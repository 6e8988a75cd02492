package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.SortedKeys;

/// The part of one thread in expanding a layer: it generates the successors of positions and
/// delivers their keys as sorted runs. Not safe for several threads.
final class LayerExpansion implements WorkerPool.LayerWorker {
  /// The size of a cache of recent keys, in bits: a key that occurs again often does so soon. A
  /// cache of 2^14 keys took 14 s for Talpa 4x5, one of 2^18 keys, which does not fit the fastest
  /// processor cache, took 17 s.
  private static final int RECENT_BITS = 14;

  private final MemorySegment keys;
  private final int sourceLayer;
  private final SolverTrail trail;
  private final int[] moves;
  private final long[] recent = new long[1 << RECENT_BITS];
  private final KeyBuffer[] buffers;

  /// @param keys the keys of the layer
  /// @param maxKeys the maximum number of keys in memory
  /// @param runs receives the keys of the successors
  LayerExpansion(
      SolverGame game,
      MemorySegment keys,
      int sourceLayer,
      int maxKeys,
      LayerBackend.RunSink runs) {
    this.keys = keys;
    this.sourceLayer = sourceLayer;
    trail = game.trail(game.game().start(0));
    moves = new int[game.game().maxMoves()];
    buffers = new KeyBuffer[game.maxLayerIncrease() + 1];
    for (int step = 1; step < buffers.length; step++) {
      int layer = sourceLayer + step;
      buffers[step] =
          new KeyBuffer(
              maxKeys / game.maxLayerIncrease(), (run, count) -> runs.write(layer, run, count));
    }
  }

  @Override
  public void process(int start, int end) throws IOException {
    for (long index = start; index < end; index++) {
      trail.setPosition(keys.get(SortedKeys.LAYOUT, index * Long.BYTES));
      if (!trail.isOver()) {
        expand();
      }
    }
  }

  private void expand() throws IOException {
    int count = trail.generateMoves(moves, 0);
    for (int i = 0; i < count; i++) {
      trail.play(moves[i]);
      long key = trail.key();
      int index = (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - RECENT_BITS));
      if (recent[index] != key) {
        recent[index] = key;
        buffers[trail.layer() - sourceLayer].add(key);
      }
      trail.undo();
    }
  }

  @Override
  public void finish() throws IOException {
    for (int step = 1; step < buffers.length; step++) {
      buffers[step].flush();
    }
  }
}
