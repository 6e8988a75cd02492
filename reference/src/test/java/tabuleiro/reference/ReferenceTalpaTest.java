package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceTalpaTest {
  private static final ReferenceGame SMALL = ReferenceGames.game("talpa", "3x3");

  @Test
  void rule1StartAlternatesWithRedTopLeft() {
    assertThat(ReferenceGames.game("talpa", "4x4").start().format())
        .isEqualTo("rbrb/brbr/rbrb/brbr r");
    assertThat(ReferenceGames.game("talpa", "5x3").start().format())
        .isEqualTo("rbrbr/brbrb/rbrbr r");
  }

  @Test
  void rule4CaptureReplacesTheEnemyAndEmptiesTheSquareLeft() {
    assertThat(SMALL.start().play("a1b1").format()).isEqualTo("rbr/brb/1rr b");
  }

  @Test
  void rule5CaptureIsCompulsory() {
    assertThat(SMALL.parse("r1b/rb1/1b1 r").moves()).containsExactly("a2b2");
    assertThat(SMALL.parse("r1b/rb1/1b1 b").moves()).containsExactly("b2a2");
  }

  @Test
  void rule5WithoutCapturesAnOwnPieceIsRemoved() {
    ReferencePosition position = SMALL.parse("r1b/r2/1bb r");
    assertThat(position.moves()).containsExactly("a2", "a3");
    assertThat(position.play("a2").format()).isEqualTo("r1b/3/1bb b");
  }

  @ParameterizedTest
  @CsvSource({
    "r1b/b1r/r1b b, 1-0 path",
    "r1b/b1r/r1b r, 1-0 path",
    "1rb/1br/1rb b, 1-0 path",
    "rbr/3/rbr r, 0-1 path",
    "rbr/brb/3 b, 0-1 path",
    "1rb/b1r/rb1 r, *",
    "rbr/b1r/r1b b, *"
  })
  void rule6PathJoinsEdgesOverSharedEdges(String position, String outcome) {
    assertThat(SMALL.parse(position).outcome()).isEqualTo(outcome);
  }

  @Test
  void rule7MoverLosesADoublePath() {
    ReferencePosition position = SMALL.start();
    for (String move : List.of("a1b1", "a2b2", "b1b2", "b3a3", "c3c2", "a3")) {
      assertThat(position.outcome()).isEqualTo("*");
      position = position.play(move);
    }
    assertThat(position.format()).isEqualTo("3/1rr/2r r");
    assertThat(position.outcome()).isEqualTo("1-0 path");
    assertThat(position.moves()).isEmpty();
    assertThat(SMALL.parse("3/1rr/2r b").outcome()).isEqualTo("0-1 path");
  }

  @ParameterizedTest
  @CsvSource({
    "rbr/brb r, rows",
    "rbr/brb/rb r, cells",
    "rbr/brb/rb2 r, cells",
    "rbr/brb/rbx r, neither",
    "rbr/brb/rb01 r, neither",
    "rbr/brb/100 r, neither",
    "rbr/brb/rbr w, side",
    "rbr/brb/rbr, fields",
    "'rbr/brb/rbr r ', fields",
    "rrr/rrr/3 r, too many red",
    "bbb/bb1/3 r, too many blue",
    "b2/1b1/2b r, no piece"
  })
  void invalidPositionsAreRefusedWithAReason(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SMALL.parse(text))
        .withMessageContaining(reason);
  }
}
