package tabuleiro.solver.strong;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.play.players.StopSignal;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.weak.WeakSolver;

/// Verifies a strong solution: draws random positions from all layers and solves each of them with
/// the weak solver.
public final class SampleVerifier {
  /// The memory of the table of each search.
  private static final long TABLE_BYTES = 1 << 24;

  private final SolverGame game;
  private final LayerFolder folder;
  private final StopSignal stop;

  private SampleVerifier(SolverGame game, LayerFolder folder, StopSignal stop) {
    this.game = game;
    this.folder = folder;
    this.stop = stop;
  }

  /// Compares the values of random positions, all positions being equally likely.
  ///
  /// @param path the folder of the solution
  /// @param samples the number of positions, drawn with replacement
  /// @param random the source of the draws
  /// @throws LayerException when a value differs, or a file of the folder is damaged
  /// @throws SolverStoppedException when the verification was stopped
  /// @throws IOException when files cannot be read
  public static void verify(
      SolverGame game,
      StrongSolution solution,
      Path path,
      int samples,
      RandomGenerator random,
      StopSignal stop)
      throws IOException {
    SampleVerifier verifier = new SampleVerifier(game, new LayerFolder(path), stop);
    for (Map.Entry<Integer, int[]> indices : draw(solution, samples, random).entrySet()) {
      verifier.compare(indices.getKey(), indices.getValue());
    }
  }

  /// Returns the drawn indices of each layer in ascending order.
  private static SortedMap<Integer, int[]> draw(
      StrongSolution solution, int samples, RandomGenerator random) {
    SortedMap<Integer, IntStream.Builder> drawn = new TreeMap<>();
    for (int i = 0; i < samples; i++) {
      long index = random.nextLong(solution.positions());
      for (LayerStatistics layer : solution.layers()) {
        if (index < layer.positions()) {
          drawn.computeIfAbsent(layer.layer(), _ -> IntStream.builder()).add((int) index);
          break;
        }
        index -= layer.positions();
      }
    }
    SortedMap<Integer, int[]> sorted = new TreeMap<>();
    drawn.forEach((layer, indices) -> sorted.put(layer, indices.build().sorted().toArray()));
    return sorted;
  }

  private void compare(int number, int[] indices) throws IOException {
    SolverTrail trail = game.trail(game.game().start(0));
    try (SolvedLayer layer = SolvedLayer.open(folder.keyFile(number), folder.codeFile(number))) {
      for (int index : indices) {
        trail.setPosition(layer.key(index));
        GameValue stored = Distance.of(layer.code(index)).value();
        GameValue found = solve(trail);
        if (found != stored) {
          throw LayerException.differs(trail.position());
        }
      }
    }
  }

  private GameValue solve(SolverTrail trail) {
    if (trail.isOver()) {
      return trail.knownValue();
    }
    try (WeakSolver solver = new WeakSolver(game, trail.position(), TABLE_BYTES, 1)) {
      Optional<GameValue> value = solver.solve(stop::isRequested, _ -> {});
      return value.orElseThrow(SolverStoppedException::new);
    }
  }
}
