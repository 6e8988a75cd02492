package tabuleiro.solver.signature;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.strong.StrongSolution;
import tabuleiro.solver.strong.StrongSolver;
import tabuleiro.solver.strong.ThreadLayerBackend;
import tabuleiro.solver.weak.WeakSolver;

/// A fixed task for a solver with one thread: the start of a board, or a position after random
/// moves with a fixed seed.
///
/// @param method the solver
/// @param game the game, which the solvers support
/// @param plies the number of random moves
public record SolverTask(Method method, Game game, int plies) {
  private static final long TABLE_BYTES = 1 << 22;
  private static final double KEY_GIBIBYTES = 0.02;

  /// The solvers.
  public enum Method {
    /// The weak solver.
    WEAK,
    /// The strong solver.
    STRONG
  }

  /// Returns the tasks of the signature. They cover every kind of trail, exact and hashed keys, and
  /// games with and without draws.
  public static List<SolverTask> all() {
    return List.of(
        of(Method.WEAK, "talpa", "4x4", 0),
        of(Method.WEAK, "talpa", "4x5", 0),
        of(Method.WEAK, "talpa", "8x8", 26),
        of(Method.WEAK, "jostle", "6x6", 0),
        of(Method.WEAK, "jostle", "8x8", 18),
        of(Method.WEAK, "jostle", "10x10", 17),
        of(Method.WEAK, "jostle", "hex", 12),
        of(Method.WEAK, "morelli", "5-adjacent", 0),
        of(Method.STRONG, "talpa", "3x5", 0),
        of(Method.STRONG, "talpa", "4x4", 0),
        of(Method.STRONG, "jostle", "6x6", 3),
        of(Method.STRONG, "morelli", "5-opposing", 3));
  }

  private static SolverTask of(Method method, String family, String variant, int plies) {
    return new SolverTask(method, Games.find(family).orElseThrow().game(variant), plies);
  }

  /// Performs the task.
  ///
  /// @throws IOException when the strong solver cannot write its temporary files
  public SolverTaskResult run() throws IOException {
    SolverGame solverGame = SolverGames.of(game).orElseThrow();
    return method == Method.WEAK ? solveWeakly(solverGame) : solveStrongly(solverGame);
  }

  private SolverTaskResult solveWeakly(SolverGame solverGame) {
    try (WeakSolver solver = new WeakSolver(solverGame, position(), TABLE_BYTES, 1)) {
      return SolverTaskResult.of(
          this, solver.solve(() -> false, _ -> {}).orElseThrow(), solver.progress().nodes());
    }
  }

  private SolverTaskResult solveStrongly(SolverGame solverGame) throws IOException {
    Path folder = Files.createTempDirectory("tabuleiro");
    try {
      StrongSolution solution =
          StrongSolver.solve(
              solverGame,
              List.of(position()),
              folder,
              new StrongSolver.SolverSettings(
                  new ThreadLayerBackend(1, KEY_GIBIBYTES), new StopSignal(), _ -> {}));
      return SolverTaskResult.of(this, solution);
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /// Returns the position of the task.
  Position position() {
    RandomGenerator random = SeededRandom.of(1);
    Position position = game.start(1);
    for (int ply = 0; ply < plies; ply++) {
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
    return position;
  }
}
