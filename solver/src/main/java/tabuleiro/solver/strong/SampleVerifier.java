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

/// Draws positions from all layers of a finished solution, and solves each once more by the other
/// method, alpha-beta from that position to the ends of its games.
public final class SampleVerifier {
  /// The table of each search.
  private static final long BYTES = 1 << 24;

  private final SolverGame game;
  private final LayerFolder folder;
  private final StopSignal stop;

  private SampleVerifier(SolverGame game, LayerFolder folder, StopSignal stop) {
    this.game = game;
    this.folder = folder;
    this.stop = stop;
  }

  /// Compares the values of so many positions, each of all positions being as likely as the others.
  ///
  /// @param path the folder of the solution
  /// @param samples how many, drawn with repetition
  /// @param random draws them
  /// @throws LayerException when a value differs, or a file of the folder is broken
  /// @throws SolverStoppedException when it was stopped
  /// @throws IOException when files cannot be read
  public static void verify(
      SolverGame game,
      StrongSolution solution,
      Path path,
      int samples,
      RandomGenerator random,
      StopSignal stop)
      throws IOException {
    SampleVerifier check = new SampleVerifier(game, new LayerFolder(path), stop);
    for (Map.Entry<Integer, int[]> places : draw(solution, samples, random).entrySet()) {
      check.compare(places.getKey(), places.getValue());
    }
  }

  /// Returns places in each layer, in ascending order.
  private static SortedMap<Integer, int[]> draw(
      StrongSolution solution, int samples, RandomGenerator random) {
    SortedMap<Integer, IntStream.Builder> drawn = new TreeMap<>();
    for (int i = 0; i < samples; i++) {
      long place = random.nextLong(solution.positions());
      for (LayerStatistics layer : solution.layers()) {
        if (place < layer.positions()) {
          drawn.computeIfAbsent(layer.layer(), _ -> IntStream.builder()).add((int) place);
          break;
        }
        place -= layer.positions();
      }
    }
    SortedMap<Integer, int[]> sorted = new TreeMap<>();
    drawn.forEach((layer, places) -> sorted.put(layer, places.build().sorted().toArray()));
    return sorted;
  }

  private void compare(int number, int[] places) throws IOException {
    SolverTrail line = game.trail(game.game().start(0));
    try (SolvedLayer layer = SolvedLayer.open(folder.keyFile(number), folder.codeFile(number))) {
      for (int place : places) {
        line.setPosition(layer.key(place));
        GameValue kept = Distance.of(layer.code(place)).value();
        GameValue found = solve(line);
        if (found != kept) {
          throw LayerException.differs(line.position());
        }
      }
    }
  }

  private GameValue solve(SolverTrail line) {
    if (line.isOver()) {
      return line.knownValue();
    }
    try (WeakSolver solver = new WeakSolver(game, line.position(), BYTES, 1)) {
      Optional<GameValue> value = solver.solve(stop::isRequested, _ -> {});
      return value.orElseThrow(SolverStoppedException::new);
    }
  }
}
