package tabuleiro.games.niju;

import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.games.niju.NijuExamples.BLACK_WINS;
import static tabuleiro.games.niju.NijuExamples.DRAW;
import static tabuleiro.games.niju.NijuExamples.SCORED;
import static tabuleiro.games.niju.NijuExamples.SCORED_FOR_BLACK;
import static tabuleiro.games.niju.NijuExamples.WHITE_WINS;
import static tabuleiro.games.niju.NijuExamples.after;
import static tabuleiro.games.niju.NijuExamples.moves;
import static tabuleiro.games.niju.NijuExamples.playable;
import static tabuleiro.games.niju.NijuExamples.position;
import static tabuleiro.games.niju.NijuExamples.tileAt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The numbered rules of the rules page, one group of examples each.
class NijuRulesTest {
  @Nested
  class Rule1 {
    @Test
    void theTilesAreAllTheWaysToMark4Of8UpToRotation() {
      int[] times = new int[256];
      for (int tile = 1; tile <= NijuTiles.COUNT; tile++) {
        for (int turns = 0; turns < NijuTiles.distinctRotations(tile); turns++) {
          times[NijuTiles.pattern(tile, turns)]++;
        }
      }
      for (int mask = 0; mask < 256; mask++) {
        assertThat(times[mask]).as("mask %d", mask).isEqualTo(Integer.bitCount(mask) == 4 ? 1 : 0);
      }
    }

    @Test
    void tile1MarksTheCellsOfTheReportsExample() {
      List<String> marked =
          IntStream.range(0, NijuTiles.DIRECTIONS)
              .filter(direction -> (NijuTiles.pattern(1) >> direction & 1) != 0)
              .mapToObj(direction -> NijuTiles.dx(direction) + "," + NijuTiles.dy(direction))
              .toList();
      // [[1,1,1],[0,x,1],[0,0,0]]
      assertThat(marked).containsExactly("-1,1", "0,1", "1,1", "1,0");
    }

    @Test
    void aClockwiseQuarterTurnTurnsThePatternClockwise() {
      // NW, N, NE, E become NE, E, SE, S.
      assertThat(NijuTiles.pattern(1, 1)).isEqualTo(0b0011_1100);
    }

    @Test
    void bothPlayersOwnTheSameTiles() {
      NijuPosition start = new NijuFamily().game("most").start(1);
      for (Side side : Side.values()) {
        assertThat(start.hand(side)).containsExactly(IntStream.rangeClosed(1, 20).toArray());
      }
    }

    @Test
    void aTileLaidIsNoLongerInTheHandOfItsOwnerButInTheOthers() {
      NijuPosition position = position("most-3", "w2r0@0,0;b3r0@1,0 w");
      assertThat(position.hand(Side.FIRST)).containsExactly(1, 3);
      assertThat(position.hand(Side.SECOND)).containsExactly(1, 2);
      assertThat(moves(position)).noneMatch(move -> move.startsWith("2r"));
      assertThat(moves(position)).anyMatch(move -> move.startsWith("3r"));
    }
  }

  @Nested
  class Rule2 {
    @Test
    void whiteBeginsAndThePlayersLayOneTileInTurn() {
      NijuPosition start = new NijuFamily().game("most").start(1);
      assertThat(start.sideToMove()).isEqualTo(Side.FIRST);
      NijuPosition one = after(start, "7r0@0,0");
      assertThat(one.sideToMove()).isEqualTo(Side.SECOND);
      assertThat(tileAt(one, 0, 0).owner()).isEqualTo(Side.FIRST);
      NijuPosition two = after(one, "7r3@0,1");
      assertThat(two.sideToMove()).isEqualTo(Side.FIRST);
      assertThat(tileAt(two, 0, 1).owner()).isEqualTo(Side.SECOND);
    }

    @Test
    void thereIsNoPassingSoEveryMoveLaysATile() {
      NijuPosition position = position("most", "w7r0@0,0;b12r1@1,0 w");
      for (int move : position.legalMoves()) {
        assertThat(position.playUnchecked(move).laidCount()).isEqualTo(3);
      }
    }
  }

  @Nested
  class Rule3 {
    @Test
    void theFirstTileGoesOnTheCentre() {
      assertThat(playable(new NijuFamily().game("first").start(1))).containsExactly("0,0");
    }

    @Test
    void aTileSharesAnEdgeWithATileOfEitherColour() {
      NijuPosition position = position("most", "w7r0@0,0;b12r1@1,0 w");
      assertThat(playable(position)).containsExactly("0,1", "1,1", "-1,0", "2,0", "0,-1", "1,-1");
    }

