package tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// What the lines of every expert promise, checked along a random walk to and fro.
public final class EvaluatedTrailContract {
  private static final int PLACES_BEFORE = 3;
  private static final int NOTHING = -123_456;

  private final EvaluatorFactory expert;
  private final int[] buffer;
  private final int[] ranks;
  private String about = "";

  private EvaluatedTrailContract(EvaluatorFactory expert, Game game) {
    this.expert = expert;
    buffer = new int[PLACES_BEFORE + game.maxMoves() + 1];
    ranks = new int[buffer.length];
  }

  /// Checks the lines of both kinds along one random game, in which moves are taken back now and
  /// then.
  public static void check(EvaluatorFactory expert, Game game, long seed) {
    assertThat(expert.weights().termNames()).isEqualTo(expert.termNames());
    EvaluatedTrailContract checks = new EvaluatedTrailContract(expert, game);
    checks.walk(expert.weightedTrail(game.start(seed), expert.weights()), seed);
    checks.walk(expert.metricTrail(game.start(seed)), seed);
  }

  /// Checks along a random game that the evaluation is the same after a symmetry of the game.
  ///
  /// @param symmetry of position texts
  public static void checkSymmetry(
      EvaluatorFactory expert, Game game, long seed, UnaryOperator<String> symmetry) {
    RandomGenerator random = SeededRandom.of(seed);
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      Position image = game.parse(symmetry.apply(position.format()));
      String about = "seed " + seed + ", " + position;
      assertThat(terms(expert, image)).as(about).isEqualTo(terms(expert, position));
      assertThat(expert.metricTrail(image).evaluate())
          .as("standing: " + about)
          .isEqualTo(expert.metricTrail(position).evaluate());
      position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
    }
  }

  /// Returns the terms of a position by name.
  public static Map<String, Integer> terms(EvaluatorFactory expert, Position position) {
    int[] values = new int[expert.termNames().size()];
    Arrays.fill(values, NOTHING);
    expert.weightedTrail(position, expert.weights()).computeTerms(values);
    Map<String, Integer> terms = new LinkedHashMap<>();
    for (String name : expert.termNames()) {
      terms.put(name, values[terms.size()]);
    }
    assertThat(terms).doesNotContainValue(NOTHING);
    return terms;
  }

  private void walk(EvaluatedTrail line, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    EvaluatedTrail trail = line;
    while (!trail.outcome().isOver()) {
      about = "seed " + seed + ", " + trail.position();
      checkLine(line);
      int steps = random.nextInt(4) == 0 ? Math.min(2, trail.length()) : 0;
      for (int i = 0; i < steps; i++) {
        line.undo();
      }
      line.play(trail.moveAt(random.nextInt(trail.countMoves())));
    }
  }

  private void checkLine(EvaluatedTrail line) {
    Position position = line.position();
    int end = position.generateMoves(buffer, PLACES_BEFORE);
    Arrays.fill(ranks, NOTHING);
    line.prioritize(buffer, PLACES_BEFORE, end, ranks);
    for (int i = 0; i < ranks.length; i++) {
      if (i < PLACES_BEFORE || i >= end) {
        assertThat(ranks[i]).as(about).isEqualTo(NOTHING);
      } else {
        assertThat(ranks[i]).as(about).isBetween(-100_000, 100_000);
      }
    }
    Arrays.fill(buffer, NOTHING);
    int endOfNoisy = line.generateNoisyMoves(buffer, PLACES_BEFORE);
    assertThat(Arrays.copyOf(buffer, PLACES_BEFORE)).as(about).containsOnly(NOTHING);
    assertThat(Arrays.stream(position.legalMoves()).boxed().toList())
        .as(about)
        .containsAll(Arrays.stream(buffer, PLACES_BEFORE, endOfNoisy).boxed().distinct().toList());
    EvaluatedTrail fresh =
        line instanceof WeightedTrail
            ? expert.weightedTrail(position, expert.weights())
            : expert.metricTrail(position);
    assertThat(line.evaluate()).as(about).isEqualTo(fresh.evaluate());
    for (int floor = -200; floor <= 200; floor += 50) {
      checkBounds(line, floor, floor + 1);
      checkBounds(line, floor, floor + 100);
    }
  }

  private void checkBounds(EvaluatedTrail line, int floor, int ceiling) {
    int exact = line.evaluate();
    assertThat(line.evaluate(floor, ceiling))
        .as("from %d to %d, %s", floor, ceiling, about)
        .isBetween(Math.min(exact, ceiling), Math.max(exact, floor));
  }
}
