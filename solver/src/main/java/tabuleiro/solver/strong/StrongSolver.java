package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// The strong solver: the value of every position that can be reached, and the distance to the end.
/// Every move leads to a higher layer, so the positions are found layer by layer upwards, and
/// valued layer by layer downwards. (Retrograde analysis without cycles: Stroehlein 1970, Thompson
/// 1986; by layers: Gasser, Solving Nine Men's Morris, 1996.)
///
/// All layers stand in a folder, from which the work goes on after whatever has ended it. In memory
/// are the keys met last; beside it the files that a layer needs are mapped, and the system keeps
/// of them what it has room for.
public final class StrongSolver {
  /// What the threads' own lines and small buffers take beside the keys, and the share of the
  /// memory that keys may have, as the heap needs room to grow an array.
  private static final int KEY_SHARE = 3;

  private static final long GIBIBYTE = 1L << 30;

  private final SolverGame game;
  private final LayerFolder folder;
  private final WorkerPool workers;
  private final int maxKeys;
  private final Consumer<StrongSolverProgress> listener;

  private StrongSolver(SolverGame game, LayerFolder folder, SolverSettings settings) {
    this.game = game;
    this.folder = folder;
    workers = new WorkerPool(settings.threads, settings.stop);
    maxKeys =
        (int)
            Math.min(
                Integer.MAX_VALUE / 2,
                (long) (settings.memoryGibibytes * GIBIBYTE)
                    / Long.BYTES
                    / KEY_SHARE
                    / settings.threads);
    listener = settings.listener;
  }

  /// Writes the keys of the starts, each as a run of its layer.
  private void writeStarts(List<Position> starts) throws IOException {
    Map<Integer, SortedSet<Long>> keys = new TreeMap<>();
    for (Position start : starts) {
      SolverTrail line = game.trail(start);
      keys.computeIfAbsent(line.layer(), _ -> new TreeSet<>()).add(line.key());
    }
    for (Map.Entry<Integer, SortedSet<Long>> layer : keys.entrySet()) {
      try (KeyFile.Writer writer = new KeyFile.Writer(folder.startRunFile(layer.getKey()))) {
        for (long key : layer.getValue()) {
          writer.write(key);
        }
        writer.finish();
      }
    }
  }

  /// How the solver works.
  ///
  /// @param threads at least 1
  /// @param memoryGibibytes memory for keys
  /// @param stop ends the work early
  /// @param listener is told how far the work is, from any of the threads
  public record SolverSettings(
      int threads,
      double memoryGibibytes,
      StopSignal stop,
      Consumer<StrongSolverProgress> listener) {}

  /// Solves a game from some starts, or goes on where an earlier call was ended.
  ///
  /// @param starts at least one
  /// @param path a folder for the files, made when it is not there
  /// @throws LayerException when the game's keys are hashes, the folder is of other starts, or one
  ///   of its files is broken
  /// @throws SolverStoppedException when it was stopped
  /// @throws IOException when files cannot be read or written
  public static StrongSolution solve(
      SolverGame game, List<Position> starts, Path path, SolverSettings settings)
      throws IOException {
    if (!game.hasExactKeys()) {
      throw LayerException.tooLarge(game.game().id().game() + " " + game.game().id().variant());
    }
    LayerFolder folder = LayerFolder.of(path, starts);
    StrongSolver solver = new StrongSolver(game, folder, settings);
    solver.writeStarts(starts);
    for (int layer = 0; layer < game.layerCount(); layer++) {
      solver.expandLayer(layer);
    }
    for (int layer = game.layerCount() - 1; layer >= 0; layer--) {
      solver.valueLayer(layer);
    }
    try (SolvedLayers solved = new SolvedLayers(game, folder)) {
      return solved.solution(starts);
    }
  }

  /// Makes the file of a layer, unless the layer is empty, and follows all moves from it.
  private void expandLayer(int layer) throws IOException {
    Path file = folder.keyFile(layer);
    List<Path> runs = folder.runFiles(layer);
    if (!Files.exists(file) && !runs.isEmpty()) {
      RunMerger.merge(runs, file);
    }
    LayerFolder.delete(runs);
    if (!Files.exists(file) || folder.isExpanded(layer)) {
      return;
    }
    folder.deleteRunsFrom(layer);
    try (Arena arena = Arena.ofShared()) {
      MemorySegment keys = KeyFile.map(file, arena);
      int count = Math.toIntExact(keys.byteSize() / Long.BYTES);
      workers.process(
          count,
          thread -> new LayerExpansion(game, folder, keys, layer, thread, maxKeys),
          progressListener(StrongSolverProgress.Phase.EXPANSION, layer, count));
    }
    folder.markExpanded(layer);
  }

  private void valueLayer(int layer) throws IOException {
    if (!Files.exists(folder.keyFile(layer)) || Files.exists(folder.codeFile(layer))) {
      return;
    }
    try (Arena arena = Arena.ofShared();
        SuccessorLayers above = SuccessorLayers.of(game, folder, layer)) {
      MemorySegment keys = KeyFile.map(folder.keyFile(layer), arena);
      byte[] codes = new byte[Math.toIntExact(keys.byteSize() / Long.BYTES)];
      workers.process(
          codes.length,
          _ -> new LayerValuation(game, layer, keys, codes, above.layers()),
          progressListener(StrongSolverProgress.Phase.VALUATION, layer, codes.length));
      folder.writeCodes(layer, codes);
    }
  }

  private WorkerPool.ProgressListener progressListener(
      StrongSolverProgress.Phase phase, int layer, long count) {
    long start = System.nanoTime();
    return done ->
        listener.accept(
            new StrongSolverProgress(
                phase, layer, done, count, (System.nanoTime() - start) / 1_000_000));
  }
}
