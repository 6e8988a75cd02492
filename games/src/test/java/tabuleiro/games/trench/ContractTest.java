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
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Spot;
import tabuleiro.testkit.PositionContract;

class ContractTest {
  @ParameterizedTest
  @ValueSource(strings = {"classic", "long", "to40", "annihilation"})
  void keepsTheContractWithBothSymmetries(String variant) {
    PositionContract.check(
        new Trench().game(variant), List.of(Images.REFLECTION, Images.HALF_TURN), 20131, 4);
  }

  /// Only Black's turn ends `points25`, so the half turn is no symmetry of it.
  @Test
  void points25KeepsTheContractWithTheReflection() {
    PositionContract.check(new Trench().game("points25"), List.of(Images.REFLECTION), 20132, 4);
  }

  @Test
  void choosingBeyondTheLastMoveFails() {
    TrenchPosition start = new Trench().game().start(1);
    assertThatThrownBy(() -> start.moveAt(start.countMoves()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  /// The referee is written apart from the generator: they have to agree on every pair of squares.
  @Test
  void refereeAndGeneratorAgree() {
    long seed = 20133;
    RandomGenerator random = Seeds.random(seed);
    for (int game = 0; game < 6; game++) {
      TrenchPosition position = new Trench().game("long").start(1);
      while (!position.outcome().isOver()) {
        assertThat(allowedByReferee(position))
            .as("seed %d, %s", seed, position.format())
            .containsExactlyInAnyOrderElementsOf(generated(position));
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
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

  private static List<Integer> allowedByReferee(TrenchPosition position) {
    List<Integer> moves = new ArrayList<>();
    for (int from = 0; from < 64; from++) {
      boolean isStart = false;
      for (int to = 0; to < 64; to++) {
        List<Spot> path = List.of(new Spot.Cell(from), new Spot.Cell(to));
        if (position.whyNot(path).equals(Optional.empty())) {
          moves.add(Moves.of(from, to));
          isStart = true;
        }
      }
      assertThat(position.whyNot(List.of(new Spot.Cell(from))).isEmpty()).isEqualTo(isStart);
    }
    return moves;
  }
}
