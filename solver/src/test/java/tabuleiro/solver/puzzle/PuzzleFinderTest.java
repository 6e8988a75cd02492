package tabuleiro.solver.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleTheme;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.GenericSolverGame;

final class PuzzleFinderTest {
  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "talpa, 3x4"})
  void onlyTheSolutionIsRight(String name, String variant) {
    Game game = game(name, variant);
    GenericSolverGame plain = new GenericSolverGame(game);
    for (Puzzle puzzle : puzzles(game, 1)) {
      Position position = puzzle.position();
      for (int move : position.legalMoves()) {
        boolean wins = plain.value(position.playUnchecked(move)) == GameValue.LOSS;
        if (move == puzzle.solution() || puzzle.theme() != PuzzleTheme.WIN) {
          assertThat(wins).as(position + " " + move).isEqualTo(move == puzzle.solution());
        }
      }
    }
  }

  @Test
  void refutationsTakeTheWinAway() {
    Game game = game("talpa", "4x4");
    GenericSolverGame plain = new GenericSolverGame(game);
    for (Puzzle puzzle : puzzles(game, 1)) {
      assertThat(puzzle.refutations()).isNotEmpty().doesNotContainKey(puzzle.solution());
      puzzle
          .refutations()
          .forEach((move, replies) -> {
            List<Integer> moves = Stream.concat(Stream.of(move), replies.stream()).toList();
            Position refuted = afterMoves(puzzle.position(), moves);
            if (puzzle.theme() == PuzzleTheme.DEFENCE || refuted.outcome().isOver()) {
              assertThat(refuted.outcome().winner())
                  .contains(puzzle.position().sideToMove().other());
            } else if (puzzle.theme() == PuzzleTheme.ONLY_WIN) {
              assertThat(plain.value(refuted)).isEqualTo(GameValue.LOSS);
            }
          });
    }
  }

  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "jostle, 6x6", "morelli, 5"})
  void theLineWinsInTheNumberOfMoves(String name, String variant) {
    for (Puzzle puzzle : puzzles(game(name, variant), 1)) {
      Side side = puzzle.position().sideToMove();
      if (puzzle.theme() != PuzzleTheme.DEFENCE) {
        assertThat(afterMoves(puzzle.position(), puzzle.line()).outcome().winner()).contains(side);
        assertThat(puzzle.line()).hasSizeBetween(2 * puzzle.moves() - 2, 2 * puzzle.moves() - 1);
      }
    }
  }

  @Test
  void gamesInAnyOrderGiveTheSamePuzzles() {
    Game game = game("jostle", "6x6");
    PuzzleFinder finder = new PuzzleFinder(game, 2);
    List<Optional<Puzzle>> backwards =
        LongStream.range(0, 10).mapToObj(number -> finder.find(9 - number, () -> false)).toList();
    List<Optional<Puzzle>> forwards =
        LongStream.range(0, 10)
            .mapToObj(number -> new PuzzleFinder(game, 2).find(number, () -> false))
            .toList();
    assertThat(backwards.reversed()).isEqualTo(forwards);
    assertThat(forwards.stream().filter(Optional::isPresent).distinct()).hasSizeGreaterThan(1);
  }

  private static Position afterMoves(Position start, List<Integer> moves) {
    Position position = start;
    for (int move : moves) {
      position = position.play(move);
    }
    return position;
  }

  private static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }

  private static List<Puzzle> puzzles(Game game, long seed) {
    PuzzleFinder finder = new PuzzleFinder(game, seed);
    List<Puzzle> puzzles =
        LongStream.range(0, 20).boxed().flatMap(n -> finder.find(n, () -> false).stream()).toList();
    assertThat(puzzles).isNotEmpty();
    return puzzles;
  }
}
