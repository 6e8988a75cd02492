package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.PositionContract;

class TrenchContractTest {
  @ParameterizedTest
  @ValueSource(strings = {"classic", "long", "to40", "annihilation"})
  void keepsTheContractWithBothSymmetries(String variant) {
    PositionContract.check(
        new TrenchFamily().game(variant),
        List.of(TrenchSymmetries.REFLECTION, TrenchSymmetries.HALF_TURN),
        20131,
        4);
  }

  /// Only Black's turn ends `points25`, so the half turn is no symmetry of it.
  @Test
  void points25KeepsTheContractWithTheReflection() {
    PositionContract.check(
        new TrenchFamily().game("points25"), List.of(TrenchSymmetries.REFLECTION), 20132, 4);
  }

  @Test
  void moveAtBeyondTheLastMoveFails() {
    TrenchPosition start = new TrenchFamily().game().start(1);
    assertThatThrownBy(() -> start.moveAt(start.countMoves()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  /// Refusals are implemented independently of the move generator; they agree on every pair of
  /// squares.
  @Test
  void refusalsAndGeneratorAgree() {
    long seed = 20133;
    RandomGenerator random = SeededRandom.of(seed);
    for (int game = 0; game < 6; game++) {
      TrenchPosition position = new TrenchFamily().game("long").start(1);
      while (!position.outcome().isOver()) {
        assertThat(allowedByRefusals(position))
            .as("seed %d, %s", seed, position.format())
            .containsExactlyInAnyOrderElementsOf(generated(position));
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
  }

  private static List<Integer> generated(TrenchPosition position) {
    List<Integer> moves = new ArrayList<>();
    for (int move : position.legalMoves()) {
      moves.add(move);
    }
    return moves;
  }

  private static List<Integer> allowedByRefusals(TrenchPosition position) {
    List<Integer> moves = new ArrayList<>();
    for (int from = 0; from < 64; from++) {
      boolean isStart = false;
      for (int to = 0; to < 64; to++) {
        List<ClickTarget> path = List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to));
        if (position.findViolation(path).equals(Optional.empty())) {
          moves.add(TrenchMove.of(from, to));
          isStart = true;
        }
      }
      assertThat(position.findViolation(List.of(new ClickTarget.Cell(from))).isEmpty())
          .isEqualTo(isStart);
    }
    return moves;
  }
}
