package tabuleiro.engine.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.games.trench.TrenchFamily;
import tabuleiro.games.trench.TrenchGame;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class TrenchEvaluatorFactoryTest {
  private static final TrenchEvaluatorFactory FACTORY = new TrenchEvaluatorFactory();
  private static final long SEED = 5;

  static Iterable<String> variants() {
    return new TrenchFamily().variants();
  }

  private static Position position(String text) {
    return new TrenchFamily().game("classic").parse(text);
  }

  private static Map<String, Integer> terms(String text) {
    return EvaluatedTrailContract.terms(FACTORY, position(text));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void mirrorImagesAndExchangedSidesAreEqual(String variant) {
    TrenchGame game = new TrenchFamily().game(variant);
    RandomGenerator random = SeededRandom.of(SEED);
    for (Position p = game.start(0); !p.outcome().isOver(); p = next(p, random)) {
      Map<String, Integer> expected = EvaluatedTrailContract.terms(FACTORY, p);
      String[] parts = p.format().split(" ", -1);
      // The diagonal from the upper left is the trench: a mirror image in the other one is half a
      // turn away from it.
      String diagonal = PositionTextSymmetries.diagonalMirror(p.format());
      String mirrored =
          PositionTextSymmetries.acrossMirror(PositionTextSymmetries.upwardMirror(diagonal));
      assertThat(EvaluatedTrailContract.terms(FACTORY, game.parse(mirrored)))
          .as("seed %d, %s", SEED, p)
          .isEqualTo(expected);
      // Only Black's turn ends a game of points25, so that its sides are not alike.
      if (!variant.equals("points25")) {
        assertThat(EvaluatedTrailContract.terms(FACTORY, game.parse(exchanged(parts))))
            .as("seed %d, %s", SEED, p)
            .isEqualTo(expected);
      }
    }
  }

  private static Position next(Position position, RandomGenerator random) {
    return position.playUnchecked(Playout.randomMove(position, random));
  }

  private static String exchanged(String[] parts) {
    StringBuilder rows = new StringBuilder();
    new StringBuilder(parts[0])
        .reverse()
        .chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .forEach(c -> rows.append((char) c));
    String[] points = parts[2].split("-", -1);
    String turn = parts[1].equals("b") ? "w" : "b";
    return String.join(" ", rows, turn, points[1] + "-" + points[0], parts[3], parts[4]);
  }

  @Test
  void startIsEvenButForTheTurn() {
    Map<String, Integer> terms =
        EvaluatedTrailContract.terms(FACTORY, new TrenchFamily().game().start(0));
    assertThat(terms).containsEntry("turn", 1);
    assertThat(terms.entrySet())
        .filteredOn(term -> !term.getKey().equals("turn") && !term.getKey().equals("last-ply"))
        .allSatisfy(term -> assertThat(term.getValue()).as(term.getKey()).isZero());
  }

  @Test
  void estimateIsTheWeightedSumOfTheTerms() {
    RandomGenerator random = SeededRandom.of(SEED);
    double[] weights = FACTORY.weights().values();
    for (Position p = new TrenchFamily().game().start(0);
        !p.outcome().isOver();
        p = next(p, random)) {
      int[] values = new int[weights.length];
      WeightedTrail line = FACTORY.weightedTrail(p, FACTORY.weights());
      line.computeTerms(values);
      double placement = 0;
      double attacks = 0;
      for (int i = 0; i < weights.length; i++) {
        if (List.of("mobility", "prey", "hanging").contains(FACTORY.termNames().get(i))) {
          attacks += weights[i] * values[i];
        } else {
          placement += weights[i] * values[i];
        }
      }
      assertThat((double) line.evaluate())
          .as("seed %d, %s", SEED, p)
          .isCloseTo(placement + Math.clamp(attacks, -100, 100), within(1.0));
    }
  }

  @Test
  void materialIsCountedByRank() {
    assertThat(terms("6sg/8/8/8/8/8/8/GKCTSS2 w 0-0 0 0"))
        .containsEntry("soldiers", -1)
        .containsEntry("sergeants", -1)
        .containsEntry("captains", -1)
        .containsEntry("colonels", -1)
        .containsEntry("generals", 0);
  }

  @Test
  void leadGrowsTowardsTheEnd() {
    assertThat(terms("7s/8/8/8/8/8/8/S7 b 6-0 10 0")).containsEntry("lead-late", 3 * 6);
    assertThat(terms("7s/8/8/8/8/8/8/S7 b 6-0 49 0")).containsEntry("lead-late", 3 * 15);
    assertThat(terms("7s/8/8/8/8/8/8/S7 w 6-0 49 0")).containsEntry("lead-late", -3 * 15);
  }

  @Test
  void sideWithTheLastPlyIsAhead() {
    assertThat(terms("7s/8/8/8/8/8/8/S7 b 0-0 49 0")).containsEntry("last-ply", 15);
    assertThat(terms("7s/8/8/8/8/8/8/S7 b 0-0 48 0")).containsEntry("last-ply", -14);
  }

  @Test
  void pointsDoNotCountInAnnihilation() {
    Position position =
        new TrenchFamily().game("annihilation").parse("7s/8/8/8/8/8/8/S7 b 6-0 10 0");
    assertThat(EvaluatedTrailContract.terms(FACTORY, position))
        .containsEntry("lead-late", 0)
        .containsEntry("last-ply", 0);
  }

  @Test
  void goalCountsWhereThereIsOne() {
    String text = "7s/8/8/8/8/8/8/S7 w 20-10 30 0";
    assertThat(EvaluatedTrailContract.terms(FACTORY, new TrenchFamily().game("to40").parse(text)))
        .containsEntry("goal", 2 - 10);
    assertThat(terms(text)).containsEntry("goal", 0);
  }

  @Test
  void pieceInTheTrenchIsPreyFromBehindAlone() {
    assertThat(terms("7g/8/8/8/4t3/8/4G3/8 b 0-0 0 0"))
        .containsEntry("prey", 0)
        .containsEntry("trench", -2);
    assertThat(terms("7g/8/8/4S3/4t3/8/8/8 b 0-0 0 0"))
        .containsEntry("prey", 2)
        .containsEntry("behind", 1);
  }

  @Test
  void defendedPieceIsPreyOfSoldiersAlone() {
    // The captain of d2 is defended by the captain of d1, and its rank is two more than a soldier.
    assertThat(terms("8/8/8/8/8/8/2Kc4/3c4 b 0-0 0 0")).containsEntry("prey", 0);
    assertThat(terms("8/8/8/8/8/8/2Sc4/3c4 b 0-0 0 0")).containsEntry("prey", 2);
    assertThat(terms("8/8/8/8/8/8/2Sc4/8 w 0-0 0 0")).containsEntry("hanging", -3);
  }

  private static int countNoisyMoves(Position position, int[] buffer) {
    return FACTORY
        .weightedTrail(position, FACTORY.weights())
        .generateNoisyMoves(buffer, 0, new int[buffer.length]);
  }

  @Test
  void badCapturesAreNotNoisyButRanked() {
    Position position = position("8/8/8/8/8/8/2Kt4/3c4 b 0-0 0 0");
    int[] buffer = new int[position.game().maxMoves()];
    assertThat(countNoisyMoves(position, buffer)).isZero();
    Position good = position("8/8/8/8/8/8/2Kt4/8 b 0-0 0 0");
    assertThat(countNoisyMoves(good, buffer)).isEqualTo(1);
    assertThat(good.formatMove(buffer[0])).isEqualTo("c2d2");
  }

  @Test
  void mostValuablePieceIsCapturedFirstByTheLeastValuable() {
    Position position = position("8/8/8/8/3k4/2S1s3/3K4/8 b 0-0 0 0");
    int[] moves = position.legalMoves();
    int[] priorities = new int[moves.length];
    FACTORY
        .weightedTrail(position, FACTORY.weights())
        .prioritize(moves, 0, moves.length, priorities);
    int best = Arrays.stream(priorities).max().orElseThrow();
    assertThat(best).isGreaterThan(40_000);
    int first = 0;
    while (priorities[first] != best) {
      first++;
    }
    assertThat(position.formatMove(moves[first])).isEqualTo("d2d4");
  }

  @Test
  void metricIsTheLeadInPoints() {
    assertThat(FACTORY.metricTrail(position("7s/8/8/8/8/8/8/S7 b 6-0 10 0")).evaluate())
        .isEqualTo(120);
    assertThat(FACTORY.metricTrail(position("7s/8/8/8/8/8/8/S7 w 6-0 10 0")).evaluate())
        .isEqualTo(-120);
  }

  @Test
  void networkIsThatOfItsExperiment() throws IOException {
    NetworkEvaluator strongest =
        (NetworkEvaluator) FACTORY.strongestEvaluator(new TrenchFamily().game("classic"));
    assertThat(Files.readString(Path.of("../docs/experiments/networks-for-trench.md")))
        .contains("checksum `" + NetworkFile.checksum(strongest.network()) + "`");
  }
}
