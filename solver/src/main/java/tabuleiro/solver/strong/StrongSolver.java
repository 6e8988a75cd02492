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
import java.util.concurrent.atomic.AtomicInteger;
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
  private final SolverGame game;
  private final LayerFolder folder;
  private final SolverSettings settings;

  private StrongSolver(SolverGame game, LayerFolder folder, SolverSettings settings) {
    this.game = game;
    this.folder = folder;
    this.settings = settings;
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
  /// @param backend processes the positions
  /// @param stop stops the work early
  /// @param listener receives the progress, from any thread
  public record SolverSettings(
      LayerBackend backend, StopSignal stop, Consumer<StrongSolverProgress> listener) {}

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
      LayerJob job = job(StrongSolverProgress.Phase.EXPANSION, layer, KeyFile.map(file, arena));
      AtomicInteger number = new AtomicInteger();
      settings.backend.expand(
          job,
          (target, keys, count) ->
              folder.writeRun(target, layer, number.getAndIncrement(), keys, count));
    }
    requireNotStopped();
    folder.markExpanded(layer);
  }

  private void valueLayer(int layer) throws IOException {
    if (!Files.exists(folder.keyFile(layer)) || Files.exists(folder.codeFile(layer))) {
      return;
    }
    try (Arena arena = Arena.ofShared();
        SuccessorLayers above = SuccessorLayers.of(game, folder, layer)) {
      MemorySegment keys = KeyFile.map(folder.keyFile(layer), arena);
      byte[] codes =
          settings.backend.value(job(StrongSolverProgress.Phase.VALUATION, layer, keys), above);
      requireNotStopped();
      folder.writeCodes(layer, codes);
    }
  }

  private void requireNotStopped() {
    if (settings.stop.isRequested()) {
      throw new SolverStoppedException();
    }
  }

  private LayerJob job(StrongSolverProgress.Phase phase, int layer, MemorySegment keys) {
    long start = System.nanoTime();
    long count = keys.byteSize() / Long.BYTES;
    return new LayerJob(
        game,
        layer,
        keys,
        settings.stop,
        done ->
            settings.listener.accept(
                new StrongSolverProgress(
                    phase, layer, done, count, (System.nanoTime() - start) / 1_000_000)));
  }
}
