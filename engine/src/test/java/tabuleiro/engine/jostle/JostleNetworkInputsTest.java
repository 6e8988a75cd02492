package tabuleiro.engine.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.network.NetworkContract;
import tabuleiro.games.jostle.JostleFamily;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class JostleNetworkInputsTest {
  private static final List<UnaryOperator<String>> MIRRORS =
      List.of(
          PositionTextSymmetries::upwardMirror,
          PositionTextSymmetries::acrossMirror,
          PositionTextSymmetries::diagonalMirror);

  private static JostleGame game(String variant) {
    return new JostleFamily().game(variant);
  }

  private static int[] features(JostleGame game, String position, Side view) {
    return NetworkContract.features(new JostleNetworkInputs(game), game.parse(position), view);
  }

  /// By Burnside's lemma: the eight symmetries of nine squares fix 3^9, 3^3, 3^5, 3^3 and four
  /// times 3^6 windows; the twelve of seven cells 3^7, twice 3^2, twice 3^3, 3^4, and three times
  /// each 3^5 and 3^4.
  @Test
  void windowsHaveThePatternsThatTheirSymmetriesLeave() {
    assertThat(new JostleWindows(false).count()).isEqualTo((19_683 + 2 * 27 + 243 + 4 * 729) / 8);
    assertThat(new JostleWindows(true).count())
        .isEqualTo((2187 + 2 * 9 + 2 * 27 + 81 + 3 * 243 + 3 * 81) / 12);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "8x8", "6x6"})
  void mirroredPositionHasTheSameFeatures(String variant) {
    JostleGame game = game(variant);
    RandomGenerator random = SeededRandom.of(3);
    Position position = game.start(0);
    while (!position.outcome().isOver()) {
      String text = position.format();
      for (UnaryOperator<String> mirror : MIRRORS) {
        assertThat(features(game, mirror.apply(text), Side.FIRST))
            .as(text)
            .isEqualTo(features(game, text, Side.FIRST));
      }
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void exchangedCheckersAreWhatTheOtherSideSees(String variant) {
    JostleGame game = game(variant);
    RandomGenerator random = SeededRandom.of(4);
    Position position = game.start(0);
    while (!position.outcome().isOver()) {
      String text = position.format();
      assertThat(features(game, PositionTextSymmetries.exchangedSides(text), Side.FIRST))
          .as(text)
          .isEqualTo(features(game, text, Side.SECOND));
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  /// A checker alone is in the windows of all cells around it and in its own.
  @Test
  void loneCheckerIsInTheWindowsAroundIt() {
    assertThat(features(game("10x10"), "10/10/10/10/4r5/10/10/10/10/10 r", Side.FIRST)).hasSize(9);
    assertThat(features(game("10x10"), "10/10/10/10/10/10/10/10/10/9r r", Side.FIRST)).hasSize(4);
    assertThat(features(game("hex"), "6/7/8/9/10/5r5/10/9/8/7/6 r", Side.FIRST)).hasSize(7);
    assertThat(features(game("hex"), "r5/7/8/9/10/11/10/9/8/7/6 r", Side.FIRST)).hasSize(4);
  }
}
