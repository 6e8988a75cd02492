package tabuleiro.games.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.testkit.PositionContract;
import tabuleiro.testkit.TextSymmetry;

/// The contract: every position of random games is consistent with itself and with its images under
/// the symmetries.
final class MorelliContractTest {
  private static final long SEED = 20110913;

  @TestFactory
  Stream<DynamicTest> everyVariantKeepsTheContract() {
    return new MorelliFamily()
        .variants().stream()
            .map(variant -> {
              MorelliGame game = new MorelliFamily().game(variant);
              int size = game.board().rows();
              // All symmetries where they are cheap; elsewhere those that make up all others.
              List<TextSymmetry> symmetries =
                  size < 9
                      ? MorelliSymmetries.symmetries(size)
                      : MorelliSymmetries.generators(size);
              return DynamicTest.dynamicTest(
                  variant, () -> PositionContract.check(game, symmetries, SEED, size < 9 ? 4 : 1));
            });
  }

  @Test
  void thereAreFifteenDifferentSymmetries() {
    String text = "bw3/5/1b3/5/5 b w";
    assertThat(MorelliSymmetries.symmetries(5))
        .extracting(symmetry -> symmetry.mapPosition().apply(text))
        .hasSize(15)
        .doesNotHaveDuplicates()
        .doesNotContain(text);
  }

  @Test
  void aQuarterTurnMovesSquaresAsItMovesStones() {
    TextSymmetry turn = MorelliSymmetries.symmetries(5).get(4);
    assertThat(turn.mapPosition().apply("5/5/5/1b3/w4 b -")).isEqualTo("w4/1b3/5/5/5 b -");
    assertThat(turn.mapMove().apply("a1b2")).isEqualTo("a5b4");
  }
}
