package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The table "End of a game", row by row. An outcome reads `1-0 reason` when Black has won.
class TrenchEndConditionsTest {
  private static String outcome(String variant, String pieces, String rest) {
    return TrenchExamples.of(variant, pieces, rest).outcome().toString();
  }

  private static String outcomeAfter(String variant, String pieces, String rest, String moves) {
    TrenchPosition before = TrenchExamples.of(variant, pieces, rest);
    assertThat(before.outcome().isOver()).as("over too early").isFalse();
    TrenchPosition after = TrenchExamples.play(before, moves);
    assertThat(after.outcome().isOver()).isEqualTo(after.countMoves() == 0);
    return after.outcome().toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "long", "points25", "to40", "annihilation"})
  void capturingAllPiecesWinsInEveryVariant(String variant) {
    assertThat(outcomeAfter(variant, "Sa1 ta2", "b 0-30 7 0", "a1a2")).isEqualTo("1-0 wipe-out");
    assertThat(outcomeAfter(variant, "sa1 Ta2", "w 30-0 7 0", "a1a2")).isEqualTo("0-1 wipe-out");
  }

  @Test
  void capturingTheLastTwoAtOnceWins() {
    assertThat(outcomeAfter("classic", "Cd5 se5 tf5", "b 0-0 7 0", "d5g5"))
        .isEqualTo("1-0 wipe-out");
  }

  @ParameterizedTest
  @CsvSource({"classic, 49 0", "classic, 9 24", "to40, 49 0", "points25, 99 49"})
  void wipeOutDecidesBeforePointsAndCounters(String variant, String counters) {
    assertThat(outcomeAfter(variant, "Sa1 ta2", "b 38-38 " + counters, "a1a2"))
        .isEqualTo("1-0 wipe-out");
    assertThat(outcome("to40", "Sa1", "w 0-70 60 60")).isEqualTo("1-0 wipe-out");
  }

  /// The end for want of a move cannot come up: even the tightest crowd has a move.
  @Test
  void sixteenPiecesInACornerBehindABlockedTrenchHaveAMove() {
    String army = "Ga1 Kb1 Ka2 Cc1 Cb2 Ca3 Td1 Tc2 Tb3 Ta4 Se1 Sd2 Sc3 Sb4 Sa5 Sf1";
    assertThat(TrenchExamples.black(army + " gg1").outcome().isOver()).isFalse();
    assertThat(
            TrenchExamples.black("Sh1 gg1 kh2")
                .formatMove(TrenchExamples.black("Sh1 gg1 kh2").moveAt(0)))
        .isEqualTo("h1h2");
  }

  @ParameterizedTest
  @CsvSource({
    "12-10, 1-0 plies",
    "10-12, 0-1 plies",
    "12-12, 1/2-1/2 plies",
  })
  void classicEndsAfter50Plies(String points, String expected) {
    String rest = "w " + points + " 49 3";
    assertThat(outcomeAfter("classic", "Sa1 th8", rest, "h8h7")).isEqualTo(expected);
  }

  @Test
  void lastCaptureCountsAtThe50thPly() {
    assertThat(outcomeAfter("classic", "Sa1 Ga8 th8 tg8", "w 6-0 49 3", "g8e8"))
        .isEqualTo("1-0 plies");
    assertThat(outcomeAfter("classic", "Sa1 Ge8 th8 tg8", "w 6-0 49 3", "g8e8"))
        .isEqualTo("0-1 plies");
  }

  @ParameterizedTest
  @CsvSource({
    "12-10, 1-0 no-capture",
    "10-12, 0-1 no-capture",
    "12-12, 1/2-1/2 no-capture",
  })
  void classicEndsAfter25PliesWithoutCapture(String points, String expected) {
    String rest = "b " + points + " 40 24";
    assertThat(outcomeAfter("classic", "Sa1 th8", rest, "a1a2")).isEqualTo(expected);
  }

  @Test
  void captureBeginsTheCountOf25Anew() {
    TrenchPosition after =
        TrenchExamples.play(TrenchExamples.of("classic", "Sa1 sa2 th8", "b 0-0 40 24"), "a1a2");
    assertThat(after.outcome().isOver()).isFalse();
    assertThat(after.pliesSinceCapture()).isZero();
  }

  @Test
  void pliesDecideBeforeNoCapture() {
    assertThat(outcomeAfter("classic", "Sa1 th8", "w 2-0 49 24", "h8h7")).isEqualTo("1-0 plies");
  }

  @ParameterizedTest
  @ValueSource(strings = {"long", "points25", "to40"})
  void longVariantsEndAfter50PliesWithoutCaptureOnly(String variant) {
    assertThat(outcome(variant, "Sa1 th8", "b 12-10 1000 49")).isEqualTo("*");
    assertThat(outcomeAfter(variant, "Sa1 th8", "b 12-10 1000 49", "a1a2"))
        .isEqualTo("1-0 no-capture");
    assertThat(outcomeAfter(variant, "Sa1 th8", "b 10-12 1000 49", "a1a2"))
        .isEqualTo("0-1 no-capture");
    assertThat(outcomeAfter(variant, "Sa1 th8", "b 12-12 1000 49", "a1a2"))
        .isEqualTo("1/2-1/2 no-capture");
  }

  @Test
  void longHasNoPointLimit() {
    assertThat(outcome("long", "Sa1 th8", "b 70-68 1000 0")).isEqualTo("*");
  }

  @Test
  void points25GivesWhiteATurnAfterBlackReaches25() {
    TrenchPosition reached =
        TrenchExamples.play(
            TrenchExamples.of("points25", "Sa1 sa2 th8 Sh6", "b 48-46 60 2"), "a1a2");
    assertThat(reached.format()).endsWith(" w 50-46 61 0");
    assertThat(reached.outcome().isOver()).isFalse();
    assertThat(TrenchExamples.play(reached, "h8h7").outcome().toString()).isEqualTo("1-0 points");
  }

  @Test
  void points25IsADrawWhenWhiteCatchesUp() {
    assertThat(outcomeAfter("points25", "Sa1 Th6 th8", "w 50-46 61 0", "h8h6"))
        .isEqualTo("1/2-1/2 points");
    assertThat(outcomeAfter("points25", "Sa1 Ch6 th8", "w 50-46 61 0", "h8h6"))
        .isEqualTo("0-1 points");
  }

  @Test
  void points25EndsAtOnceWhenWhiteReachesIt() {
    assertThat(outcomeAfter("points25", "Sa1 Th6 th8", "w 48-46 61 0", "h8h6"))
        .isEqualTo("0-1 points");
    assertThat(outcome("points25", "Sa1 th8", "b 48-48 62 0")).isEqualTo("*");
  }

  @Test
  void to40IsWonAtOnce() {
    assertThat(outcomeAfter("to40", "Sa1 sa2 th8", "b 38-38 60 0", "a1a2")).isEqualTo("1-0 points");
    assertThat(outcomeAfter("to40", "Sa1 Sh7 th8", "w 38-38 61 0", "h8h7")).isEqualTo("0-1 points");
    assertThat(outcome("to40", "Sa1 th8", "b 38-38 60 0")).isEqualTo("*");
  }

  @Test
  void pointsDecideBeforeCounters() {
    assertThat(outcome("to40", "Sa1 th8", "b 0-40 60 50")).isEqualTo("0-1 points");
    assertThat(outcome("points25", "Sa1 th8", "b 50-0 60 50")).isEqualTo("1-0 points");
    assertThat(outcome("points25", "Sa1 th8", "w 50-0 60 50")).isEqualTo("1-0 no-capture");
  }

  @Test
  void annihilationIsADrawAfter50PliesWithoutCapture() {
    assertThat(outcome("annihilation", "Sa1 th8", "b 70-0 1000 49")).isEqualTo("*");
    assertThat(outcomeAfter("annihilation", "Sa1 th8", "b 70-0 1000 49", "a1a2"))
        .isEqualTo("1/2-1/2 no-capture");
  }

  @ParameterizedTest
  @CsvSource({
    "classic, b 0-0 0 0, 25",
    "classic, b 0-0 40 3, 10",
    "classic, b 0-0 30 20, 5",
    "classic, b 0-0 50 0, 0",
    "long, b 0-0 40 3, 47",
    "to40, b 40-0 40 3, 0",
    "annihilation, w 0-0 400 49, 1"
  })
  void pliesLeftFollowTheNearerCounter(String variant, String rest, int left) {
    assertThat(TrenchExamples.of(variant, "Sa1 th8", rest).pliesLeft()).isEqualTo(left);
  }
}
