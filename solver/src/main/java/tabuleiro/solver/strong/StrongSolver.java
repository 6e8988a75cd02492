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

/// The strong solver: the value of every reachable position and its distance to the end. Every move
/// leads to a higher layer, so the positions are found layer by layer upwards, and valued layer by
/// layer downwards. (Retrograde analysis without cycles: Stroehlein 1970, Thompson 1986; by layers:
/// Gasser, Solving Nine Men's Morris, 1996.)
///
/// All layers are files in a folder, and an interrupted run resumes from them. In memory are the
/// keys found most recently; the other files that a layer needs are memory-mapped, so the operating
/// system caches them as far as there is room.
public final class StrongSolver {
  /// The part of the memory for the keys is 1 / KEY_SHARE: growing an array needs twice its size
  /// for a moment, and the threads have trails and small buffers of their own.
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

  /// Writes the keys of the starts, one run for each layer that has a start.
  private void writeStarts(List<Position> starts) throws IOException {
    Map<Integer, SortedSet<Long>> keys = new TreeMap<>();
    for (Position start : starts) {
      SolverTrail trail = game.trail(start);
      keys.computeIfAbsent(trail.layer(), _ -> new TreeSet<>()).add(trail.key());
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

  /// The settings of the solver.
  ///
  /// @param threads the number of threads, at least 1
  /// @param memoryGibibytes the memory for keys, in GiB
  /// @param stop stops the work early
  /// @param listener receives the progress, from any of the threads
  public record SolverSettings(
      int threads,
      double memoryGibibytes,
      StopSignal stop,
      Consumer<StrongSolverProgress> listener) {}

  /// Solves a game from one or several starts, or resumes an earlier run.
  ///
  /// @param starts at least one position
  /// @param path the folder of the files; created when it does not exist
  /// @throws LayerException when the game's keys are hashes, the folder belongs to other starts, or
  ///   one of its files is damaged
  /// @throws SolverStoppedException when the work was stopped
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

  /// Merges the runs of a layer into its key file, unless the layer is empty, and generates all
  /// moves from it.
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
