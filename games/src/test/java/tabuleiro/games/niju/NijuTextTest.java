package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tabuleiro.games.niju.NijuExamples.SCORED;
import static tabuleiro.games.niju.NijuExamples.SCORED_FOR_BLACK;
import static tabuleiro.games.niju.NijuExamples.position;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;

/// Positions and moves as text; every error has its own key and rule.
class NijuTextTest {
  private static final String TWO = "w7r0@0,0;b12r1@1,0 w";

  /// Returns rule and key of what is wrong.
  private static String reason(RulesException problem) {
    return problem.violation().rule() + " " + problem.violation().message().key();
  }

  @Nested
  class Positions {
    @Test
    void theStartIsAHyphen() {
      NijuPosition start = new NijuFamily().game("most").start(1);
      assertThat(start.format()).isEqualTo("- w");
      assertThat(position("most", "- w")).isEqualTo(start).hasSameHashCodeAs(start);
    }

    @ParameterizedTest
    @ValueSource(strings = {TWO, SCORED, "w7r0@0,0 b"})
    void theTextIsRoundTrip(String text) {
      assertThat(position("most", text).format()).isEqualTo(text);
    }

    @Test
    void anyOrderIsReadAndTheTopRowIsWrittenFirst() {
      NijuPosition given = position("most", "w7r0@0,0;b2r0@-1,1;w3r3@1,0;b1r2@0,1 w");
      assertThat(given.format()).isEqualTo("b2r0@-1,1;b1r2@0,1;w7r0@0,0;w3r3@1,0 w");
    }

