package tabuleiro.engine.morelli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.network.InvalidNetworkException;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.games.morelli.MorelliFamily;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.games.morelli.MorelliReach;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

final class MorelliEvaluatorFactoryTest {
  private static final MorelliEvaluatorFactory FACTORY = new MorelliEvaluatorFactory();
  private static final long SEED = 7;

  /// Three corners of the outermost frame of 7x7, and a stone that can fill the fourth, b6.
  private static final String THREE = "b6/5b1/7/6w/7/1b3b1/7";

  /// As above, but the fourth corner is White's; c5 is in reach, opposite to a7.
  private static final String BLOCKED = "b6/1w3b1/7/6w/7/1b3b1/2b4";

  static Iterable<String> variants() {
    return new MorelliFamily().variants();
  }

  private static MorelliPosition position(String text) {
    return new MorelliFamily().game("7").parse(text);
  }

  private static Map<String, Integer> terms(String text) {
    return EvaluatedTrailContract.terms(FACTORY, position(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"13", "13-adjacent", "13-opposing"})
  void networkIsThatOfItsExperiment(String variant) throws IOException {
    MorelliGame game = new MorelliFamily().game(variant);
    NetworkEvaluator strongest = (NetworkEvaluator) FACTORY.strongestEvaluator(game);
    assertThat(Files.readString(Path.of("../docs/experiments/networks-for-morelli.md")))
        .contains("checksum `" + NetworkFile.checksum(strongest.network()) + "`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"11", "9", "9-opposing", "7", "5"})
  void otherSizesHaveTheFittedWeightsAlone(String variant) {
    assertThat(FACTORY.strongestEvaluator(new MorelliFamily().game(variant)))
        .isNotInstanceOf(NetworkEvaluator.class);
  }

  @Test
  void networkOfAnotherSizeIsRefusedByItsName() {
    MorelliFamily family = new MorelliFamily();
    NetworkEvaluator of13 = (NetworkEvaluator) FACTORY.strongestEvaluator(family.game("13"));
    byte[] bytes = NetworkFile.format(of13.network());
    NetworkInputs other = FACTORY.networkInputs(family.game("11")).orElseThrow();
    assertThatThrownBy(() -> NetworkFile.parse("13.network", bytes, other))
        .isInstanceOf(InvalidNetworkException.class)
        .hasMessageContaining("morelli-13-frames")
        .hasMessageContaining("morelli-11-frames");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void turnsMirrorImagesAndExchangedSidesAreEqual(String variant) {
    MorelliGame game = new MorelliFamily().game(variant);
    RandomGenerator random = SeededRandom.of(SEED);
    for (Position p = game.start(SEED); !p.outcome().isOver(); p = next(p, random)) {
      Map<String, Integer> expected = EvaluatedTrailContract.terms(FACTORY, p);
      String text = p.format();
      String mirrored = PositionTextSymmetries.upwardMirror(text);
      String turned = PositionTextSymmetries.diagonalMirror(mirrored);
      String exchanged = text.replace('b', '?').replace('w', 'b').replace('?', 'w');
      for (String image : new String[] {mirrored, turned, exchanged}) {
        assertThat(EvaluatedTrailContract.terms(FACTORY, game.parse(image)))
            .as("seed %d, %s", SEED, text)
            .isEqualTo(expected);
      }
    }
  }

  private static Position next(Position position, RandomGenerator random) {
    return position.playUnchecked(Playout.randomMove(position, random));
  }

  @Test
  void frameOfThreeIsACoupAndAMenace() {
    assertThat(terms(THREE + " b -"))
        .containsEntry("open-three", 1)
        .containsEntry("blocked-three", 0)
        .containsEntry("coup", 1)
        .containsEntry("menace", 0);
    assertThat(terms(THREE + " w -"))
        .containsEntry("open-three", -1)
        .containsEntry("coup", 0)
        .containsEntry("menace", -1);
  }

  @Test
  void frameOfThreeOutOfReachIsNoCoup() {
    assertThat(terms("7/5b1/7/6w/7/1b3b1/7 b -"))
        .containsEntry("open-three", 1)
        .containsEntry("coup", 0);
  }

  @Test
  void framesOfTheOwnerCountNothing() {
    assertThat(terms(THREE + " b b")).containsEntry("open-three", 0).containsEntry("coup", 0);
    assertThat(terms(THREE + " w b")).containsEntry("open-three", 0).containsEntry("menace", 0);
  }

  @Test
  void cornerIsTakenByFlippingItsStone() {
    assertThat(terms(BLOCKED + " b -"))
        .containsEntry("blocked-three", 1)
        .containsEntry("prey", 1)
        .containsEntry("endangered", 0)
        .containsEntry("coup", 1);
    assertThat(terms(BLOCKED + " w -")).containsEntry("endangered", -1).containsEntry("prey", 0);
  }

  @Test
  void coupIsTheFirstMove() {
    for (String rows : new String[] {THREE, BLOCKED}) {
      MorelliPosition position = position(rows + " b w");
      int[] moves = position.legalMoves();
      int[] priorities = new int[moves.length];
      FACTORY
          .weightedTrail(position, FACTORY.weights())
          .prioritize(moves, 0, moves.length, priorities);
      int best = 0;
      for (int i = 0; i < moves.length; i++) {
        best = priorities[i] > priorities[best] ? i : best;
      }
      assertThat(priorities[best]).as(rows).isGreaterThan(40_000);
      assertThat(position.playUnchecked(moves[best]).throneOwner()).as(rows).contains(Side.FIRST);
    }
  }

  /// The levels below the highest were measured with the guesses.
  @Test
  void onlyTheStrongestPlayerOf13HasLearnedPriorities() {
    for (String variant : new MorelliFamily().variants()) {
      Position position = new MorelliFamily().game(variant).start(1);
      Evaluator strongest = FACTORY.strongestEvaluator(position.game());
      boolean isLearned = FACTORY.priorityModel(position.game()).isPresent();
      assertThat(isLearned).as(variant).isEqualTo(variant.startsWith("13"));
      boolean isEqual =
          Arrays.equals(
              priorities(strongest, position), priorities(FACTORY.fittedEvaluator(), position));
      assertThat(isEqual).as(variant).isNotEqualTo(isLearned);
    }
  }

  private static int[] priorities(Evaluator evaluator, Position position) {
    int[] moves = position.legalMoves();
    int[] priorities = new int[moves.length];
    evaluator.trail(position, 0).prioritize(moves, 0, moves.length, priorities);
    return priorities;
  }

  @Test
  void stonesAndMobilityAreDifferences() {
    // Black has four stones of five, and b6 moves nowhere but inwards.
    MorelliReach reach = position(THREE + " b b").reach();
    int black = reach.moveCount(Side.FIRST);
    int white = reach.moveCount(Side.SECOND);
    int scarcity = 256 / (black + white + 8);
    assertThat(terms(THREE + " b b"))
        .containsEntry("stones", 48 * 3 / 24)
        .containsEntry("mobility", 100 * (black - white) / (black + white + 8))
        .containsEntry("throne-end", scarcity);
    assertThat(terms(THREE + " w b"))
        .containsEntry("stones", -48 * 3 / 24)
        .containsEntry("throne-end", -scarcity);
    assertThat(terms(THREE + " w -")).containsEntry("throne-end", 0);
  }

  @Test
  void throneCountsMoreWithProgress() {
    assertThat(EvaluatedTrailContract.terms(FACTORY, position("7/7/2bbb2/2b1w2/2www2/7/7 b b")))
        .containsEntry("throne-late", 16)
        .containsEntry("centre", 0);
  }

  @Test
  void metricIsTheThroneAndTheStones() {
    assertThat(FACTORY.metricTrail(position(THREE + " b b")).evaluate()).isEqualTo(200 + 30);
    assertThat(FACTORY.metricTrail(position(THREE + " w b")).evaluate()).isEqualTo(-230);
    assertThat(FACTORY.metricTrail(position(THREE + " b -")).evaluate()).isEqualTo(30);
  }
}
