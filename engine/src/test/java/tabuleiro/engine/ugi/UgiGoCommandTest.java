package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.engine.external.UgiLine;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Side;

final class UgiGoCommandTest {
  private static MoveLimits limits(String line, Side side) {
    UgiGoCommand command = UgiGoCommand.parse(UgiLine.splitWords(line), side, 30);
    assertThat(command.isInfinite()).isFalse();
    return command.limits();
  }

  @Test
  void overheadIsSubtractedFromEveryTime() {
    assertThat(limits("movetime 100", Side.FIRST)).isEqualTo(MoveLimits.ofMillis(70));
    assertThat(limits("movetime 31", Side.FIRST)).isEqualTo(MoveLimits.ofMillis(1));
    assertThat(limits("p1time 1000 p2time 2000", Side.FIRST)).isEqualTo(MoveLimits.ofClock(970, 0));
  }

  @Test
  void timeWithinTheOverheadIsOnePly() {
    assertThat(limits("movetime 30 nodes 5000", Side.FIRST)).isEqualTo(MoveLimits.ofDepth(1));
    assertThat(limits("movetime 0", Side.FIRST)).isEqualTo(MoveLimits.ofDepth(1));
    assertThat(limits("p2time -1 p1time 5000 p2inc 500", Side.SECOND))
        .isEqualTo(MoveLimits.ofDepth(1));
  }

  @Test
  void theClockOfTheSideToMoveCounts() {
    String clock = "p1time 1030 p2time 2030 p1inc 10 p2inc 20";
    assertThat(limits(clock, Side.FIRST)).isEqualTo(MoveLimits.ofClock(1000, 10));
    assertThat(limits(clock, Side.SECOND)).isEqualTo(MoveLimits.ofClock(2000, 20));
  }

  @Test
  void limitsCanBeCombined() {
    assertThat(limits("depth 3 nodes 500", Side.FIRST))
        .isEqualTo(MoveLimits.ofDepth(3).withNodes(500));
    assertThat(limits("depth 99999999999", Side.FIRST)).isEqualTo(MoveLimits.NONE);
  }

  @Test
  void infiniteHasNoLimitButStop() {
    UgiGoCommand command = UgiGoCommand.parse(UgiLine.splitWords("infinite"), Side.FIRST, 30);
    assertThat(command).isEqualTo(new UgiGoCommand(MoveLimits.NONE, true));
  }
}
