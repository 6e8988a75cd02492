package tabuleiro.play.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.GameId;
import tabuleiro.rules.support.SeededRandom;

class PuzzleRoundTest {
  static List<GameId> boards() {
    return PuzzleStore.boards();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void eachDifficultyOfABoardHasARoundOfItsOwnPuzzles(GameId board) {
    Map<Integer, Integer> difficulties = PuzzleRound.difficulties(board);
    assertThat(difficulties).isNotEmpty();
    assertThat(difficulties.values().stream().mapToInt(count -> count).sum())
        .isEqualTo(PuzzleStore.of(board).size());
    difficulties.forEach((difficulty, count) -> {
      List<Puzzle> round = PuzzleRound.draw(board, difficulty, SeededRandom.of(1));
      assertThat(round).hasSize(Math.min(20, count)).doesNotHaveDuplicates();
      assertThat(PuzzleStore.of(board).values()).containsAll(round);
      assertThat(round).allMatch(puzzle -> puzzle.difficulty() == difficulty);
    });
  }

  @Test
  void seedDecidesTheRound() {
    GameId board = new GameId("talpa", "8x8");
    List<Puzzle> round = PuzzleRound.draw(board, 1, SeededRandom.of(1));
    assertThat(PuzzleRound.draw(board, 1, SeededRandom.of(1))).isEqualTo(round);
    assertThat(PuzzleRound.draw(board, 1, SeededRandom.of(2))).isNotEqualTo(round);
  }
}
