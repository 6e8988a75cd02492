package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceJostleTest {
  private static final ReferenceGame SMALL = ReferenceGames.game("jostle", "6x6");
  private static final ReferenceGame HEXAGON = ReferenceGames.game("jostle", "hex");

  @Test
  void rule1StartsAreTheSetUps() {
    assertThat(ReferenceGames.game("jostle", "10x10").start().format())
        .isEqualTo("10/10/2rbrbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 r");
    assertThat(HEXAGON.start().format())
        .isEqualTo("6/7/2brbr2/2r3b2/2b1rb1r2/2r1b1r1b2/2b1rb1r2/2r3b2/2brbr2/7/6 r");
    assertThat(ReferenceGames.game("jostle", "8x8").start().format())
        .isEqualTo("8/1rbrbrb1/1brbrbr1/1rb2rb1/1br2br1/1rbrbrb1/1brbrbr1/8 r");
    assertThat(SMALL.start().format()).isEqualTo("6/1rbrb1/1b2r1/1r2b1/1brbr1/6 r");
  }

  @Test
  void movesOnSquaresAreNamedLikeChess() {
    ReferencePosition start = ReferenceGames.game("jostle", "10x10").start();
    assertThat(start.moves()).contains("c8b8");
    assertThat(start.play("c8b8").format())
        .isEqualTo("10/10/1r1brbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 b");
  }

  @ParameterizedTest
  @CsvSource({
    "r1r3/6/6/6/6/6 r, a6b6 c6b6",
    "rb4/6/6/6/6/6 r, a6a5",
    "r1b3/6/6/6/6/6 r, ''",
    "1r4/r1r3/1b4/6/6/6 r, a5a6 a5b5 b6a6 b6b5 b6c6 c5b5 c5c6",
    "6/6/6/6/6/r5 r, ''"
  })
  void rule4ValueMustStrictlyIncrease(String position, String moves) {
    assertThat(String.join(" ", SMALL.parse(position).moves())).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource({
    "6/6/6/6/6/r5 r, 0-1 no-moves",
    "6/6/6/6/6/r5 b, 1-0 no-moves",
    "r1r3/6/6/6/6/6 r, *"
  })
  void rule5PlayerWithoutMovesLoses(String position, String outcome) {
    assertThat(SMALL.parse(position).outcome()).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({
    "f5, e4 e5 f4 f6 g4 g5",
    "e5, d4 d5 e4 e6 f5 f6",
    "g5, f5 f6 g4 g6 h4 h5",
    "b2, a1 a2 b1 b3 c2 c3",
    "a3, a2 a4 b3 b4",
    "j6, i6 i7 j5 j7 k5 k6",
    "f2, e1 e2 f1 f3 g1 g2"
  })
  void rule2HexagonalNeighbours(String cell, String neighbours) {
    // A lone checker gains by a step only if it stands next to an enemy.
    List<String> found = new ArrayList<>();
    for (int row = 0; row < 11; row++) {
      for (int place = 1; place <= 11 - Math.abs(row - 5); place++) {
        String enemy = (char) ('a' + row) + String.valueOf(place);
        if (!enemy.equals(cell) && !HEXAGON.parse(hexagon(cell, enemy)).moves().isEmpty()) {
          found.add(enemy);
        }
      }
    }
    assertThat(String.join(" ", found)).isEqualTo(neighbours);
  }

  @Test
  void movesOnTheHexagonAreNamedByRowAndPlace() {
    ReferencePosition position = HEXAGON.parse(hexagon("f5", "f4"));
    assertThat(position.moves()).containsExactly("f5e5", "f5f6", "f5g5");
    assertThat(position.play("f5g5").format()).isEqualTo(hexagon("g5", "f4").replace(" r", " b"));
    assertThat(HEXAGON.parse(hexagon("f10", "f9")).moves())
        .containsExactly("f10e10", "f10f11", "f10g10");
  }

  /// The text of a hexagon with a red and a blue checker, Red to move.
  private static String hexagon(String red, String blue) {
    StringBuilder text = new StringBuilder();
    for (int row = 10; row >= 0; row--) {
      int run = 0;
      for (int place = 1; place <= 11 - Math.abs(row - 5); place++) {
        String cell = (char) ('a' + row) + String.valueOf(place);
        boolean isEmpty = !cell.equals(red) && !cell.equals(blue);
        run = isEmpty ? run + 1 : run;
        if (!isEmpty) {
          text.append(run > 0 ? String.valueOf(run) : "").append(cell.equals(red) ? 'r' : 'b');
          run = 0;
        }
      }
      text.append(run > 0 ? String.valueOf(run) : "").append(row > 0 ? "/" : " r");
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "6/6/6/6/6 r, rows",
    "6/6/6/6/6/7 r, cells",
    "6/6/6/6/6/w5 r, neither",
    "6/6/6/6/6/6 w, side",
    "6/6/6/6/r5/rrrrrr r, too many red",
    "6/6/6/6/b5/bbbbbb r, too many blue"
  })
  void invalidPositionsAreRefusedWithAReason(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SMALL.parse(text))
        .withMessageContaining(reason);
  }
}
