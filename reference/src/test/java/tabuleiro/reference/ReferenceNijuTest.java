package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceNijuTest {
  private static final ReferenceGame MOST = ReferenceGames.game("niju", "most");
  private static final ReferenceGame FIRST = ReferenceGames.game("niju", "first");

  /// The scoring example of the rules page.
  private static final String SCORED =
      "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;w4r0@1,-1 b";

  @Test
  void rule1TheTilesAreAllWaysToMarkFourOfEight() {
    Set<String> marked = new TreeSet<>();
    for (String move : MOST.start().moves()) {
      ReferenceTile laid = ReferenceTile.parse('w', move);
      StringBuilder indexes = new StringBuilder();
      for (int index = 0; index < 8; index++) {
        if (laid.isMarked(index)) {
          indexes.append(index);
        }
      }
      assertThat(indexes).as(move).hasSize(4);
      marked.add(indexes.toString());
    }
    assertThat(marked).hasSize(70);
  }

  @Test
  void rule3FirstTileLiesOnTheOriginAndOthersShareAnEdge() {
    ReferencePosition start = ReferenceGames.game("niju", "most-1").start();
    assertThat(start.moves()).containsExactly("1r0@0,0", "1r1@0,0", "1r2@0,0", "1r3@0,0");
    assertThat(start.play("1r1@0,0").moves())
        .hasSize(16)
        .contains("1r0@0,1", "1r0@0,-1", "1r0@1,0", "1r3@-1,0");
  }

  @Test
  void rule4LargerTurnsMeanTheSameRotation() {
    ReferencePosition start = MOST.start();
    assertThat(start.moves()).contains("10r0@0,0", "10r1@0,0", "19r0@0,0");
    assertThat(start.moves()).doesNotContain("10r2@0,0", "10r3@0,0", "19r1@0,0", "20r2@0,0");
    assertThat(start.play("10r3@0,0").format()).isEqualTo("w10r1@0,0 b");
    assertThat(start.play("19r3@0,0").format()).isEqualTo("w19r0@0,0 b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"7r4@0,0", "7r0@0", "07r0@0,0", "7r0@-0,0", "0r0@0,0", "7r0@0,1", "21r0@0,0"})
  void invalidMovesAreRefused(String move) {
    assertThatIllegalArgumentException().isThrownBy(() -> MOST.start().play(move));
  }

  @Test
  void rule5CompletePatternsAreCounted() {
    ReferenceNiju scored = (ReferenceNiju) MOST.parse(SCORED);
    assertThat(scored.patterns('w')).isEqualTo(1);
    assertThat(scored.patterns('b')).isEqualTo(0);
    assertThat(scored.outcome()).isEqualTo("*");
  }

  @Test
  void rule5ATurnedTileMarksOtherCells() {
    ReferenceNiju unturned = (ReferenceNiju) MOST.parse(SCORED.replace("w1r1@0,0", "w1r0@0,0"));
    assertThat(unturned.patterns('w')).isEqualTo(0);
  }

  @Test
  void theFirstPatternWinsAtOnceInFirst() {
    ReferencePosition scored = FIRST.parse(SCORED);
    assertThat(scored.outcome()).isEqualTo("1-0 patterns");
    assertThat(scored.moves()).isEmpty();
    ReferencePosition before =
        FIRST.parse(
            "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1 w");
    assertThat(before.outcome()).isEqualTo("*");
    assertThat(before.play("4r0@1,-1").outcome()).isEqualTo("1-0 patterns");
    assertThat(before.play("4r0@0,-2").outcome()).isEqualTo("*");
  }

  @Test
  void blackWinsFirstToo() {
    // White's tile 1 does not matter; Black's tile 1 on -2,0 marks NE, E, SE and S.
    ReferencePosition before =
        FIRST.parse("w1r0@0,0;b2r0@-1,0;w2r0@1,0;b3r0@-1,1;w3r0@2,0;b4r0@-1,-1;w4r0@3,0 b");
    ReferencePosition wanting = before.play("1r1@-2,0").play("5r0@4,0");
    assertThat(wanting.outcome()).isEqualTo("*");
    assertThat(wanting.play("5r0@-2,-1").outcome()).isEqualTo("0-1 patterns");
  }

  @ParameterizedTest
  @CsvSource({"most-1", "first-1"})
  void rule7EqualIsADrawWhenBothHandsAreEmpty(String variant) {
    ReferencePosition end =
        ReferenceGames.game("niju", variant).start().play("1r0@0,0").play("1r2@1,0");
    assertThat(end.outcome()).isEqualTo("1/2-1/2 patterns");
    assertThat(end.moves()).isEmpty();
  }

  @Test
  void rule7MorePointsWin() {
    // All five tiles of both are laid: one side has the pattern of its tile 1, the other none.
    ReferenceGame game = ReferenceGames.game("niju", "most-5");
    String inside = "%1$c1r1@0,0;%1$c2r0@1,0;%1$c3r0@1,1;%1$c4r0@1,-1;%1$c5r0@0,-1;";
    String outside = "%2$c1r0@-1,0;%2$c2r0@-1,1;%2$c3r0@0,1;%2$c4r0@-2,0;%2$c5r0@-3,0 w";
    assertThat(game.parse((inside + outside).formatted('w', 'b')).outcome())
        .isEqualTo("1-0 patterns");
    assertThat(game.parse((inside + outside).formatted('b', 'w')).outcome())
        .isEqualTo("0-1 patterns");
  }

  @Test
  void firstRefusesCompletePatternsOfBothColours() {
    // A block of nine of each colour: the tile in the middle marks four of its eight neighbours.
    String white = block('w', 0);
    String black = block('b', 3);
    assertThat(MOST.parse(white + ";" + black + " w").outcome()).isEqualTo("*");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIRST.parse(white + ";" + black + " w"))
        .withMessageContaining("both colours");
  }

  /// Tiles 1 to 9 of a colour on a 3x3 block whose left column is given and whose bottom row is 0.
  private static String block(char colour, int left) {
    StringBuilder text = new StringBuilder();
    for (int tile = 1; tile <= 9; tile++) {
      int x = left + (tile - 1) % 3;
      int y = (tile - 1) / 3;
      text.append(tile > 1 ? ";" : "").append(colour).append(tile).append("r0@").append(x);
      text.append(',').append(y);
    }
    return text.toString();
  }

  @Test
  void positionTextIsReadInAnyOrderAndWrittenByRows() {
    assertThat(MOST.parse("b12r1@1,0;w19r2@0,0 w").format()).isEqualTo("w19r0@0,0;b12r1@1,0 w");
    assertThat(MOST.parse("w7r0@0,0;b12r1@0,1 w").format()).isEqualTo("b12r1@0,1;w7r0@0,0 w");
    assertThat(MOST.parse("- w").format()).isEqualTo("- w");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "- b | as many",
        "w1r0@0,0 w | as many",
        "w1r0@0,0;w2r0@1,0 b | as many",
        "w1r0@1,0 b | edge-connected",
        "w1r0@0,0;b1r0@1,1 w | edge-connected",
        "w1r0@0,0;b1r0@2,0 w | edge-connected",
        "w1r0@0,0;b1r0@0,0 w | two tiles",
        "w1r0@0,0;b1r0@0,1;w1r0@0,2 b | a tile twice",
        "w21r0@0,0 b | no such tile",
        "w1r0@0,0; b | w or b",
        "w1r0@0,0;b b | such as",
        "r1r0@0,0 b | w or b",
        "'' | fields",
        "w1r0@0,0 | fields",
        "- x | side",
      })
  void invalidPositionsAreRefusedWithAReason(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MOST.parse(text))
        .withMessageContaining(reason);
  }

  @Test
  void aTileBeyondTheVariantIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReferenceGames.game("niju", "most-3").parse("w4r0@0,0 b"))
        .withMessageContaining("variant");
  }
}
