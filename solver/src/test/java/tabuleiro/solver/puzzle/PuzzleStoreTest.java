package tabuleiro.solver.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.play.puzzle.PuzzleTheme;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGames;

/// Proves the puzzles of the pages again.
final class PuzzleStoreTest {
  private static final long NO_LIMIT = Long.MAX_VALUE;

  static Stream<GameId> boards() {
    return PuzzleStore.boards().stream();
  }

  @Test
  void everyBoardHasPuzzlesAndTheyAreFoundByName() {
    int count = 0;
    for (GameId board : PuzzleStore.boards()) {
      assertThat(PuzzleStore.of(board)).as(board.toString()).hasSizeGreaterThan(20);
      String id = PuzzleStore.of(board).firstEntry().getKey();
      assertThat(PuzzleStore.find(id)).contains(PuzzleStore.of(board).firstEntry().getValue());
      count += PuzzleStore.of(board).size();
    }
    assertThat(count).isGreaterThanOrEqualTo(1190);
    assertThat(PuzzleStore.find("talpa-8x8-0000000000")).isEmpty();
    assertThat(PuzzleStore.of(new GameId("talpa", "4x4"))).isEmpty();
  }

  @Test
  void everyDayHasAnotherPuzzle() {
    LocalDate day = LocalDate.of(2026, 11, 23);
    List<String> ids =
        Stream.iterate(day, date -> date.plusDays(1))
            .limit(60)
            .map(date -> PuzzleStore.id(PuzzleStore.daily(date)))
            .toList();
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(PuzzleStore.daily(day)).isEqualTo(PuzzleStore.daily(day));
  }

  /// Proves one puzzle in the middle of each file.
  @ParameterizedTest
  @MethodSource("boards")
  void sampleIsProven(GameId board) {
    List<Puzzle> puzzles = new ArrayList<>(PuzzleStore.of(board).values());
    prove(puzzles.get(puzzles.size() / 3));
  }

  @ParameterizedTest
  @MethodSource("boards")
  @Tag("slow")
  void allAreProven(GameId board) {
    PuzzleStore.of(board).values().forEach(PuzzleStoreTest::prove);
  }

  private static void prove(Puzzle puzzle) {
    Position position = puzzle.position();
    Side side = position.sideToMove();
    boolean isDefence = puzzle.theme() == PuzzleTheme.DEFENCE;
    ForcedWinSearch search =
        new ForcedWinSearch(
            position.game(), isDefence ? side.other() : side, NO_LIMIT, () -> false);
    assertThat(search.wins(position, 1)).isFalse();
    List<Integer> right = new ArrayList<>();
    for (int move : position.legalMoves()) {
      Position after = position.playUnchecked(move);
      boolean wins = search.wins(after, isDefence ? puzzle.moves() : puzzle.moves() - 1);
      if (wins != isDefence) {
        right.add(move);
      }
    }
    assertThat(right).as(PuzzleStore.id(puzzle)).containsExactly(puzzle.solution());
    if (puzzle.theme() == PuzzleTheme.ONLY_WIN) {
      assertThat(
              new SolverRefutations(SolverGames.of(position.game()), () -> false)
                  .refuteAllBut(position, puzzle.solution()))
          .isNotEqualTo(Optional.empty());
    }
    puzzle.refutations().forEach((move, replies) -> check(puzzle, search, move, replies));
  }

  /// After a refutation the attacker no longer wins in time, or has won against the defence.
  private static void check(
      Puzzle puzzle, ForcedWinSearch search, int move, List<Integer> replies) {
    Position refuted = puzzle.position().playUnchecked(move);
    for (int reply : replies) {
      refuted = refuted.play(reply);
    }
    boolean isDefence = puzzle.theme() == PuzzleTheme.DEFENCE;
    assertThat(search.wins(refuted, isDefence ? 0 : puzzle.moves() - 1)).isEqualTo(isDefence);
  }
}
