package tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The contract of every evaluated trail, checked along a random walk with moves taken back.
public final class EvaluatedTrailContract {
  private static final int OFFSET = 3;
  private static final int NOTHING = -123_456;

  private final int[] buffer;
  private final int[] priorities;
  private String about = "";

  private EvaluatedTrailContract(Game game) {
    buffer = new int[OFFSET + game.maxMoves() + 1];
    priorities = new int[buffer.length];
  }

  /// Checks the trails of all evaluators along one random game, in which moves are sometimes taken
  /// back.
  public static void check(EvaluatorFactory factory, Game game, long seed) {
    assertThat(factory.weights().termNames()).isEqualTo(factory.termNames());
    EvaluatedTrailContract checks = new EvaluatedTrailContract(game);
    checks.checkRandomWalk(factory.fittedEvaluator(), game, seed);
    checks.checkRandomWalk(factory.metricEvaluator(), game, seed);
    checks.checkRandomWalk(factory.strongestEvaluator(game), game, seed);
  }

  /// Checks along a random game that the evaluation is the same after a symmetry of the game.
  ///
  /// @param symmetry of position texts
  public static void checkSymmetry(
      EvaluatorFactory factory, Game game, long seed, UnaryOperator<String> symmetry) {
    RandomGenerator random = SeededRandom.of(seed);
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      Position image = game.parse(symmetry.apply(position.format()));
      String about = "seed " + seed + ", " + position;
      assertThat(terms(factory, image)).as(about).isEqualTo(terms(factory, position));
      assertThat(factory.metricTrail(image).evaluate())
          .as("standing: " + about)
          .isEqualTo(factory.metricTrail(position).evaluate());
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
  }

  /// Returns the terms of a position by name.
  public static Map<String, Integer> terms(EvaluatorFactory factory, Position position) {
    int[] values = new int[factory.termNames().size()];
    Arrays.fill(values, NOTHING);
    factory.weightedTrail(position, factory.weights()).computeTerms(values);
    Map<String, Integer> terms = new LinkedHashMap<>();
    for (String name : factory.termNames()) {
      terms.put(name, values[terms.size()]);
    }
    assertThat(terms).doesNotContainValue(NOTHING);
    return terms;
  }

  private void checkRandomWalk(Evaluator evaluator, Game game, long seed) {
    EvaluatedTrail trail = evaluator.trail(game.start(seed), seed);
    RandomGenerator random = SeededRandom.of(seed);
    while (!trail.outcome().isOver()) {
      about = "seed " + seed + ", " + trail.position();
      checkPosition(trail, evaluator.trail(trail.position(), seed));
      int steps = random.nextInt(4) == 0 ? Math.min(2, trail.length()) : 0;
      for (int i = 0; i < steps; i++) {
        trail.undo();
      }
      trail.play(Playout.randomMove(trail, random));
    }
  }

  private void checkPosition(EvaluatedTrail trail, EvaluatedTrail fresh) {
    Position position = trail.position();
    int end = position.generateMoves(buffer, OFFSET);
    Arrays.fill(priorities, NOTHING);
    trail.prioritize(buffer, OFFSET, end, priorities);
    for (int i = 0; i < priorities.length; i++) {
      if (i < OFFSET || i >= end) {
        assertThat(priorities[i]).as(about).isEqualTo(NOTHING);
      } else {
        assertThat(priorities[i]).as(about).isBetween(-100_000, 100_000);
      }
    }
    Arrays.fill(buffer, NOTHING);
    Arrays.fill(priorities, NOTHING);
    int endOfNoisy = trail.generateNoisyMoves(buffer, OFFSET, priorities);
    assertThat(Arrays.copyOf(buffer, OFFSET)).as(about).containsOnly(NOTHING);
    int[] expected = new int[priorities.length];
    Arrays.fill(expected, NOTHING);
    trail.prioritize(buffer, OFFSET, endOfNoisy, expected);
    assertThat(priorities).as(about).isEqualTo(expected);
    assertThat(Arrays.stream(position.legalMoves()).boxed().toList())
        .as(about)
        .containsAll(Arrays.stream(buffer, OFFSET, endOfNoisy).boxed().distinct().toList());
    assertThat(trail.evaluate()).as(about).isEqualTo(fresh.evaluate());
    assertThat(Math.abs(trail.approximate() - trail.evaluate()))
        .as(about)
        .isLessThanOrEqualTo(trail.approximationError());
    for (int floor = -200; floor <= 200; floor += 50) {
      checkBounds(trail, floor, floor + 1);
      checkBounds(trail, floor, floor + 100);
    }
  }

  private void checkBounds(EvaluatedTrail trail, int floor, int ceiling) {
    int exact = trail.evaluate();
    assertThat(trail.evaluate(floor, ceiling))
        .as("from %d to %d, %s", floor, ceiling, about)
        .isBetween(Math.min(exact, ceiling), Math.max(exact, floor));
  }
}
