package tabuleiro.engine.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.games.niju.NijuPosition;

/// The terms and the move priorities in hand-made positions.
final class NijuTermsTest {
  private static final NijuEvaluatorFactory FACTORY = new NijuEvaluatorFactory();

  /// White's tile 19 marks N, E, S and W, and lacks W.
  private static final String READY =
      "w20r0@0,1;w19r0@0,0;w14r0@1,0;w13r0@0,-1;b20r0@2,0;b19r0@3,0;b14r0@4,0;b13r0@5,0 w";

  /// The same with one more white tile, and Black to move.
  private static final String DANGER =
      "w18r0@0,2;w20r0@0,1;w19r0@0,0;w14r0@1,0;w13r0@0,-1;b20r0@2,0;b19r0@3,0;b14r0@4,0;"
          + "b13r0@5,0 b";

  /// The scoring example of the rules page: one point for White, and Black to move.
  private static final String SCORED =
      "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;w4r0@1,-1 b";

  private static NijuPosition position(String variant, String text) {
    return new NijuFamily().game(variant).parse(text);
  }

  /// Returns the terms that are not 0.
  private static String terms(NijuPosition position) {
    int[] values = new int[FACTORY.termNames().size()];
    FACTORY.weightedTrail(position, FACTORY.weights()).computeTerms(values);
    StringJoiner terms = new StringJoiner(" ");
    for (int i = 0; i < values.length; i++) {
      if (values[i] != 0) {
        terms.add(FACTORY.termNames().get(i) + "=" + values[i]);
      }
    }
    return terms.toString();
  }

  @Test
  void patternsCountByMissingTiles() {
    String two = "w20r0@0,1;w19r0@0,0;w14r0@1,0;b20r0@2,0;b19r0@3,0;b14r0@4,0 w";
    assertThat(terms(position("most", two)))
        .isEqualTo("own-two=2 foe-two=1 own-three=1 foe-three=1 late-two=6 tempo=1");
    assertThat(terms(position("first", two)))
        .isEqualTo(
            "first-own-two=2 first-foe-two=1 first-own-three=1 first-foe-three=1 first-late-two=6"
                + " first-tempo=1");
  }

  @Test
  void readyPatternIsAGainForTheSideToMove() {
    assertThat(terms(position("most", READY))).startsWith("ready=1 swing=1 own-two=1 foe-two=1");
    assertThat(terms(position("first", READY))).startsWith("first-win=1 first-own-two=1");
    assertThat(terms(position("most", DANGER))).startsWith("ready=-1 swing=1 own-two=1");
    assertThat(terms(position("first", DANGER))).startsWith("first-forced=1 first-own-two=1");
  }

  @Test
  void cornersInHandCount() {
    // The placed tiles of White mark 4 + 0 + 1 + 2 + 1 corners, Black 4 + 0 + 1 + 2.
    assertThat(terms(position("most", DANGER))).contains(" corners=1 ");
  }

  @Test
  void isolatedLastCellIsHidden() {
    String hidden =
        "w19r0@1,1;w20r0@0,0;b20r0@1,0;b14r0@2,0;b13r0@3,0;w17r0@-1,-1;b19r0@0,-1;w18r0@1,-1 w";
    // White's 17, 18 and 19 are spoiled, Black's 14 and 19.
    assertThat(terms(position("most", hidden)))
        .isEqualTo("hidden=1 foe-three=1 late-three=-8 spoiled=1 tempo=1");
  }

  @Test
  void oneTileOnAForkServesTwoPatterns() {
    // White's 19 lacks S and W, 1 lacks SW, the same cell, and N.
    String fork = "w20r0@0,1;w19r0@0,0;w1r3@1,0;b20r0@2,0;b19r0@3,0;b14r0@4,0 w";
    assertThat(terms(position("most", fork))).contains("own-two=2", "own-fork=1");
    assertThat(terms(position("first", fork))).contains("first-own-fork=1");
  }

  @Test
  void oneTileOnAChainCompletesAPatternAndThreatens() {
    String chain =
        "w20r0@0,1;w13r0@-1,0;w19r0@0,0;w1r3@1,0;b20r0@2,0;b19r0@3,0;b14r0@4,0;b13r0@5,0 w";
    assertThat(terms(position("most", chain))).startsWith("ready=1 swing=1 own-chain=1");
  }

  @Test
  void completePatternsArePoints() {
    assertThat(terms(position("most", SCORED))).startsWith("points=-1 late-points=-9 ");
    assertThat(FACTORY.metricTrail(position("most", SCORED)).evaluate()).isEqualTo(-100);
  }

  @Test
  void patternThatTheHandCannotCompleteIsSpoiled() {
    String last = "w1r0@0,0;b1r0@1,0;w2r0@0,1;b2r0@2,0 w";
    // One tile each in hand: White's 1 has N and lacks three, its 2 lacks four, Black's 1 and 2
    // lack at least three.
    assertThat(terms(position("most-3", last))).doesNotContain("three").contains("tempo=1");
  }

  @ParameterizedTest
  @CsvSource({"most", "first"})
  void completingOrBlockingMovesComeFirst(String variant) {
    for (String text : new String[] {READY, DANGER}) {
      NijuPosition position = position(variant, text);
      int[] moves = position.legalMoves();
      int[] priorities = new int[moves.length];
      FACTORY
          .weightedTrail(position, FACTORY.weights())
          .prioritize(moves, 0, moves.length, priorities);
      int best =
          IntStream.range(0, moves.length)
              .reduce((a, b) -> priorities[b] > priorities[a] ? b : a)
              .orElseThrow();
      assertThat(position.formatMove(moves[best])).as(text).endsWith("@-1,0");
      assertThat(IntStream.of(priorities)).allMatch(rank -> Math.abs(rank) <= 100_000);
    }
  }
}
