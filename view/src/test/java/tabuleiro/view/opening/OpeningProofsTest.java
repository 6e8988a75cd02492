package tabuleiro.view.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.Result;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

final class OpeningProofsTest {
  private final OpeningProofs proofs = new OpeningProofs();

  private static Position start(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant).start(0);
  }

  private static Position play(Position position, String move) {
    return position.play(position.parseMove(move));
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, FIRST_WINS",
    "talpa, 3x6, SECOND_WINS",
    "talpa, 4x4, FIRST_WINS",
    "talpa, 4x6, SECOND_WINS",
    "talpa, 5x5, FIRST_WINS",
    "talpa, 5x6, SECOND_WINS",
    "talpa, 6x5, FIRST_WINS",
    "talpa, 6x6, FIRST_WINS",
    "talpa, 8x8, NONE",
    "jostle, 6x6, FIRST_WINS",
    "jostle, 10x10, NONE",
    "morelli, 5-adjacent, DRAW",
    "morelli, 5-opposing, DRAW",
    "morelli, 13-adjacent, NONE",
    "trench, classic, NONE",
    "niju, most, NONE"
  })
  void theStartsOfSolvedBoardsAreProven(String family, String variant, Result result) {
    assertThat(proofs.result(start(family, variant))).isEqualTo(result);
  }

  /// Plain search of the rules of Talpa: whether the side to move wins.
  private static boolean isWon(Position position, Map<Position, Boolean> known) {
    Boolean won = known.get(position);
    if (won == null) {
      won =
          position.outcome().isOver()
              ? position.outcome().winner().orElseThrow() == position.sideToMove()
              : Arrays.stream(position.legalMoves())
                  .anyMatch(move -> !isWon(position.playUnchecked(move), known));
      known.put(position, won);
    }
    return won;
  }

  /// All positions of the first plies of Talpa 4x4 that are marked, and all marks of their moves,
  /// agree with plain search.
  @Test
  void theMarksOfTalpa4x4AreRight() {
    Map<Position, Boolean> known = new HashMap<>();
    Map<Position, Boolean> seen = new HashMap<>();
    compare(start("talpa", "4x4"), 3, known, seen);
    assertThat(seen.values().stream().filter(isMarked -> isMarked).count()).isGreaterThan(100);
  }

  private void compare(
      Position position, int plies, Map<Position, Boolean> known, Map<Position, Boolean> seen) {
    Result result = proofs.result(position);
    if (position.outcome().isOver() || seen.putIfAbsent(position, result != Result.NONE) != null) {
      return;
    }
    if (result != Result.NONE) {
      assertThat(result).as(position.format()).isEqualTo(search(position, known));
    }
    proofs
        .moveResults(position)
        .forEach((move, of) ->
            assertThat(of)
                .as("%s %s", position.format(), position.formatMove(move))
                .isEqualTo(search(position.playUnchecked(move), known)));
    if (plies > 0) {
      for (int move : position.legalMoves()) {
        compare(position.playUnchecked(move), plies - 1, known, seen);
      }
    }
  }

  private static Result search(Position position, Map<Position, Boolean> known) {
    boolean isFirst = isWon(position, known) == (position.sideToMove() == Side.FIRST);
    return isFirst ? Result.FIRST_WINS : Result.SECOND_WINS;
  }

  /// The solver refuted the moves before it found a winning one.
  @ParameterizedTest
  @CsvSource({"d3e3, f4e4", "d3c3, d6d5"})
  void losingFirstMovesOfTalpa6x6AreMarked(String move, String answer) {
    Position start = start("talpa", "6x6");
    int losing = start.parseMove(move);
    assertThat(proofs.moveResults(start))
        .containsEntry(losing, Result.SECOND_WINS)
        .containsEntry(start.parseMove("c2b2"), Result.FIRST_WINS);
    Position tried = start.playUnchecked(losing);
    assertThat(proofs.result(tried)).isEqualTo(Result.SECOND_WINS);
    assertThat(proofs.moveResults(tried))
        .containsEntry(tried.parseMove(answer), Result.SECOND_WINS);
  }

  /// Only the start is known, and the side to move loses: so it loses by every move.
  @Test
  void everyMoveOfALostStartLoses() {
    Position start = start("talpa", "5x6");
    assertThat(proofs.moveResults(start)).hasSize(start.countMoves());
    assertThat(proofs.moveResults(start).values()).containsOnly(Result.SECOND_WINS);
    assertThat(proofs.result(play(start, "c4b4"))).isEqualTo(Result.NONE);
  }
}
