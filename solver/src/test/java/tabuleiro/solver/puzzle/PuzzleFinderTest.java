package tabuleiro.solver.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.GenericSolverGame;
import tabuleiro.solver.SolverGames;

final class PuzzleFinderTest {
  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "talpa, 3x4"})
  void onlyTheSolutionWins(String name, String variant) {
    Game game = Games.find(name).orElseThrow().game(variant);
    GenericSolverGame plain = new GenericSolverGame(game);
    for (Puzzle puzzle : puzzles(game, 1)) {
      Position position = puzzle.position();
      for (int i = 0; i < position.countMoves(); i++) {
        int move = position.moveAt(i);
        boolean wins = plain.value(position.playUnchecked(move)) == GameValue.LOSS;
        assertThat(wins).as(position + " " + move).isEqualTo(move == puzzle.solution());
      }
    }
  }

  @Test
  void sameSeedFindsTheSamePuzzles() {
    Game game = Games.find("jostle").orElseThrow().game("6x6");
    assertThat(puzzles(game, 2)).isEqualTo(puzzles(game, 2)).doesNotHaveDuplicates();
  }

  @Test
  void findsNothingAfterAStop() {
    Game game = Games.find("talpa").orElseThrow().game("8x8");
    PuzzleFinder finder = new PuzzleFinder(SolverGames.of(game).orElseThrow(), 1);
    for (int i = 0; i < 20; i++) {
      assertThat(finder.tryNext(() -> true))
          .satisfies(found -> found.ifPresent(this::assertFoundImmediately));
    }
  }

  /// Checks that a stopped finder still finds puzzles that need no search.
  private void assertFoundImmediately(Puzzle puzzle) {
    assertThat(puzzle.difficulty()).isEqualTo(1);
  }

  private static List<Puzzle> puzzles(Game game, long seed) {
    PuzzleFinder finder = new PuzzleFinder(SolverGames.of(game).orElseThrow(), seed);
    List<Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      finder.tryNext(() -> false).ifPresent(puzzles::add);
    }
    assertThat(puzzles).isNotEmpty();
    return puzzles;
  }
}
