package tabuleiro.solver.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.DistanceTable;
import tabuleiro.solver.weak.WeakSolver;

final class StrongSolverTest {
  /// Too little for one run a layer even on small boards.
  private static final double LITTLE_MEMORY = 1e-6;

  @TempDir private Path folder;

  private static SolverGame solver(String family, String variant) {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  private static StrongSolver.SolverSettings settings(
      int threads, StopSignal stop, Consumer<StrongSolverProgress> listener) {
    return new StrongSolver.SolverSettings(
        new ThreadLayerBackend(threads, LITTLE_MEMORY), stop, listener);
  }

  private static StrongSolution solve(SolverGame game, Position start, Path path)
      throws IOException {
    return StrongSolver.solve(game, List.of(start), path, settings(2, new StopSignal(), _ -> {}));
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, rbr/brb/rbr r",
    "talpa, 3x4, rbr/brb/rbr/brb r",
    "talpa, 4x4, rb1b/1rb1/r1rb/br1r b",
    "jostle, 6x6, 6/1r3b/1rbrb1/1r1bb1/r1b1r1/6 r",
    "morelli, 5, b1bw1/1bw1w/w3b/1wb1w/b1wwb b -"
  })
  void everyPositionHasTheDistanceOfPlainMinimax(String family, String variant, String text)
      throws IOException {
    compareWithPlainMinimax(family, variant, text);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"talpa, 4x3, rbrb/brbr/rbrb r", "jostle, 6x6, 6/1r1rb1/1b1r1b/1r1b2/1br1r1/6 b"})
  void distancesEqualMinimaxInLargerGames(String family, String variant, String text)
      throws IOException {
    compareWithPlainMinimax(family, variant, text);
  }

  private void compareWithPlainMinimax(String family, String variant, String text)
      throws IOException {
    SolverGame game = solver(family, variant);
    Position start = game.game().parse(text);
    StrongSolution solution = solve(game, start, folder.resolve("layers"));
    Path file = folder.resolve("a.table");
    AtomicFile.write(file, DistanceTableWriter.content(start, solution, folder.resolve("layers")));
    DistanceTable table = DistanceTable.open(file);
    Map<String, Distance> plain = ReferenceSolution.of(family, variant, text).distances();
    Map<Integer, Integer> counts = new TreeMap<>();
    plain.forEach((position, distance) -> {
      var line = game.trail(game.game().parse(position));
      counts.merge(line.layer(), 1, Integer::sum);
      assertThat(table.find(line)).as(position).contains(distance);
    });
    assertThat(
            solution.layers().stream()
                .collect(Collectors.toMap(LayerStatistics::layer, LayerStatistics::positions)))
        .isEqualTo(counts);
    assertThat(table.header().positions()).isEqualTo(plain.size()).isGreaterThan(100);
  }

  @ParameterizedTest
  @CsvSource({"3x4, 5082"})
  void weakSolverAgreesOnSamples(String variant, long positions) throws IOException {
    compareWithTheWeakSolver(variant, positions);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"4x4, 277757"})
  void theWeakSolverAgreesOnSamplesOfALargerBoard(String variant, long positions)
      throws IOException {
    compareWithTheWeakSolver(variant, positions);
  }

  private void compareWithTheWeakSolver(String variant, long positions) throws IOException {
    SolverGame game = solver("talpa", variant);
    StrongSolution solution = solve(game, game.game().start(0), folder.resolve("layers"));
    assertThat(solution.positions()).isEqualTo(positions);
    Path file = folder.resolve("a.table");
    AtomicFile.write(
        file,
        DistanceTableWriter.content(game.game().start(0), solution, folder.resolve("layers")));
    DistanceTable table = DistanceTable.open(file);
    for (int seed = 1; seed <= 40; seed++) {
      Position position = game.game().start(0);
      RandomGenerator random = SeededRandom.of(seed);
      position = Playout.play(position, random, 2 + seed % 6);
      if (!position.outcome().isOver()) {
        try (WeakSolver weak = new WeakSolver(game, position, 1 << 16, 1)) {
          assertThat(weak.solve(() -> false, _ -> {}))
              .as(position.format())
              .isEqualTo(table.find(game.trail(position)).map(Distance::value));
        }
      }
    }
  }

  @Test
  void bestVariationIsAsLongAsTheDistance() throws IOException {
    SolverGame game = solver("talpa", "3x4");
    Position position = game.game().start(0);
    StrongSolution solution = solve(game, position, folder);
    assertThat(solution.bestVariation()).hasSize(solution.distance().plies());
    for (int move : solution.bestVariation()) {
      position = position.play(move);
    }
    assertThat(position.outcome().isOver()).isTrue();
  }

  @Test
  void severalStartsShareTheLayers() throws IOException {
    SolverGame game = solver("talpa", "3x3");
    Position start = game.game().start(0);
    Position later = start.playUnchecked(start.moveAt(5));
    StrongSolution both =
        StrongSolver.solve(
            game, List.of(start, later), folder, settings(1, new StopSignal(), _ -> {}));
    assertThat(both.positions()).isEqualTo(204);
    assertThat(both.distances()).hasSize(2);
  }

  /// The 256 random starts are 32 up to rotations and reflections.
  @Test
  void randomStartsAreUniqueUpToSymmetry() {
    assertThat(StartPositions.of(solver("morelli", "5"))).hasSize(32);
    assertThat(StartPositions.of(solver("morelli", "5-adjacent"))).hasSize(1);
  }

  @Tag("full")
  @Test
  void interruptedRunResumesWithTheSameCounts() throws IOException {
    SolverGame game = solver("talpa", "4x3");
    Position start = game.game().start(0);
    StrongSolution whole = solve(game, start, folder.resolve("whole"));
    for (int seed = 1; seed <= 3; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Path path = folder.resolve("ended-" + seed);
      int endings = 0;
      while (true) {
        try {
          StrongSolution resumed = endedSoon(game, start, path, random);
          assertThat(resumed).as("seed " + seed).isEqualTo(whole);
          break;
        } catch (SolverStoppedException _) {
          endings++;
          leaveIncompleteFiles(path);
        }
      }
      assertThat(endings).as("seed " + seed).isPositive();
    }
  }

  /// Stops at a random report of progress, which is sometimes never reached.
  private static StrongSolution endedSoon(
      SolverGame game, Position start, Path path, RandomGenerator random) throws IOException {
    StopSignal stop = new StopSignal();
    AtomicInteger left = new AtomicInteger(random.nextInt(1, 5));
    return StrongSolver.solve(
        game,
        List.of(start),
        path,
        settings(
            2,
            stop,
            _ -> {
              if (left.decrementAndGet() == 0) {
                stop.request();
              }
            }));
  }

  /// A killed process leaves files under temporary names, and runs of a layer that is partly
  /// expanded.
  private static void leaveIncompleteFiles(Path path) throws IOException {
    LayerFolder files = new LayerFolder(path);
    Files.writeString(LayerFolder.temporary(files.keyFile(3)), "torn");
  }

  @Test
  void reportsATruncatedFile() throws IOException {
    SolverGame game = solver("talpa", "3x3");
    solve(game, game.game().start(0), folder);
    LayerFolder files = new LayerFolder(folder);
    truncate(files.keyFile(3), 100);
    assertThatThrownBy(() -> solve(game, game.game().start(0), folder))
        .isInstanceOf(LayerException.class)
        .hasMessageContaining("layer-3.keys");
  }

  @Test
  void sampleVerificationFindsAWrongValue() throws IOException {
    SolverGame game = solver("talpa", "3x3");
    StrongSolution solution = solve(game, game.game().start(0), folder);
    check(game, solution);
    LayerFolder files = new LayerFolder(folder);
    byte[] codes = Files.readAllBytes(files.codeFile(4));
    Arrays.fill(codes, (byte) new Distance(GameValue.LOSS, 1).code());
    files.writeCodes(4, codes);
    assertThatThrownBy(() -> check(game, solution))
        .isInstanceOf(LayerException.class)
        .hasMessageContaining("differ");
  }

  private void check(SolverGame game, StrongSolution solution) throws IOException {
    SampleVerifier.verify(game, solution, folder, 200, SeededRandom.of(1), new StopSignal());
  }

  private static void truncate(Path file, long size) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(size);
    }
  }

  @Test
  void rejectsTheFolderOfAnotherStart() throws IOException {
    SolverGame game = solver("talpa", "3x3");
    Position start = game.game().start(0);
    solve(game, start, folder);
    assertThatThrownBy(() -> solve(game, start.playUnchecked(start.moveAt(0)), folder))
        .isInstanceOf(LayerException.class)
        .hasMessageContaining("rbr/brb/rbr r");
  }

  @Test
  void rejectsABoardWithHashedKeys() {
    SolverGame game = solver("jostle", "hex");
    assertThatThrownBy(() -> solve(game, game.game().start(0), folder))
        .isInstanceOf(LayerException.class)
        .hasMessageContaining("jostle hex");
  }
}
