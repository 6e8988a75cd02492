package tabuleiro.solver.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.WeakSolver;

/// Finds puzzles near the ends of random games: positions in which the solver proves that exactly
/// one move wins, where that move does not end the game at once. The same seed gives the same
/// puzzles. Not safe for several threads.
public final class PuzzleFinder {
  /// The largest distance, in plies, between a puzzle and the end of its random game. A guess:
  /// closer positions are decided, and farther ones take too long to prove.
  private static final int MAX_PLIES_BEFORE_END = 16;

  /// A position with fewer legal moves is too easy for a puzzle.
  private static final int MIN_MOVES = 3;

  private static final long TABLE_BYTES = 1 << 22;

  /// The number of times that the solver may check whether to stop before the position counts as
  /// too hard. The solver checks about every thousand nodes, so the limit does not depend on a
  /// clock.
  private static final int MAX_STOP_CHECKS = 2000;

  /// A proof with fewer nodes has difficulty 1; every factor of ten adds one.
  private static final long EASY_NODES = 100;

  private final SolverGame game;
  private final long seed;
  private final RandomGenerator random;
  private final Set<Long> seen = new HashSet<>();

  /// @param seed the seed of the random games
  public PuzzleFinder(SolverGame game, long seed) {
    this.game = game;
    this.seed = seed;
    random = SeededRandom.of(seed);
  }

  /// Plays a random game and examines one of its positions.
  ///
  /// @param stop checked often; when it returns true, no puzzle is found
  /// @return a puzzle that was not found before, or empty when the position is not a puzzle
  public Optional<Puzzle> tryNext(BooleanSupplier stop) {
    List<Position> positions = randomGame();
    int before = 1 + random.nextInt(Math.min(MAX_PLIES_BEFORE_END, positions.size()));
    Position position = positions.get(positions.size() - before);
    boolean isNew = seen.add(game.trail(position).key());
    return isNew && position.countMoves() >= MIN_MOVES
        ? toPuzzle(position, stop)
        : Optional.empty();
  }

  private List<Position> randomGame() {
    List<Position> positions = new ArrayList<>();
    Position position = game.game().start(seed);
    while (!position.outcome().isOver()) {
      positions.add(position);
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
    return positions;
  }

  private Optional<Puzzle> toPuzzle(Position position, BooleanSupplier stop) {
    CheckLimit limit = new CheckLimit(stop);
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    int wins = 0;
    int solution = 0;
    long nodes = 0;
    for (int move : moves) {
      Position after = position.playUnchecked(move);
      Optional<GameValue> value;
      if (after.outcome().isOver()) {
        value = Optional.of(game.trail(after).knownValue());
      } else {
        try (WeakSolver solver = new WeakSolver(game, after, TABLE_BYTES, 1)) {
          value = solver.solve(limit, progress -> {});
          nodes += solver.progress().nodes();
        }
      }
      if (value.isEmpty()) {
        return Optional.empty();
      }
      if (value.get() == GameValue.LOSS) {
        wins++;
        solution = move;
      }
      if (wins > 1) {
        return Optional.empty();
      }
    }
    boolean isPuzzle = wins == 1 && !position.playUnchecked(solution).outcome().isOver();
    return isPuzzle
        ? Optional.of(new Puzzle(position, solution, difficulty(nodes)))
        : Optional.empty();
  }

  private static int difficulty(long nodes) {
    int difficulty = 1;
    for (long limit = EASY_NODES;
        nodes >= limit && difficulty < Puzzle.MAX_DIFFICULTY;
        limit *= 10) {
      difficulty++;
    }
    return difficulty;
  }

  /// Stops the solver after a number of checks.
  private static final class CheckLimit implements BooleanSupplier {
    private final BooleanSupplier stop;
    private int checks;

    CheckLimit(BooleanSupplier stop) {
      this.stop = stop;
    }

    @Override
    public boolean getAsBoolean() {
      return ++checks > MAX_STOP_CHECKS || stop.getAsBoolean();
    }
  }
}
