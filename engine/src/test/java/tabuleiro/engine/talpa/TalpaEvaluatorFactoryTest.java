package tabuleiro.engine.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class TalpaEvaluatorFactoryTest {
  private static final long SEED = 2010;

  private final TalpaFamily talpa = new TalpaFamily();
  private final TalpaEvaluatorFactory factory = new TalpaEvaluatorFactory();

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "5x4", "7x7", "10x10", "10x7"})
  void mirrorsDoNotChangeTheEvaluation(String variant) {
    Game game = talpa.game(variant);
    EvaluatedTrailContract.checkSymmetry(factory, game, SEED, PositionTextSymmetries::acrossMirror);
    EvaluatedTrailContract.checkSymmetry(factory, game, SEED, PositionTextSymmetries::upwardMirror);
  }

  /// On a square board with an even edge.
  @ParameterizedTest
  @ValueSource(strings = {"8x8", "4x4", "10x10"})
  void theDiagonalExchangesTheSides(String variant) {
    EvaluatedTrailContract.checkSymmetry(
        factory,
        talpa.game(variant),
        SEED,
        text -> PositionTextSymmetries.exchangedSides(PositionTextSymmetries.diagonalMirror(text)));
  }

  @Test
  void atTheStartAllPiecesTouchEnemies() {
    // tempo, late; lead, late; crossing, late; contacts.
    assertThat(
            terms(
                "8x8", "rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr/rbrbrbrb/brbrbrbr r"))
        .containsExactly(1, 0, 0, 0, 0, 0, 0);
    // Red needs 4 squares from bottom to top, Blue 6 from left to right, and Blue has 1 piece more.
    assertThat(terms("6x4", "brbrbr/rbrbrb/brbrbr/rbrbrb b")[4]).isEqualTo(-2);
  }

  @Test
  void waitingPieceCostsTwo() {
    // Red goes down the left edge, over a4 alone, which is connected with b4 next to an enemy;
    // Blue goes along row 2 over b2, which is next to an enemy. 4 of 12 squares are empty.
    assertThat(terms("3x4", "rrb/1rr/1b1/1bb r")).containsExactly(1, 33, 0, 0, -1, -33, 1);
  }

  /// On boards whose squares fit one word, along random games.
  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x4", "5x4", "7x7", "8x8"})
  void immediateWinIsFoundExactlyWhenThereIsOne(String variant) {
    RandomGenerator random = SeededRandom.of(SEED);
    int found = 0;
    for (int i = 0; i < 200; i++) {
      EvaluatedTrail trail = factory.weightedTrail(talpa.game(variant).start(1), factory.weights());
      while (!trail.outcome().isOver()) {
        Position position = trail.position();
        Outcome win = Outcome.win(position.sideToMove(), TalpaPosition.PATH);
        boolean wins =
            Arrays.stream(position.legalMoves())
                .anyMatch(move -> position.playUnchecked(move).outcome() == win);
        assertThat(trail.hasImmediateWin())
            .as("seed %d, %s", SEED, position.format())
            .isEqualTo(wins);
        found += wins ? 1 : 0;
        trail.play(Playout.randomMove(position, random));
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  /// 38.4 squares are empty at the end of a game of 8x8, 60 on 10x10.
  @Test
  void nodesOfAProofDoubleWithEachPlyUntilTheEnd() {
    Position start = talpa.game("8x8").start(1);
    assertThat(factory.proofNodes(start))
        .isCloseTo(5 * Math.pow(2, 38.4), Percentage.withPercentage(1));
    Position next = start.playUnchecked(start.moveAt(0));
    assertThat(factory.proofNodes(next)).isEqualTo(factory.proofNodes(start) / 2);
    assertThat(factory.proofNodes(talpa.game("10x10").start(1)))
        .isCloseTo(5 * Math.pow(2, 60), Percentage.withPercentage(1));
  }

  private int[] terms(String variant, String text) {
    Position position = talpa.game(variant).parse(text);
    int[] terms = new int[factory.termNames().size()];
    factory.weightedTrail(position, factory.weights()).computeTerms(terms);
    return terms;
  }
}
