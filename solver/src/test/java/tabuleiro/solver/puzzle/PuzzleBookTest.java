package tabuleiro.solver.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleBook;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.WeakSolver;

/// Solves the bundled puzzles again.
class PuzzleBookTest {
  private static final long TABLE_BYTES = 1 << 22;

  static Stream<Puzzle> puzzles() {
    return Games.names().stream().flatMap(family -> PuzzleBook.of(family).stream());
  }

  @Test
  void severalGamesHaveBundledPuzzles() {
    assertThat(List.of("talpa", "jostle", "morelli"))
        .allSatisfy(family -> assertThat(PuzzleBook.of(family)).hasSizeBetween(12, 24));
    assertThat(PuzzleBook.of("trench")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void onlyTheSolutionWins(Puzzle puzzle) {
    Position position = puzzle.position();
    SolverGame game = SolverGames.of(position.game()).orElseThrow();
    List<Integer> winning = new ArrayList<>();
    for (int move : position.legalMoves()) {
      Position after = position.playUnchecked(move);
      if (value(game, after) == GameValue.LOSS) {
        winning.add(move);
      }
    }
    assertThat(winning).containsExactly(puzzle.solution());
  }

  private static GameValue value(SolverGame game, Position position) {
    if (position.outcome().isOver()) {
      return game.trail(position).knownValue();
    }
    try (WeakSolver solver = new WeakSolver(game, position, TABLE_BYTES, 1)) {
      return solver.solve(() -> false, progress -> {}).orElseThrow();
    }
  }
}
