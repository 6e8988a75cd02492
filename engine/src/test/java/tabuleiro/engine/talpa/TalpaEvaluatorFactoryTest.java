package tabuleiro.engine.talpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class TalpaEvaluatorFactoryTest {
  private static final long SEED = 2010;

  private final TalpaFamily talpa = new TalpaFamily();
  private final TalpaEvaluatorFactory expert = new TalpaEvaluatorFactory();

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "5x4", "7x7", "10x10", "10x7"})
  void mirrorsDoNotChangeTheEvaluation(String variant) {
    Game game = talpa.game(variant);
    EvaluatedTrailContract.checkSymmetry(expert, game, SEED, PositionTextSymmetries::acrossMirror);
    EvaluatedTrailContract.checkSymmetry(expert, game, SEED, PositionTextSymmetries::upwardMirror);
  }

  /// On a square board with an even edge.
  @ParameterizedTest
  @ValueSource(strings = {"8x8", "4x4", "10x10"})
  void theDiagonalExchangesTheSides(String variant) {
    EvaluatedTrailContract.checkSymmetry(
        expert,
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
  void aPieceThatHasToWaitCostsTwo() {
    // Red goes down the left edge, over a4 alone, which hangs together with b4 beside an enemy;
    // Blue goes along row 2 over b2, which stands beside an enemy. Empty are 4 squares of 12.
    assertThat(terms("3x4", "rrb/1rr/1b1/1bb r")).containsExactly(1, 33, 0, 0, -1, -33, 1);
  }

  /// On all boards of one word, along random games.
  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x4", "5x4", "7x7", "8x8"})
  void aWinAtOnceIsSeenWhenThereIsOne(String variant) {
    RandomGenerator random = SeededRandom.of(SEED);
    int seen = 0;
    for (int i = 0; i < 200; i++) {
      EvaluatedTrail line = expert.weightedTrail(talpa.game(variant).start(1), expert.weights());
      while (!line.outcome().isOver()) {
        Position position = line.position();
        Outcome win = Outcome.win(position.sideToMove(), EndReason.PATH);
        boolean wins =
            Arrays.stream(position.legalMoves())
                .anyMatch(move -> position.playUnchecked(move).outcome() == win);
        assertThat(line.hasImmediateWin())
            .as("seed %d, %s", SEED, position.format())
            .isEqualTo(wins);
        seen += wins ? 1 : 0;
        line.play(position.moveAt(random.nextInt(position.countMoves())));
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  private int[] terms(String variant, String text) {
    Position position = talpa.game(variant).parse(text);
    int[] terms = new int[expert.termNames().size()];
    expert.weightedTrail(position, expert.weights()).computeTerms(terms);
    return terms;
  }
}