    @Test
    void aHoleInTheMiddleCanBeFilled() {
      String ring = "w1r0@0,2;b1r0@1,2;w2r0@2,2;b2r0@0,1;w3r0@2,1;b3r0@0,0;w4r0@1,0;b4r0@2,0 w";
      assertThat(playable(position("most", ring))).hasSize(13).contains("1,1");
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "0, 1", "-1, 0", "0, -1"})
    void theTableHasNoEdgeThatAGameCouldReach(int dx, int dy) {
      NijuPosition position = new NijuFamily().game("most").start(1);
      for (int k = 0; k < 40; k++) {
        // Both players lay tile 20 first, which lies the same however it is turned.
        String move = 20 - k / 2 + "r0@" + k * dx + "," + k * dy;
        position = after(position, move);
        checkPlayable(position);
      }
      assertThat(position.outcome().isOver()).isTrue();
      assertThat(tileAt(position, 39 * dx, 39 * dy).number()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, -1", "-1, 1", "-1, -1"})
    void stairsReachNoEdgeEither(int dx, int dy) {
      NijuPosition position = new NijuFamily().game("first").start(1);
      for (int k = 0; k < 40; k++) {
        String move = 20 - k / 2 + "r0@" + (k + 1) / 2 * dx + "," + k / 2 * dy;
        position = after(position, move);
        checkPlayable(position);
      }
      assertThat(position.outcome()).isSameAs(DRAW);
    }

    /// Compares the cells of a whole board, also those far from every tile, with the rule.
    private void checkPlayable(NijuPosition position) {
      var board = position.game().board();
      Map<String, LaidTile> tiles = new HashMap<>();
      position.laidTiles().forEach(tile -> tiles.put(board.name(tile.cell()), tile));
      Refusals refusals = new Refusals(position);
      List<String> expected = new ArrayList<>();
      for (int y = 50; y >= -50; y--) {
        for (int x = -50; x <= 50; x++) {
          boolean touches =
              tiles.containsKey(x + 1 + "," + y)
                  || tiles.containsKey(x - 1 + "," + y)
                  || tiles.containsKey(x + "," + (y + 1))
                  || tiles.containsKey(x + "," + (y - 1));
          boolean may = touches && !tiles.containsKey(x + "," + y);
          assertThat(refusals.findCellViolation(x, y).isEmpty())
              .as("%s: %d,%d", position, x, y)
              .isEqualTo(may);
          if (may) {
            expected.add(x + "," + y);
          }
        }
      }
      if (!position.outcome().isOver()) {
        assertThat(playable(position)).as("%s", position).isEqualTo(expected);
      }
    }
  }

  @Nested
  class Rule4 {
    @ParameterizedTest
    @CsvSource({"1, 4", "7, 4", "10, 2", "16, 2", "19, 1", "20, 1"})
    void onlyDistinctRotationsAreSeparateMoves(int tile, int rotations) {
      NijuPosition start = new NijuFamily().game("most").start(1);
      List<String> expected =
          IntStream.range(0, rotations).mapToObj(turns -> tile + "r" + turns + "@0,0").toList();
      assertThat(moves(start).stream().filter(move -> move.startsWith(tile + "r")).toList())
          .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"10r2, 10r0", "16r3, 16r1", "19r3, 19r0", "20r1, 20r0", "7r3, 7r3"})
    void aLargerTurnNumberMeansTheSameRotation(String given, String meant) {
      NijuPosition start = new NijuFamily().game("most").start(1);
      assertThat(start.formatMove(start.parseMove(given + "@0,0"))).isEqualTo(meant + "@0,0");
    }

    @Test
    void aHandOfTwentyHas70Rotations() {
      assertThat(new NijuFamily().game("most").start(1).countMoves()).isEqualTo(70);
    }
  }

  @Nested
  class Rule5 {
    @Test
    void theScoringExample() {
      NijuPosition position = position("most", SCORED);
      assertThat(position.completePatterns(Side.FIRST)).isEqualTo(1);
      assertThat(position.completePatterns(Side.SECOND)).isZero();
      assertThat(tileAt(position, 0, 0).isComplete()).isTrue();
      assertThat(position.laidTiles().stream().filter(LaidTile::isComplete)).hasSize(1);
    }

    @Test
    void threeMarkedCellsAreNotEnough() {
      NijuPosition position = position("most", SCORED.replace(";w4r0@1,-1 b", " w"));
      assertThat(position.completePatterns(Side.FIRST)).isZero();
      LaidTile tile = tileAt(position, 0, 0);
      assertThat(tile.isComplete()).isFalse();
      assertThat(tile.isSpoiled()).isFalse();
      assertThat(Integer.bitCount(tile.missingDirections())).isEqualTo(1);
    }

    @Test
    void theTurnOfTheTileCounts() {
      NijuPosition position = position("most", SCORED.replace("w1r1", "w1r2"));
      assertThat(position.completePatterns(Side.FIRST)).isZero();
    }

    @Test
    void theUnmarkedCellsDoNotMatter() {
      // The example has Black on three of them; here White lies on one and one is empty.
      String other =
          "w7r0@-1,1;b3r0@0,1;w3r0@1,1;b1r0@-1,0;w1r1@0,0;w2r0@1,0;b6r0@2,0;b7r0@3,0;"
              + "w5r0@0,-1;w4r0@1,-1;b8r0@2,-1;b9r0@3,-1 w";
      assertThat(position("most", other).completePatterns(Side.FIRST)).isEqualTo(1);
    }

