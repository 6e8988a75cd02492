package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.trench.TrenchExamples.black;
import static tabuleiro.games.trench.TrenchExamples.captures;
import static tabuleiro.games.trench.TrenchExamples.play;
import static tabuleiro.games.trench.TrenchExamples.targets;
import static tabuleiro.games.trench.TrenchExamples.white;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.Side;

/// Rules 1 to 6 by example; [TrenchEndConditionsTest] has the ends of a game.
class TrenchRulesTest {
  @Test
  void rule1TrenchIsTheDiagonalA8H1() {
    for (String square : new String[] {"a8", "b7", "c6", "d5", "e4", "f3", "g2", "h1"}) {
      int cell = TrenchGame.BOARD.cell(square).orElseThrow();
      assertThat(TrenchSquares.has(TrenchSquares.TRENCH, cell)).as(square).isTrue();
      assertThat(TrenchSquares.depth(Side.FIRST, cell)).as(square).isZero();
    }
    assertThat(Long.bitCount(TrenchSquares.TRENCH)).isEqualTo(8);
    assertThat(TrenchSquares.depth(Side.FIRST, TrenchGame.BOARD.cell("a1").orElseThrow()))
        .isEqualTo(-7);
    assertThat(TrenchSquares.depth(Side.SECOND, TrenchGame.BOARD.cell("h8").orElseThrow()))
        .isEqualTo(-7);
  }

  @Test
  void rule2StartHasTheArmiesInTheirCorners() {
    TrenchPosition start = new TrenchFamily().game().start(1);
    assertThat(start.format())
        .isEqualTo("4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0");
    for (Side side : Side.values()) {
      long pieces = start.pieces(side);
      assertThat(Long.bitCount(pieces)).isEqualTo(16);
      assertThat(Long.bitCount(pieces & start.piecesReaching(1))).isEqualTo(16);
      assertThat(Long.bitCount(pieces & start.piecesReaching(2))).isEqualTo(10);
      assertThat(Long.bitCount(pieces & start.piecesReaching(3))).isEqualTo(6);
      assertThat(Long.bitCount(pieces & start.piecesReaching(4))).isEqualTo(3);
      assertThat(Long.bitCount(pieces & start.piecesReaching(5))).isEqualTo(1);
    }
  }

