package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceTrenchTest {
  private static final ReferenceGame GAME = ReferenceGames.game("trench", "classic");

  @Test
  void rule2Start() {
    assertThat(GAME.start().format())
        .isEqualTo("4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0");
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/2S5/8/7g b, c3b3 c3c2 c3c4 c3d3",
    "7G/8/5s2/8/8/8/8/8 w, f6e6 f6f5 f6f7 f6g6",
    "8/8/8/8/8/2T5/8/7g b, c3a3 c3b3 c3c1 c3c2 c3c4 c3c5 c3d3 c3d4 c3e3 c3e5",
    "7G/8/5t2/8/8/8/8/8 w, f6d4 f6d6 f6e5 f6e6 f6f4 f6f5 f6f7 f6f8 f6g6 f6h6"
  })
  void rule4SoldiersAndSergeants(String board, String moves) {
    ReferencePosition position = GAME.parse(board + " 0-0 0 0");
    assertThat(movesFrom(position, moves.substring(0, 2))).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource({
    // Legal and illegal steps of a piece on d4 (Black) or e5 (White).
    "8/8/8/8/3C4/8/8/7g b, d4g7 d4a1 d4a4 d4d7, d4h8 d4e3 d4c5",
    "7G/8/8/4c3/8/8/8/8 w, e5b2 e5h8 e5h5 e5e2, e5a1 e5f4 e5d6 e5a5",
    "8/8/8/8/3K4/8/8/7g b, d4h8 d4g1 d4a7 d4h4, d4c3 d4b2",
    "7G/8/8/4k3/8/8/8/8 w, e5a1 e5b8 e5h2 e5a5, e5f6 e5g7",
    "8/8/8/8/8/2G5/8/7g b, c3h8 c3h3 c3a1 c3a5 c3e1, c3d5"
  })
  void rule4HigherRanks(String board, String legal, String illegal) {
    assertThat(GAME.parse(board + " 0-0 0 0").moves())
        .contains(legal.split(" ", -1))
        .doesNotContain(illegal.split(" ", -1));
  }

  @Test
  void rule5CaptureEndsTheMove() {
    ReferencePosition position = GAME.parse("8/8/8/8/8/C1ts4/8/7g b 0-0 0 0");
    assertThat(movesFrom(position, "a3"))
        .isEqualTo("a3a1 a3a2 a3a4 a3a5 a3a6 a3b3 a3b4 a3c3 a3c5 a3d6");
    assertThat(position.play("a3c3").format()).isEqualTo("8/8/8/8/8/2Cs4/8/7g w 4-0 1 0");
  }

  @ParameterizedTest
  @CsvSource({
    // The worked examples of the rules page, in its order.
    "8/8/8/3Css2/8/8/8/8 b, d5e5 d5f5 d5g5, d5h5",
    "8/8/8/3CsS2/8/8/8/8 b, d5e5, d5f5 d5g5",
    "8/8/8/2sC4/8/8/8/8 b, d5d4, d5c5 d5b5 d5a5",
    "8/8/8/8/4t3/8/4G3/8 b, e2e3, e2e4 e2e5 e2e6 e2e7",
    "8/8/8/4S3/4t3/8/8/8 b, e5e4, e5e3",
    "8/8/8/3G4/4s3/8/8/8 b, d5c6, d5e4 d5f3 d5g2 d5h1",
    "8/8/8/8/2Css3/8/8/8 b, c4d4, c4e4 c4f4",
    // 6a for White: it takes a trench piece from Black's land, and does not from its own.
    "8/8/8/8/3sS3/8/8/8 w, d4e4, d4f4",
    "8/8/8/8/4Ss2/8/8/8 w, f4f5, f4e4 f4d4",
    // 6c: back over empty squares.
    "8/8/8/1s1C4/8/8/8/8 b, d5c5, d5b5 d5a5",
    // 6d: along the trench over empty squares only.
    "8/8/8/3K4/8/5s2/8/8 b, d5e4 d5c6 d5a8, d5f3 d5g2",
    // 6e: a piece that only crosses the trench takes one piece.
    "8/8/8/2C1ss2/8/8/8/8 b, c5d5 c5e5, c5f5",
    // 6e: a diagonal step between two trench pieces.
    "8/8/8/3s4/3Ts3/8/8/8 b, d4e5 d4f6, d4d5 d4e4",
    // A piece in the trench is taken from behind, and the move ends.
    "8/8/8/8/1s2sC2/8/8/8 b, f4e4, f4d4 f4c4"
  })
  void rule6Trench(String board, String legal, String illegal) {
    assertThat(GAME.parse(board + " 0-0 0 0").moves())
        .contains(legal.split(" ", -1))
        .doesNotContain(illegal.split(" ", -1));
  }

  @Test
  void rule6bEveryEnemyOnTheWayIsCaptured() {
    ReferencePosition position = GAME.parse("8/7k/8/3Cst2/8/8/8/8 b 2-8 7 3");
    assertThat(position.play("d5e5").format()).isEqualTo("8/7k/8/4Ct2/8/8/8/8 w 4-8 8 0");
    assertThat(position.play("d5f5").format()).isEqualTo("8/7k/8/5C2/8/8/8/8 w 8-8 8 0");
    assertThat(position.play("d5g5").format()).isEqualTo("8/7k/8/6C1/8/8/8/8 w 8-8 8 0");
    assertThat(position.play("d5d4").format()).isEqualTo("8/7k/8/4st2/3C4/8/8/8 w 2-8 8 4");
  }

  @ParameterizedTest
  @CsvSource({
    "classic, b 4-2 49 24, *",
    "classic, b 4-2 50 24, 1-0 plies",
    "classic, b 4-6 50 25, 0-1 plies",
    "classic, w 4-4 49 25, 1/2-1/2 no-capture",
    "classic, w 60-4 49 24, *",
    "long, b 4-2 50 49, *",
    "long, b 4-6 50 50, 0-1 no-capture",
    "points25, b 48-46 50 49, *",
    "points25, w 50-46 50 49, *",
    "points25, b 50-46 50 49, 1-0 points",
    "points25, b 50-52 50 49, 0-1 points",
    "points25, b 50-50 50 50, 1/2-1/2 points",
    "points25, w 50-46 50 50, 1-0 no-capture",
    "to40, w 38-38 50 49, *",
    "to40, w 40-38 50 50, 1-0 points",
    "to40, b 38-40 50 49, 0-1 points",
    "to40, b 38-38 50 50, 1/2-1/2 no-capture",
    "annihilation, b 60-2 90 49, *",
    "annihilation, b 60-2 90 50, 1/2-1/2 no-capture"
  })
  void endsByPointsAndCounters(String variant, String counters, String outcome) {
    ReferencePosition position =
        ReferenceGames.game("trench", variant).parse("7g/8/8/8/8/8/8/G7 " + counters);
    assertThat(position.outcome()).isEqualTo(outcome);
    assertThat(position.moves().isEmpty()).isEqualTo(!outcome.equals("*"));
  }

  @Test
  void wipeOutComesBeforePointsAndCounters() {
    for (String variant : List.of("classic", "long", "points25", "to40", "annihilation")) {
      ReferenceGame game = ReferenceGames.game("trench", variant);
      assertThat(game.parse("8/8/8/8/8/8/8/G7 b 0-60 60 60").outcome()).isEqualTo("1-0 wipe-out");
      assertThat(game.parse("8/8/8/8/8/8/8/g7 b 60-0 60 60").outcome()).isEqualTo("0-1 wipe-out");
    }
    assertThat(GAME.parse("8/8/8/3Css2/8/8/8/8 b 0-0 0 0").play("d5g5").outcome())
        .isEqualTo("1-0 wipe-out");
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/8/8 b 0-0 0 0, rows",
    "8/8/8/8/8/8/8/9 b 0-0 0 0, cells",
    "8/8/8/8/8/8/8/Q7 b 0-0 0 0, neither",
    "8/8/8/8/8/8/8/G7 r 0-0 0 0, side",
    "8/8/8/8/8/8/8/G7 b 0 0 0, points",
    "8/8/8/8/8/8/8/G7 b 0--2 0 0, points",
    "8/8/8/8/8/8/8/G7 b 0-x 0 0, number",
    "8/8/8/8/8/8/8/G7 b 0-0 00 0, number",
    "8/8/8/8/8/8/8/G7 b 0-0 0 9999999999, number",
    "8/8/8/8/8/8/8/G7 b 0-0 0, fields",
    "8/8/8/8/8/8/8/GG6 b 0-0 0 0, too many of G",
    "8/8/8/8/8/8/8/sssssss1 b 0-0 0 0, too many of s",
    "8/8/8/8/8/8/8/8 b 0-0 0 0, no piece"
  })
  void invalidPositionsAreRefusedWithAReason(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.parse(text))
        .withMessageContaining(reason);
  }

  private static String movesFrom(ReferencePosition position, String square) {
    return String.join(
        " ", position.moves().stream().filter(move -> move.startsWith(square)).toList());
  }
}
