package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The positions are on 7x7, with the Throne on d4, unless they are starts or the report's.
class ReferenceMorelliTest {
  private static final ReferenceGame GAME = ReferenceGames.game("morelli", "7");

  @Test
  void rule2SetUps() {
    assertThat(ReferenceGames.game("morelli", "5-adjacent").start().format())
        .isEqualTo("bwwww/b3w/b3w/b3w/bbbbw b -");
    assertThat(ReferenceGames.game("morelli", "5-opposing").start().format())
        .isEqualTo("wbbbb/w3w/w3w/w3w/bbbbw b -");
  }

  @Test
  void rule4CornerStonePassesTheEmptyThroneAndStopsNearerTheCentreOnly() {
    ReferencePosition position =
        ReferenceGames.game("morelli", "13").parse("13/13/13/13/13/13/13/13/13/13/13/13/b12 b -");
    assertThat(position.moves())
        .containsExactly(
            "a1b2", "a1c3", "a1d4", "a1e5", "a1f6", "a1h8", "a1i9", "a1j10", "a1k11", "a1l12");
  }

  @ParameterizedTest
  @CsvSource({"-, a1b2 a1c3 a1e5 a1f6", "b, a1b2 a1c3", "w, a1b2 a1c3"})
  void rule4KingOnTheThroneBlocks(String throne, String moves) {
    ReferencePosition position = GAME.parse("7/7/7/7/7/7/b6 b " + throne);
    assertThat(String.join(" ", position.moves())).isEqualTo(moves);
  }

  @Test
  void rule4StonesBlock() {
    assertThat(GAME.parse("7/7/4w2/7/7/7/b6 b -").moves()).containsExactly("a1b2", "a1c3");
    assertThat(GAME.parse("7/7/7/7/7/1w5/b6 b -").outcome()).isEqualTo("1/2-1/2 no-throne");
  }

  @Test
  void rule4OnlyToABandStrictlyNearerTheCentre() {
    assertThat(GAME.parse("7/7/7/7/7/1b5/7 b -").moves()).containsExactly("b2c3", "b2e5");
    assertThat(GAME.parse("7/7/7/7/2b4/7/7 b -").moves()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // One direction: e6 is turned by d6, with f6 behind.
    "3b3/4wb1/7/7/7/7/7 b -, d7d6, 7/3bbb1/7/7/7/7/7 w -",
    // Two directions.
    "3b3/1bw1wb1/7/7/7/7/7 b -, d7d6, 7/1bbbbb1/7/7/7/7/7 w -",
    // No friend right behind.
    "3b3/4w1b/7/7/7/7/7 b -, d7d6, 7/3bw1b/7/7/7/7/7 w -",
    // Only one stone a direction.
    "3b3/4wwb/7/7/7/7/7 b -, d7d6, 7/3bwwb/7/7/7/7/7 w -",
    // Moving between two enemies is safe.
    "3b3/2w1w2/7/7/7/7/7 b -, d7d6, 7/2wbw2/7/7/7/7/7 w -",
    // Turned stones capture nothing: e6 is turned, and e5 between e6 and e4 is not.
    "3b3/4wb1/4w2/4b2/7/7/7 b -, d7d6, 7/3bbb1/4w2/4b2/7/7/7 w -"
  })
  void rule5Capture(String before, String move, String after) {
    assertThat(GAME.parse(before).play(move).format()).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource({
    // Diagonal, upright and tilted frames completed by the moved stone.
    "4b2/7/2b4/7/2b1b2/7/7 b -, e7e5, b",
    "3b3/7/7/2b1b2/3b3/7/7 b -, d7d5, b",
    "4b2/7/1b5/7/5b1/2b4/7 b -, e7e6, b",
    // Three are no frame; neither are four of two colours.
    "4b2/7/2b4/7/2b4/7/7 b -, e7e5, -",
    "4b2/7/2b4/7/2b1w2/7/7 b -, e7e5, -",
    // Completed by the turned stone e5, between e6 and e4.
    "4b2/7/2b1w2/4b2/2b1b2/7/7 b -, e7e6, b",
    // A frame takes the Throne from the other King, and an owner keeps it.
    "4b2/7/2b4/7/2b1b2/7/7 b w, e7e5, b",
    "4b2/7/2b4/7/2b1b2/7/7 b b, e7e5, b",
    // An old frame does not take the Throne back.
    "b6/7/2b1b2/7/2b1b2/7/7 b w, a7b6, w",
    // A frame of the opponent's colour does not count for the mover.
    "b6/7/2w1w2/7/2w1w2/7/7 b -, a7b6, -",
    // White's frames count the same.
    "4w2/7/2w4/7/2w1w2/7/7 w b, e7e5, w"
  })
  void rules6And7FrameTakesTheThrone(String before, String move, String throne) {
    assertThat(GAME.parse(before).play(move).format()).endsWith(" " + throne);
  }

  @Test
  void rule7TheFrameNeedNotLast() {
    // White captures e5, and Black's King stays on the Throne.
    ReferencePosition position = GAME.parse("4w2/7/2b1b2/4w2/2b1b2/7/7 w b");
    assertThat(position.play("e7e6").format()).isEqualTo("7/4w2/2b1w2/4w2/2b1b2/7/7 b b");
  }

  @ParameterizedTest
  @CsvSource({
    "7/7/2b4/7/7/7/7 b -, 1/2-1/2 no-throne",
    "7/7/2b4/7/7/7/7 b b, 1-0 throne",
    "7/7/2b4/7/7/7/7 w b, 1-0 throne",
    "7/7/2b4/7/7/7/7 b w, 0-1 throne",
    "b6/7/2b4/7/7/7/7 b w, *"
  })
  void rule8OwnerOfTheThroneWinsWhenTheSideToMoveCannot(String position, String outcome) {
    assertThat(GAME.parse(position).outcome()).isEqualTo(outcome);
  }

  @Test
  void theValidSampleOfTheReportIsAPosition() {
    String sample =
        "b1wwww1www1ww/b11w/b2w2w3w1w/12w/b11w/b1b9w/b11w/2b9w/b11w/b4b4w1w/b1b9w/b12/"
            + "1bbbb1bbbbbbw b -";
    ReferencePosition position = ReferenceGames.game("morelli", "13").parse(sample);
    assertThat(position.format()).isEqualTo(sample);
    assertThat(position.outcome()).isEqualTo("*");
  }

  @Test
  void aSideMayHaveMoreStonesThanItBeganWith() {
    String turned = "bbbbbbb/bbbbbbb/bbbbbbb/bww4/7/7/7 b -";
    assertThat(GAME.parse(turned).format()).isEqualTo(turned);
  }

  @ParameterizedTest
  @CsvSource({
    "7/7/7/7/7/7 b -, rows",
    "7/7/7/7/7/7/6 b -, cells",
    "7/7/7/7/7/7/r6 b -, neither",
    "7/7/7/3b3/7/7/7 b -, Throne",
    "7/7/7/7/7/7/7 b, fields",
    "7/7/7/7/7/7/7 r -, side",
    "7/7/7/7/7/7/7 b x, Throne",
    "bbbbbbb/bbbbbbb/wwwwwww/bww4/w6/7/7 b -, 24 stones"
  })
  void invalidPositionsAreRefusedWithAReason(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.parse(text))
        .withMessageContaining(reason);
  }
}
