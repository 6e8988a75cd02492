package tabuleiro.engine.morelli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.network.NetworkContract;
import tabuleiro.games.morelli.MorelliFamily;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class MorelliNetworkInputsTest {
  private static final MorelliFramePatterns PATTERNS = new MorelliFramePatterns();

  static Iterable<String> variants() {
    return new MorelliFamily().variants();
  }

  private static MorelliGame game(String variant) {
    return new MorelliFamily().game(variant);
  }

  private static int[] features(MorelliGame game, String position, Side view) {
    return NetworkContract.features(new MorelliNetworkInputs(game), game.parse(position), view);
  }

  /// Returns the feature of a frame whose corners are in these states, in octal digits.
  private static int feature(int band, int states) {
    return band * (PATTERNS.count() - 1) + PATTERNS.pattern(states) - 1;
  }

  /// Four of eight states, with repetition and without order: 11 over 4.
  @Test
  void orderOfTheCornersDoesNotMatter() {
    assertThat(PATTERNS.count()).isEqualTo(11 * 10 * 9 * 8 / 24);
    assertThat(PATTERNS.pattern(0)).isZero();
    assertThat(PATTERNS.pattern(01467)).isEqualTo(PATTERNS.pattern(07164));
    assertThat(PATTERNS.pattern(01467)).isNotEqualTo(PATTERNS.pattern(01466));
    assertThat(PATTERNS.exchanged(PATTERNS.pattern(01357))).isEqualTo(PATTERNS.pattern(02375));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void turnedAndMirroredPositionsHaveTheSameFeatures(String variant) {
    MorelliGame game = game(variant);
    RandomGenerator random = SeededRandom.of(3);
    Position position = game.start(3);
    while (!position.outcome().isOver()) {
      String text = position.format();
      String mirrored = PositionTextSymmetries.upwardMirror(text);
      String turned = PositionTextSymmetries.diagonalMirror(mirrored);
      int[] expected = features(game, text, Side.FIRST);
      assertThat(features(game, mirrored, Side.FIRST)).as(text).isEqualTo(expected);
      assertThat(features(game, turned, Side.FIRST)).as(text).isEqualTo(expected);
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void exchangedStonesAreWhatTheOtherSideSees(String variant) {
    MorelliGame game = game(variant);
    MorelliNetworkInputs inputs = new MorelliNetworkInputs(game);
    RandomGenerator random = SeededRandom.of(4);
    Position position = game.start(4);
    while (!position.outcome().isOver()) {
      String text = position.format();
      String exchanged = text.replace('b', '?').replace('w', 'b').replace('?', 'w');
      assertThat(features(game, exchanged, Side.FIRST))
          .as(text)
          .isEqualTo(features(game, text, Side.SECOND));
      assertThat(inputs.bucket(game.parse(exchanged))).as(text).isEqualTo(inputs.bucket(position));
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  /// A lone stone in a corner reaches two opposite corners of the frame on its diagonals.
  @Test
  void frameIsTheStatesOfItsCorners() {
    MorelliGame game = game("5");
    assertThat(features(game, "5/5/5/5/b4 b -", Side.FIRST))
        .containsExactly(feature(0, 04), feature(1, 011));
    assertThat(features(game, "5/5/5/5/b4 b -", Side.SECOND))
        .containsExactly(feature(0, 06), feature(1, 022));
  }

  /// The white stone on b2 can be flipped when a stone from c1 comes to c3, opposite to a1.
  @Test
  void stoneThatCanBeFlippedHasAnotherState() {
    MorelliGame game = game("7");
    assertThat(features(game, "7/7/7/7/7/1w5/b6 b -", Side.FIRST))
        .contains(feature(1, 06))
        .doesNotContain(feature(1, 07));
    assertThat(features(game, "7/7/7/7/7/1w5/b1b4 b -", Side.FIRST))
        .contains(feature(1, 07))
        .doesNotContain(feature(1, 06));
  }

  @Test
  void throneAndPhaseChooseTheBucket() {
    MorelliGame game = game("13");
    MorelliNetworkInputs inputs = new MorelliNetworkInputs(game);
    String start = game.start(1).format();
    String rows = start.substring(0, start.indexOf(' '));
    // Each side has 480 moves.
    assertThat(inputs.bucket(game.parse(rows + " b -"))).isEqualTo(3 * 7);
    assertThat(inputs.bucket(game.parse(rows + " b b"))).isEqualTo(3 * 7 + 1);
    assertThat(inputs.bucket(game.parse(rows + " w b"))).isEqualTo(3 * 7 + 2);
    assertThat(inputs.bucket(game("5").parse("5/5/5/5/b4 b w"))).isEqualTo(2);
  }
}
