package tabuleiro.reference.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.reference.ReferencePosition;

/// The checker's search agrees with plain minimax by the plain rules.
class GoalSearchTest {
  private static final long SMALL = 1 << 16;
  private static final List<StrategyGoal> WINS =
      List.of(new StrategyGoal(true, true), new StrategyGoal(false, true));
  private static final List<StrategyGoal> ALL_GOALS =
      List.of(
          new StrategyGoal(true, true),
          new StrategyGoal(true, false),
          new StrategyGoal(false, true),
          new StrategyGoal(false, false));

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "3x4", "4x3"})
  void everyPositionOfSmallTalpaHasItsValue(String variant) {
    assertSame("talpa", variant);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"3x5", "5x3", "4x4", "3x6", "6x3"})
  void everyPositionOfLargerTalpaHasItsValue(String variant) {
    assertSame("talpa", variant);
  }

  private static void assertSame(String game, String variant) {
    ReferenceGame reference = ReferenceGames.game(game, variant);
    Map<String, CheckerOutcome> values = new HashMap<>();
    Map<String, String> positions = new HashMap<>();
    value(reference.start(), values, positions);
    CheckerGame fast = CheckerGame.of(game, variant, reference, false);
    for (StrategyGoal goal : WINS) {
      // The small table forgets most of what it learns.
      GoalSearch search = new GoalSearch(goal, fast.table(SMALL), () -> false);
      values.forEach((image, value) ->
          assertThat(search.isReached(fast.trail(positions.getOrDefault(image, image))))
              .as("%s in %s", goal, image)
              .isEqualTo(goal.isReached(value)));
    }
  }

  private static CheckerOutcome value(
      ReferencePosition position,
      Map<String, CheckerOutcome> values,
      Map<String, String> positions) {
    CheckerOutcome outcome = CheckerOutcome.parse(position.outcome());
    if (outcome != CheckerOutcome.ONGOING) {
      return outcome;
    }
    String image = position.canonicalText();
    CheckerOutcome known = values.get(image);
    if (known != null) {
      return known;
    }
    CheckerOutcome win = CheckerOutcome.winOf(position.isFirstToMove());
    CheckerOutcome best = CheckerOutcome.winOf(!position.isFirstToMove());
    for (String move : position.moves()) {
      CheckerOutcome value = value(position.play(move), values, positions);
      best = value == win || best == win ? win : value == CheckerOutcome.DRAW ? value : best;
    }
    values.put(image, best);
    positions.put(image, position.format());
    return best;
  }

  /// Games with draws, which only the plain rules play: late positions of random games, for all
  /// goals.
  @ParameterizedTest
  @CsvSource({
    "morelli, 5-adjacent, 3",
    "morelli, 5-opposing, 3",
    "jostle, 6x6, 3",
    "niju, most-2, 2",
    "niju, first-2, 2"
  })
  void latePositionsHaveTheirValue(String game, String variant, int plies) {
    ReferenceGame reference = ReferenceGames.game(game, variant);
    CheckerGame rules = CheckerGame.of(game, variant, reference, false);
    for (long seed = 1; seed <= 3; seed++) {
      ReferencePosition position = late(reference, plies, seed);
      CheckerOutcome value = value(position, new HashMap<>(), new HashMap<>());
      for (StrategyGoal goal : ALL_GOALS) {
        GoalSearch search = new GoalSearch(goal, rules.table(SMALL), () -> false);
        assertThat(search.isReached(rules.trail(position.format())))
            .as("%s in %s, seed %d", goal, position.format(), seed)
            .isEqualTo(goal.isReached(value));
      }
    }
  }

  private static ReferencePosition late(ReferenceGame game, int plies, long seed) {
    Random random = new Random(seed);
    List<ReferencePosition> line = new ArrayList<>();
    ReferencePosition position = game.start();
    while (!position.moves().isEmpty()) {
      line.add(position);
      position = position.play(position.moves().get(random.nextInt(position.moves().size())));
    }
    return line.get(Math.max(0, line.size() - plies));
  }

  @Test
  void aSearchStopsWhenAsked() {
    ReferenceGame reference = ReferenceGames.game("talpa", "6x6");
    CheckerGame game = CheckerGame.of("talpa", "6x6", reference, false);
    GoalSearch search = new GoalSearch(WINS.getFirst(), game.table(SMALL), () -> true);
    CheckerTrail start = game.trail(reference.start().format());
    assertThatExceptionOfType(CheckStoppedException.class)
        .isThrownBy(() -> search.isReached(start));
  }
}
