package tabuleiro.engine.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.niju.NijuMoveWeights.Group;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.games.niju.NijuPosition;

/// The learned move priorities: what they prefer, and where they are used.
final class NijuLearnedMovePriorityTest {
  private static final NijuGame GAME = new NijuFamily().game("most");
  private static final NijuEvaluatorFactory FACTORY = new NijuEvaluatorFactory();

  /// White can complete one pattern on 1,0, or two with the right tile there.
  private static final String READY =
      "w2r0@0,1;w3r0@1,1;b1r0@-6,0;b2r0@-5,0;b3r0@-4,0;b4r0@-3,0;b5r0@-2,0;w4r0@-1,0;w19r0@0,0;"
          + "w5r0@0,-1 w";

  private static Map<String, Integer> priorities(NijuPosition position, NijuMoveWeights weights) {
    NijuPatternFeatures patterns = new NijuPatternFeatures(position);
    int[] moves = position.legalMoves();
    int[] priorities = new int[moves.length];
    new NijuLearnedMovePriority(patterns, weights)
        .prioritize(position.sideToMove().ordinal(), moves, 0, moves.length, priorities);
    return named(position, moves, priorities);
  }

  private static Map<String, Integer> priorities(Evaluator evaluator, NijuPosition position) {
    int[] moves = position.legalMoves();
    int[] priorities = new int[moves.length];
    evaluator.trail(position, 0).prioritize(moves, 0, moves.length, priorities);
    return named(position, moves, priorities);
  }

  private static Map<String, Integer> named(NijuPosition position, int[] moves, int[] numbers) {
    Map<String, Integer> named = new TreeMap<>();
    for (int i = 0; i < moves.length; i++) {
      named.put(position.formatMove(moves[i]), numbers[i]);
    }
    return named;
  }

  @Test
  void moveThatCompletesTwoPatternsComesFirst() {
    Map<String, Integer> priorities = priorities(GAME.parse(READY), NijuMoveWeights.load());
    int highest = priorities.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    assertThat(priorities.get("1r3@1,0")).isEqualTo(highest);
  }

  /// How often each group counts for `1r3@1,0`, which completes tile 19 and its own pattern: the
  /// cell is lacking for the tiles 2, 3, 5 and 19; the neighbour 2,0 is opened; own and opponent's
  /// neighbours at corners and at edges are four numbers; and the tile's pattern lacks nothing.
  @ParameterizedTest
  @EnumSource(Group.class)
  void everyGroupCountsAsOftenAsItsFeatureOccurs(Group group) throws IOException {
    int times =
        switch (group) {
          case CELLS, OPENED, OWN_PATTERN, CORNERS, TILE, THREATS -> 1;
          case PATTERNS, NEIGHBOURS -> 4;
          case LACKING, SURROUNDINGS -> 0;
        };
    assertThat(priorities(GAME.parse(READY), NijuMoveWeightsTest.only(group, 3)).get("1r3@1,0"))
        .isEqualTo(3 * times);
  }

  @Test
  void eachLackingCellCounts() throws IOException {
    // The pattern of tile 20 marks the corners; on 1,0 it has White's tile at two of them.
    for (Group group : new Group[] {Group.LACKING, Group.SURROUNDINGS}) {
      assertThat(priorities(GAME.parse(READY), NijuMoveWeightsTest.only(group, 3)).get("20r0@1,0"))
          .isEqualTo(6);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"most", "most-7", "most-20-8"})
  void strongestEvaluatorOfMostUsesThem(String variant) {
    NijuPosition position = new NijuFamily().game(variant).start(1);
    assertThat(priorities(FACTORY.strongestEvaluator(position.game()), position))
        .isEqualTo(priorities(position, NijuMoveWeights.load()));
  }

  @Test
  void goalFirstAndTheLowerLevelsDoNotUseThem() {
    NijuPosition first = new NijuFamily().game("first").start(1);
    assertThat(priorities(FACTORY.strongestEvaluator(first.game()), first))
        .isEqualTo(priorities(FACTORY.fittedEvaluator(), first));
    NijuPosition most = GAME.start(1);
    assertThat(priorities(FACTORY.fittedEvaluator(), most))
        .isNotEqualTo(priorities(most, NijuMoveWeights.load()));
  }
}
