package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PositionContract;
import tabuleiro.testkit.Symmetry;

/// The second net: every position of random games agrees with itself, and with all its mirror
/// images.
final class ContractTest {
  private static final long SEED = 20110913;

  @TestFactory
  Stream<DynamicTest> everyVariantKeepsTheContract() {
    return new Morelli()
        .variants().stream()
            .map(variant -> {
              MorelliGame game = new Morelli().game(variant);
              int size = game.board().rows();
              // All symmetries where they are cheap; elsewhere those that make up all others.
              List<Symmetry> symmetries =
                  size < 9 ? BoardText.symmetries(size) : BoardText.generators(size);
              return DynamicTest.dynamicTest(
                  variant, () -> PositionContract.check(game, symmetries, SEED, size < 9 ? 4 : 1));
            });
  }

  @Test
  void theSymmetriesAreFifteenDifferentOnes() {
    String text = "bw3/5/1b3/5/5 b w";
    assertThat(BoardText.symmetries(5))
        .extracting(symmetry -> symmetry.position().apply(text))
        .hasSize(15)
        .doesNotHaveDuplicates()
        .doesNotContain(text);
  }

  @Test
  void aQuarterTurnMovesSquaresAsItMovesStones() {
    Symmetry turn = BoardText.symmetries(5).get(4);
    assertThat(turn.position().apply("5/5/5/1b3/w4 b -")).isEqualTo("w4/1b3/5/5/5 b -");
    assertThat(turn.move().apply("a1b2")).isEqualTo("a5b4");
  }
}