    @Test
    void anEnemyTileOnAMarkedCellSpoilsThePattern() {
      NijuPosition open = position("most", "w1r0@0,0;b1r0@-1,0;w2r0@1,0 b");
      assertThat(tileAt(open, 0, 0).isSpoiled()).isFalse();
      NijuPosition spoiled = after(open, "2r0@0,1");
      assertThat(tileAt(spoiled, 0, 0).isSpoiled()).isTrue();
      assertThat(tileAt(spoiled, 0, 0).isComplete()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"most", "most-12"})
    void thePointsAreThoseOfAPlainCount(String variant) {
      long seed = 21;
      RandomGenerator random = SeededRandom.of(seed);
      NijuGame game = new NijuFamily().game(variant);
      for (int i = 0; i < 100; i++) {
        NijuTrail trail = game.start(1).trail();
        Playout.playToEnd(trail, random);
        NijuPosition end = trail.position();
        for (Side side : Side.values()) {
          assertThat(end.completePatterns(side))
              .as("seed %d: %s", seed, end)
              .isEqualTo(plainCount(end, side));
        }
      }
    }

    private int plainCount(NijuPosition position, Side side) {
      var board = position.game().board();
      Map<Integer, Side> sides = new HashMap<>();
      position.laidTiles().forEach(tile -> sides.put(tile.cell(), tile.owner()));
      int complete = 0;
      for (LaidTile tile : position.laidTiles()) {
        boolean all = tile.owner() == side;
        for (int d = 0; d < NijuTiles.DIRECTIONS; d++) {
          int x = board.column(tile.cell()) + NijuTiles.dx(d);
          int y = board.row(tile.cell()) + NijuTiles.dy(d);
          boolean marked = (tile.pattern() >> d & 1) != 0;
          all &= !marked || sides.get(board.cellAt(x, y)) == side;
        }
        complete += all ? 1 : 0;
      }
      return complete;
    }
  }

  @Nested
  class Rule6 {
    /// White's tile 19 on 0,0 wants its four edges and lacks 1,0.
    private static final String ALMOST =
        "w2r0@0,1;w3r0@1,1;b1r0@-6,0;b2r0@-5,0;b3r0@-4,0;b4r0@-3,0;b5r0@-2,0;w4r0@-1,0;w19r0@0,0;"
            + "w5r0@0,-1 w";

    @Test
    void oneMoveMayCompleteItsOwnPatternAndANeighbours() {
      NijuPosition position = position("most", ALMOST);
      assertThat(position.completePatterns(Side.FIRST)).isZero();
      // Turned three times, tile 1 wants SW, W, NW and N.
      NijuPosition both = after(position, "1r3@1,0");
      assertThat(both.completePatterns(Side.FIRST)).isEqualTo(2);
      assertThat(tileAt(both, 0, 0).isComplete()).isTrue();
      assertThat(tileAt(both, 1, 0).isComplete()).isTrue();
    }

    @Test
    void orOneOfThemAlone() {
      assertThat(after(position("most", ALMOST), "1r0@1,0").completePatterns(Side.FIRST))
          .isEqualTo(1);
    }

    @Test
    void aMoveNeverCompletesAPatternOfTheOpponent() {
      long seed = 8;
      RandomGenerator random = SeededRandom.of(seed);
      for (int i = 0; i < 50; i++) {
        NijuPosition position = new NijuFamily().game("most").start(1);
        while (!position.outcome().isOver()) {
          Side opponent = position.sideToMove().other();
          NijuPosition next = position.playUnchecked(Playout.randomMove(position, random));
          assertThat(next.completePatterns(opponent))
              .as("seed %d: %s", seed, next)
              .isEqualTo(position.completePatterns(opponent));
          position = next;
        }
      }
    }
  }

  @Nested
  class Rule7 {
    @Test
    void theGameGoesOnUntilBothHandsAreEmpty() {
      NijuPosition position = position("most-5", SCORED);
      assertThat(position.outcome()).isSameAs(Outcome.ONGOING);
      NijuPosition end = after(position, "5r0@-3,0");
      assertThat(end.outcome()).isSameAs(WHITE_WINS);
      assertThat(end.countMoves()).isZero();
      assertThat(end.playableCells()).isEmpty();
    }

    @Test
    void moreCompletePatternsWinForBlackToo() {
      NijuPosition end = position("most-5", SCORED_FOR_BLACK);
      assertThat(end.completePatterns(Side.SECOND)).isEqualTo(1);
      assertThat(end.outcome()).isSameAs(BLACK_WINS);
    }

    @Test
    void equalIsADraw() {
      NijuPosition start = new NijuFamily().game("most-1").start(1);
      assertThat(after(start, "1r0@0,0", "1r2@0,1").outcome()).isSameAs(DRAW);
    }
  }
}