    @Test
    void aLargerTurnNumberIsReadAsTheSmallest() {
      assertThat(position("most", "w19r3@0,0 b").format()).isEqualTo("w19r0@0,0 b");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "''|position-form",
          "-|position-form",
          "w7r0@0,0|position-form",
          "- w w|position-form",
          "'-  w'|position-form",
          "- x|unknown-side",
          "- W|unknown-side",
          "w7r0@0,0; b|tile-form",
          "7r0@0,0 b|tile-form",
          "w7@0,0 b|tile-form",
          "w7r4@0,0 b|tile-form",
          "w7r0@0 b|tile-form",
          "w7r0@-0,0 b|tile-form",
          "w7r0@00,0 b|tile-form",
          "w7r0@0,0,b1r0@0,1 b|tile-form",
          "w7r0@99999999999,0 b|tile-form",
        })
    void whatIsNoPositionText(String text, String key) {
      PositionFormatException problem =
          catchThrowableOfType(PositionFormatException.class, () -> position("most", text));
      assertThat(reason(problem)).isEqualTo(" " + key);
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "most|w21r0@0,0 b|1 no-such-tile",
          "most|w0r0@0,0 b|1 no-such-tile",
          "most-6|w7r0@0,0 b|1 no-such-tile",
          "most-20-8|w9r0@0,0;b9r0@1,0 w|1 no-such-tile",
          "most|w7r0@0,0;b1r0@1,0;w7r1@2,0 b|1 tile-twice",
          "most|w7r0@0,0;b1r0@0,0 w|3 cell-twice",
          "most|w7r0@0,0 w|2 tile-counts",
          "most|- b|2 tile-counts",
          "most|b7r0@0,0 b|2 tile-counts",
          "most|w7r0@0,0;w8r0@0,1 w|2 tile-counts",
          "most|w7r0@1,0 b|3 centre-empty",
          "most|w7r0@0,0;b1r0@1,1 w|3 tile-apart",
          "most|w7r0@0,0;b1r0@64,0 w|3 tile-apart",
          "most|w7r0@0,0;b1r0@65,0 w|3 tile-apart",
          "most|w7r0@0,0;b1r0@0,999999 w|3 tile-apart",
        })
    void fromWhatNoGameCouldGoOn(String variant, String text, String expected) {
      IllegalPositionException problem =
          catchThrowableOfType(IllegalPositionException.class, () -> position(variant, text));
      assertThat(reason(problem)).isEqualTo(expected);
    }

    @Test
    void inFirstTheSideToMoveHasNoCompletePattern() {
      // White has completed a pattern, and Black has moved after that.
      String late = "b6r0@-3,0;" + SCORED.replaceFirst("b$", "w");
      assertThat(position("most", late).completePatterns(Side.FIRST)).isEqualTo(1);
      IllegalPositionException problem =
          catchThrowableOfType(IllegalPositionException.class, () -> position("first", late));
      assertThat(reason(problem)).isEqualTo("7 already-won");
    }

    @Test
    void inFirstAWonPositionIsRead() {
      assertThat(position("first", SCORED).outcome()).hasToString("1-0 patterns");
      assertThat(position("first", SCORED_FOR_BLACK).outcome()).hasToString("0-1 patterns");
    }
  }

  @Nested
  class Moves {
    @ParameterizedTest
    @ValueSource(strings = {"7r1@2,0", "1r3@0,-1", "10r1@1,1"})
    void theTextIsRoundTrip(String text) {
      NijuPosition position = position("most-20", "w9r0@0,0;b12r1@1,0 w");
      assertThat(position.formatMove(position.parseMove(text))).isEqualTo(text);
    }

    @Test
    void movesArePackedAndTakenApart() {
      NijuPosition position = position("most", "w9r0@0,0;b12r1@1,0 w");
      int cell = position.game().board().cellAt(2, 0);
      int move = position.parseMove("10r3@2,0");
      assertThat(NijuMove.of(10, 3, cell)).isEqualTo(move);
      assertThat(NijuMove.tile(move)).isEqualTo(10);
      assertThat(NijuMove.quarterTurns(move)).isEqualTo(1);
      assertThat(NijuMove.cell(move)).isEqualTo(cell);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "7",
          "7r1",
          "7r1@2",
          "7r1@2,0 ",
          "7r4@2,0",
          "7l1@2,0",
          "w7r1@2,0",
          "7r1@+2,0",
          "7r1@2,0;",
          "-7r1@2,0",
          "7r1@02,0",
          "107r1@2,0",
          "7r1@99999999999,0",
          "٧r1@2,0"
        })
    void whatIsNoMove(String text) {
      NijuPosition position = position("most", TWO);
      MoveFormatException problem =
          catchThrowableOfType(MoveFormatException.class, () -> position.parseMove(text));
      assertThat(reason(problem)).isEqualTo(" move-form");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "0r0@2,0|1 no-such-tile",
          "21r0@2,0|1 no-such-tile",
          "7r0@2,0|1 tile-laid",
          "8r0@1,0|3 cell-taken",
          "8r0@2,1|3 not-touching",
          "8r0@-1,1|3 not-touching",
          "8r0@3,0|3 not-touching",
          "8r0@66,0|3 not-touching",
          "8r0@-62,0|3 not-touching",
          "8r0@0,999|3 not-touching",
        })
    void whatTheRulesForbid(String text, String expected) {
      NijuPosition position = position("most", TWO);
      IllegalMoveException problem =
          catchThrowableOfType(IllegalMoveException.class, () -> position.parseMove(text));
      assertThat(reason(problem)).isEqualTo(expected);
      assertThat(position.format()).isEqualTo(TWO);
    }

    @Test
    void theFirstTileGoesNowhereElse() {
      NijuPosition start = new NijuFamily().game("most").start(1);
      IllegalMoveException problem =
          catchThrowableOfType(IllegalMoveException.class, () -> start.parseMove("7r0@1,0"));
      assertThat(reason(problem)).isEqualTo("3 first-tile");
    }

    @Test
    void afterTheEndNothingIsPlayed() {
      NijuPosition end = position("first", SCORED);
      IllegalMoveException problem =
          catchThrowableOfType(IllegalMoveException.class, () -> end.parseMove("6r0@2,0"));
      assertThat(reason(problem)).isEqualTo(" game-over");
    }

    @Test
    void numbersThatAreNoMovesAreRefused() {
      NijuPosition position = position("most", TWO);
      int legal = position.parseMove("10r0@2,0");
      int turnedTooFar = legal | 2;
      int coloured = NijuMove.withOwner(Side.SECOND, legal);
      int roundTheRing = legal + NijuMove.placeBits(64, 0);
      assertThat(position.isLegal(legal)).isTrue();
      for (int move : new int[] {turnedTooFar, coloured, roundTheRing, ~legal, -legal}) {
        assertThat(position.isLegal(move)).as("%x", move).isFalse();
        assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalMoveException.class);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "most-0",
        "most-21",
        "most-",
        "most-05",
        "last",
        "first-100",
        "Most",
        "most-20-6",
        "most-18-16"
      })
  void otherVariantsAreUnknown(String variant) {
    NijuFamily niju = new NijuFamily();
    assertThatThrownBy(() -> niju.game(variant))
        .isInstanceOf(UnknownVariantException.class)
        .hasMessageContaining("'" + variant + "'");
  }
}
