package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.SortedKeys;

/// One thread's part in finding the positions that moves from a layer lead to. The keys are written
/// as runs. Not safe for several threads.
final class LayerExpansion implements WorkerPool.LayerWorker {
  /// As many keys met not long ago are kept, the last at each place: what is met again is often met
  /// soon. Of 2^14 and 2^18, which no longer fit the fastest memory, the former took 14 s and the
  /// latter 17 s for Talpa 4x5.
  private static final int RECENT_BITS = 14;

  private final LayerFolder folder;
  private final MemorySegment keys;
  private final int source;
  private final int thread;
  private final SolverTrail line;
  private final int[] moves;
  private final long[] recent = new long[1 << RECENT_BITS];
  private final KeyBuffer[] buffers;
  private int runs;

  /// @param keys those of the layer
  /// @param mostKeys how many keys it may hold in memory
  LayerExpansion(
      SolverGame game, LayerFolder folder, MemorySegment keys, int source, int thread, int mostKeys)
      throws IOException {
    this.folder = folder;
    this.keys = keys;
    this.source = source;
    this.thread = thread;
    line = game.trail(game.game().start(0));
    moves = new int[game.game().maxMoves()];
    buffers = new KeyBuffer[game.maxLayerIncrease() + 1];
    for (int step = 1; step < buffers.length; step++) {
      int layer = source + step;
      buffers[step] =
          new KeyBuffer(
              mostKeys / game.maxLayerIncrease(), (run, count) -> write(layer, run, count));
    }
  }

  private void write(int layer, long[] run, int count) throws IOException {
    try (KeyFile.Writer writer =
        new KeyFile.Writer(folder.runFile(layer, source, thread, runs++))) {
      for (int i = 0; i < count; i++) {
        writer.write(run[i]);
      }
      writer.finish();
    }
  }

  @Override
  public void process(int start, int end) throws IOException {
    for (long place = start; place < end; place++) {
      line.setPosition(keys.get(SortedKeys.LAYOUT, place * Long.BYTES));
      if (!line.isOver()) {
        expand();
      }
    }
  }

  private void expand() throws IOException {
    int count = line.generateMoves(moves, 0);
    for (int i = 0; i < count; i++) {
      line.play(moves[i]);
      long key = line.key();
      int place = (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - RECENT_BITS));
      if (recent[place] != key) {
        recent[place] = key;
        buffers[line.layer() - source].add(key);
      }
      line.undo();
    }
  }

  @Override
  public void finish() throws IOException {
    for (int step = 1; step < buffers.length; step++) {
      buffers[step].flush();
    }
  }
}
