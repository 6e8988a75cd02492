package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Each sentence of the report's description of its computer. Cells are named `x,y`.
final class NijuClassicPlayerTest {
  private static final NijuGame MOST = new NijuFamily().game("most");

  /// White's tile 1 on 0,0 wants NW, N, NE and E and has all but NE: the cell 1,1 is in danger.
  /// Black has two patterns with three cells missing, and a spoiled one.
  private static final NijuPosition DANGER =
      MOST.parse("w4r0@-1,1;w2r0@0,1;w1r0@0,0;w3r0@1,0;b1r0@0,-1;b2r0@0,-2;b3r0@1,-2 b");

  /// The same without the tile at NW, and White to move.
  private static final NijuPosition TWO_MISSING =
      MOST.parse("w2r0@0,1;w1r0@0,0;w3r0@1,0;b1r0@0,-1;b2r0@0,-2;b3r0@1,-2 w");

  private static final int DRAWS = 4000;

  /// How often each cell is played in many draws.
  private static Map<String, Integer> cells(NijuPosition position, NijuClassicPlayer.Level level) {
    RandomGenerator random = SeededRandom.of(1);
    Map<String, Integer> cells = new HashMap<>();
    for (int i = 0; i < DRAWS; i++) {
      int move = new NijuClassicPlayer(level).chooseMove(position, random);
      assertThat(position.isLegal(move)).isTrue();
      cells.merge(position.game().board().name(NijuMove.cell(move)), 1, Integer::sum);
    }
    return cells;
  }

  private static NavigableSet<String> names(NavigableSet<Integer> cells) {
    NavigableSet<String> names = new TreeSet<>();
    cells.forEach(cell -> names.add(MOST.board().name(cell)));
    return names;
  }

  @Test
  void easyPlaysAnyCell() {
    assertThat(cells(DANGER, NijuClassicPlayer.Level.EASY)).hasSize(DANGER.playableCells().length);
  }

  /// A uniformly random move would lay tile 19, which has one turn, four times more rarely than
  /// tile 1, which has four. 19 degrees of freedom: chi-square exceeds 43.8 once in a thousand
  /// seeds.
  @ParameterizedTest
  @EnumSource(NijuClassicPlayer.Level.class)
  void everyTileOfTheHandAndEveryTurnIsEquallyLikely(NijuClassicPlayer.Level level) {
    NijuPosition start = MOST.start(0);
    RandomGenerator random = SeededRandom.of(1);
    int[] tiles = new int[21];
    int[] turns = new int[4];
    int draws = 8000;
    for (int i = 0; i < draws; i++) {
      int move = new NijuClassicPlayer(level).chooseMove(start, random);
      tiles[NijuMove.tile(move)]++;
      if (NijuMove.tile(move) <= 9) {
        turns[NijuMove.quarterTurns(move)]++;
      }
    }
    assertThat(chiSquare(tiles, 1, draws / 20.0)).isLessThan(43.8);
    assertThat(chiSquare(turns, 0, draws * 9 / 20.0 / 4)).isLessThan(20);
  }

  private static double chiSquare(int[] counts, int from, double expected) {
    double sum = 0;
    for (int i = from; i < counts.length; i++) {
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
  }

  @Test
  void dangerIsWhereOneMoreTileCompletesAnEnemyPattern() {
    assertThat(names(NijuClassicPlayer.danger(DANGER))).containsExactly("1,1");
    assertThat(NijuClassicPlayer.danger(TWO_MISSING)).isEmpty();
  }

  @Test
  void hardAlwaysDefendsInDanger() {
    assertThat(cells(DANGER, NijuClassicPlayer.Level.HARD)).containsOnlyKeys("1,1");
  }

  @Test
  void mediumDefendsThreeTimesInTenAndElseAttacks() {
    Map<String, Integer> cells = cells(DANGER, NijuClassicPlayer.Level.MEDIUM);
    assertThat(cells).containsOnlyKeys("1,1", "-1,-1", "1,-1", "1,-3");
    // Four standard deviations of a binomial count: 1200 of 4000, and 933 for each other cell.
    assertThat(cells.get("1,1")).isBetween(1200 - 116, 1200 + 116);
    assertThat(cells.get("-1,-1")).isBetween(933 - 107, 933 + 107);
    assertThat(cells.get("1,-1")).as("in both patterns").isBetween(933 - 107, 933 + 107);
  }

  @ParameterizedTest
  @EnumSource(
      value = NijuClassicPlayer.Level.class,
      names = {"MEDIUM", "HARD"})
  void withoutDangerTheyPlayOnThePatternWithTheFewestMissing(NijuClassicPlayer.Level level) {
    assertThat(cells(TWO_MISSING, level)).containsOnlyKeys("1,1", "-1,1");
  }

  @Test
  void aSpoiledPatternIsTheLastChoiceAndBetterThanNone() {
    NijuPosition spoiled = MOST.parse("b1r0@0,1;w1r0@0,0 w");
    assertThat(names(NijuClassicPlayer.targets(spoiled))).containsExactly("-1,1", "1,0", "1,1");
    NijuPosition better = MOST.parse("b1r0@0,1;w1r0@0,0;w20r0@1,0;b2r0@2,0 w");
    assertThat(names(NijuClassicPlayer.targets(better)))
        .as("tied with four missing")
        .contains("0,-1");
    assertThat(names(NijuClassicPlayer.targets(DANGER))).as("b1 wants -1,0").doesNotContain("-1,0");
  }

  @Test
  void completePatternsAreSkipped() {
    NijuPosition complete =
        MOST.parse(
            "w4r0@-1,1;w2r0@0,1;w5r0@1,1;w1r0@0,0;w3r0@1,0;"
                + "b1r0@0,-1;b2r0@0,-2;b3r0@1,-2;b4r0@2,-2;b5r0@3,-2 w");
    assertThat(names(NijuClassicPlayer.targets(complete))).isNotEmpty();
  }

  @Test
  void withoutAPlayableTargetTheCellIsRandom() {
    NijuPosition noTile = MOST.parse("w1r0@0,0 b");
    assertThat(NijuClassicPlayer.targets(noTile)).isEmpty();
    assertThat(cells(noTile, NijuClassicPlayer.Level.HARD))
        .containsOnlyKeys("0,1", "0,-1", "1,0", "-1,0");
  }

  @Test
  void aDangerousCellThatCannotBePlayedIsNoDanger() {
    // Tile 20 wants its four corners; 1,1 is empty, and so are all cells that touch it by an edge.
    NijuPosition corner =
        MOST.parse("w1r0@-1,1;b1r0@-1,0;w20r0@0,0;w2r0@-1,-1;b2r0@0,-1;w3r0@1,-1;b3r0@0,-2 b");
    assertThat(NijuClassicPlayer.danger(corner)).isEmpty();
  }

  @Test
  void dangerCountsTilesOnTheTableOnly() {
    // White's tile 1 laid on -1,0 would be complete at once; no tile on the table is in danger.
    NijuPosition hand =
        MOST.parse("w19r0@-2,1;w20r0@-1,1;w5r0@0,1;w10r0@0,0;b6r0@1,1;b7r0@2,1;b8r0@3,1 b");
    NijuPosition white = MOST.parse(hand.format().replace(" b", ";b9r0@4,1 w"));
    NijuPosition laid = white.playUnchecked(white.parseMove("1r0@-1,0"));
    assertThat(laid.completePatterns(Side.FIRST)).isEqualTo(1);
    assertThat(NijuClassicPlayer.danger(hand)).isEmpty();
  }
}