  @Test
  void rule3BlackMovesFirstAndPlayersMoveInTurn() {
    TrenchPosition start = new TrenchFamily().game().start(1);
    assertThat(start.sideToMove()).isEqualTo(Side.FIRST);
    TrenchPosition after = play(start, "d4e4");
    assertThat(after.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(play(after, "e5d5").sideToMove()).isEqualTo(Side.FIRST);
  }

  @ParameterizedTest
  @CsvSource({
    "S, b3 c2 c4 d3",
    "T, a3 b3 c1 c2 c4 c5 d3 d4 e3 e5",
    "C, a1 a3 b2 b3 c1 c2 c4 c5 c6 d3 d4 e3 e5 f3 f6",
    "K, a3 a5 b3 b4 c1 c2 c4 c5 c6 c7 d2 d3 d4 e1 e3 e5 f3 f6 g3 g7",
    "G, a1 a3 a5 b2 b3 b4 c1 c2 c4 c5 c6 c7 c8 d2 d3 d4 e1 e3 e5 f3 f6 g3 g7 h3 h8"
  })
  void rule4ReachAndDirectionsOfBlacksRanks(String rank, String targets) {
    assertThat(targets(black(rank + "c3 ch7"), "c3")).isEqualTo(targets);
  }

  @ParameterizedTest
  @CsvSource({
    "s, e6 f5 f7 g6",
    "t, d4 d6 e5 e6 f4 f5 f7 f8 g6 h6",
    "c, c3 c6 d4 d6 e5 e6 f3 f4 f5 f7 f8 g6 g7 h6 h8",
    "k, b2 b6 c3 c6 d4 d6 d8 e5 e6 e7 f2 f3 f4 f5 f7 f8 g5 g6 h4 h6",
    "g, a1 a6 b2 b6 c3 c6 d4 d6 d8 e5 e6 e7 f1 f2 f3 f4 f5 f7 f8 g5 g6 g7 h4 h6 h8"
  })
  void rule4WhitesDirectionsAreTheHalfTurn(String rank, String targets) {
    assertThat(targets(white(rank + "f6 Ca2"), "f6")).isEqualTo(targets);
  }

  @Test
  void rule4NoJumpingAndNoLandingOnOnesOwn() {
    assertThat(targets(black("Gc3 Sc5 Se3 Se5 Sb3 Sb2 Sc2 ch7"), "c3"))
        .isEqualTo("a5 b4 c4 d2 d3 d4 e1");
  }

  @Test
  void rule5CaptureEndsTheMoveAndIsNeverCompulsory() {
    TrenchPosition position = black("Ga1 sa3 sa4 gh8");
    assertThat(targets(position, "a1")).isEqualTo("a2 a3 b1 b2 c1 c3 d1 d4 e1 e5 f1 f6");
    assertThat(captures(position, "a1a3")).isEqualTo("a3");
    assertThat(captures(position, "a1a2")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"s, 2", "t, 4", "c, 6", "k, 8", "g, 10"})
  void rule5AnyRankIsCapturedByASoldierForItsPoints(String rank, int points) {
    TrenchPosition after = play(black("Sb2 " + rank + "b3 sh8"), "b2b3");
    assertThat(after.capturedPoints(Side.FIRST)).isEqualTo(points);
    assertThat(after.capturedPoints(Side.SECOND)).isZero();
    assertThat(after.pliesSinceCapture()).isZero();
    assertThat(after.format()).isEqualTo("7s/8/8/8/8/1S6/8/8 w " + points + "-0 1 0");
  }

  @Test
  void rule5WhitesCapturesAreWhitesPoints() {
    TrenchPosition after = play(white("sb2 Kb3 Sh7"), "b2b3");
    assertThat(after.capturedPoints(Side.SECOND)).isEqualTo(8);
    assertThat(after.capturedPoints(Side.FIRST)).isZero();
  }

  @Nested
  class Rule6Trench {
    @Test
    void rule6aNotCapturedNorPassedFromTheOtherTerritory() {
      assertThat(targets(black("Ge2 te4 gh8"), "e2"))
          .isEqualTo("a2 a6 b2 b5 c2 c4 d1 d2 d3 e1 e3 f1 f2 f3 g2 g4 h2 h5");
      assertThat(targets(white("gd7 Td5 Ga1"), "d7")).contains("d6").doesNotContain("d5", "d4");
    }

    @Test
    void rule6aCapturedFromBehind() {
      TrenchPosition position = black("Se5 te4 gh8");
      assertThat(captures(position, "e5e4")).isEqualTo("e4");
      assertThat(captures(white("sd4 Td5 Ga1"), "d4d5")).isEqualTo("d5");
    }

    @Test
    void rule6aNotPassedFromBehindEither() {
      assertThat(targets(black("Gg6 td3 te4 gh8"), "g6")).contains("e4").doesNotContain("d3");
    }

    @Test
    void rule6bGoesOnAfterACaptureAndMayStopAnywhere() {
      TrenchPosition position = black("Cd5 se5 sf5 gh8");
      assertThat(targets(position, "d5")).contains("e5", "f5", "g5").doesNotContain("h5");
      assertThat(captures(position, "d5e5")).isEqualTo("e5");
      assertThat(captures(position, "d5f5")).isEqualTo("e5 f5");
      assertThat(captures(position, "d5g5")).isEqualTo("e5 f5");
      assertThat(play(position, "d5g5").capturedPoints(Side.FIRST)).isEqualTo(4);
    }

    @Test
    void rule6bHoldsStraightForwardAndForWhite() {
      assertThat(captures(black("Gd5 te6 kf7 gh8"), "d5g8")).isEqualTo("e6 f7");
      assertThat(captures(white("gd5 Sc4 Tb3 Ga1"), "d5a2")).isEqualTo("c4 b3");
      assertThat(captures(white("cd5 Sd4 Td3 Ga1"), "d5d2")).isEqualTo("d4 d3");
    }

    @Test
    void rule6bOwnPiecesBlock() {
      assertThat(targets(black("Cd5 se5 Sf5 gh8"), "d5")).contains("e5").doesNotContain("f5", "g5");
    }

    @Test
    void rule6cCapturesNothingInItsOwnTerritoryButMovesThere() {
      String targets = targets(black("Cd5 sc5 sd3 gh8"), "d5");
      assertThat(targets).doesNotContain("c5", "b5", "a5", "d3", "d2");
      assertThat(targets).contains("d4", "c4", "b3", "a2");
    }

    @Test
    void rule6dMovesAlongTheTrenchButCapturesNothingThere() {
      assertThat(targets(black("Gd5 sf3 ga1"), "d5"))
          .contains("a8", "b7", "c6", "e4")
          .doesNotContain("f3", "g2", "h1");
      assertThat(targets(black("Kd5 se4 ga1"), "d5")).doesNotContain("e4", "f3");
      assertThat(targets(black("Cd5 sh8"), "d5")).doesNotContain("c6", "e4");
    }

    @Test
    void rule6eEnteringOrCrossingGivesNothing() {
      // From d4 over the trench square d5: the capture on d6 ends the move.
      assertThat(targets(black("Gd4 sd6 sd7 gh8"), "d4")).contains("d6").doesNotContain("d7");
      assertThat(targets(black("Gd5 sd6 sd7 gh8"), "d5")).contains("d6", "d7", "d8");
    }

    @Test
    void rule6eDiagonalStepPassesBetweenTwoTrenchSquares() {
      TrenchPosition position = black("Td4 Sd3 kd5 ke4 sh8");
      assertThat(targets(position, "d4")).contains("e5", "f6").doesNotContain("d5", "e4");
      assertThat(captures(black("Td4 kd5 ke4 se5 gh8"), "d4e5")).isEqualTo("e5");
      assertThat(captures(black("Ce5 kd5 ke4 sd4 gh8"), "e5d4")).isEqualTo("d4");
    }
  }

  @Nested
  class WorkedExamples {
    @Test
    void captainInTheTrenchWithTwoSoldiersAhead() {
      TrenchPosition position = black("Cd5 se5 sf5 gh8");
      assertThat(captures(position, "d5e5")).isEqualTo("e5");
      assertThat(captures(position, "d5f5")).isEqualTo("e5 f5");
      assertThat(captures(position, "d5g5")).isEqualTo("e5 f5");
    }

    @Test
    void sameWithAnOwnPieceOnF5() {
      String targets = targets(black("Cd5 se5 Sf5 gh8"), "d5");
      assertThat(targets).contains("e5").doesNotContain("f5", "g5");
    }

    @Test
    void soldierBehindTheCaptainBlocksTheWayWest() {
      assertThat(targets(black("Cd5 sc5 gh8"), "d5")).doesNotContain("c5", "b5", "a5");
    }

    @Test
    void generalBeforeASergeantInTheTrench() {
      String targets = targets(black("Ge2 te4 gh8"), "e2");
      assertThat(targets).contains("e3").doesNotContain("e4", "e5", "e6", "e7");
    }

    @Test
    void soldierInWhitesLandTakesFromBehind() {
      assertThat(captures(black("Se5 te4 gh8"), "e5e4")).isEqualTo("e4");
    }

    @Test
    void generalAlongTheTrench() {
      assertThat(targets(black("Gd5 se4 gh7"), "d5")).doesNotContain("e4", "f3", "g2", "h1");
    }

    @Test
    void captainStopsAtTheCaptureBeforeTheTrench() {
      TrenchPosition position = black("Cc4 sd4 se4 gh8");
      assertThat(captures(position, "c4d4")).isEqualTo("d4");
      assertThat(targets(position, "c4")).doesNotContain("e4", "f4");
    }
  }
}
