package tabuleiro.engine.niju;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.games.niju.NijuPosition;

/// The cells that patterns lack, in positions that were made by hand.
final class NijuWantedCellsTest {
  private static final NijuGame GAME = new NijuFamily().game("most");

  /// White's tile 19 on 0,0 lacks 1,0 alone.
  private static final String READY =
      "w2r0@0,1;w3r0@1,1;b1r0@-6,0;b2r0@-5,0;b3r0@-4,0;b4r0@-3,0;b5r0@-2,0;w4r0@-1,0;w19r0@0,0;"
          + "w5r0@0,-1";

  private static NijuWantedCells wanted(String text, int[] worth) {
    NijuPosition position = GAME.parse(text);
    NijuWantedCells wanted = new NijuWantedCells(new NijuPatternFeatures(position));
    wanted.compute(position.sideToMove().ordinal(), worth);
    return wanted;
  }

  private static NijuWantedCells wanted(String text) {
    return wanted(text, new int[2 * NijuWantedCells.KINDS]);
  }

  private static int cell(int x, int y) {
    return NijuPatternFeatures.paddedCell(GAME.board().cellAt(x, y));
  }

  @Test
  void lastCellOfAPatternIsWantedMost() {
    NijuWantedCells wanted = wanted(READY + " w");
    assertThat(wanted.completed(0, cell(1, 0))).isEqualTo(1);
    assertThat(wanted.urgency(0, cell(1, 0))).isEqualTo(1);
    assertThat(wanted.urgency(1, cell(1, 0))).isZero();
    assertThat(wanted.opponentsReadyCells()).isZero();
  }

  @Test
  void opponentSeesThatTheCellIsReady() {
    // Black has one tile fewer than White, and the same pattern waits for White.
    NijuWantedCells wanted = wanted(READY + ";w6r0@-7,0 b");
    assertThat(wanted.completed(1, cell(1, 0))).isEqualTo(1);
    assertThat(wanted.opponentsReadyCells()).isEqualTo(1);
    assertThat(wanted.completed(0, cell(1, 0))).isZero();
  }

  @Test
  void patternThatLacksTwoTilesBecomesAThreat() {
    // White's tile 19 lacks its right and its lower neighbour; Black's tile touches neither.
    NijuWantedCells wanted = wanted("w19r0@0,0;w2r0@-1,0;w3r0@0,1;b1r0@-2,0;b2r0@-3,0;b3r0@-4,0 w");
    for (int[] place : new int[][] {{1, 0}, {0, -1}}) {
      int cell = cell(place[0], place[1]);
      assertThat(wanted.completed(0, cell)).isZero();
      assertThat(wanted.lastButOne(0, cell)).isPositive();
      assertThat(wanted.urgency(0, cell)).isEqualTo(2);
      assertThat(wanted.threats(cell)).isPositive();
    }
  }

  @Test
  void valueIsTheSumOverThePatternsByTheirKind() {
    int[] worth = new int[2 * NijuWantedCells.KINDS];
    worth[0] = 7;
    assertThat(wanted(READY + " w", worth).value(cell(1, 0))).isEqualTo(7);
    worth[0] = 0;
    worth[NijuWantedCells.KINDS] = 5;
    assertThat(wanted(READY + ";w6r0@-7,0 b", worth).value(cell(1, 0))).isEqualTo(5);
  }

  @Test
  void nothingIsLeftOfThePositionBefore() {
    NijuPosition position = GAME.parse(READY + " w");
    NijuPatternFeatures patterns = new NijuPatternFeatures(position);
    NijuWantedCells wanted = new NijuWantedCells(patterns);
    wanted.compute(0, new int[2 * NijuWantedCells.KINDS]);
    int move = position.parseMove("6r0@1,0");
    patterns.play(move, position.sideToMove());
    wanted.compute(1, new int[2 * NijuWantedCells.KINDS]);
    assertThat(wanted.urgency(0, cell(1, 0)) + wanted.urgency(1, cell(1, 0))).isZero();
  }
}
