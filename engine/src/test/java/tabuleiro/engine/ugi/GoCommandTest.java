package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.play.players.Limits;
import tabuleiro.rules.Side;

final class GoCommandTest {
  private static Limits limits(String line, Side side) {
    GoCommand command = GoCommand.parse(UgiText.words(line), side, 30);
    assertThat(command.isInfinite()).isFalse();
    return command.limits();
  }

  @Test
  void theOverheadIsTakenOffEveryBudget() {
    assertThat(limits("movetime 100", Side.FIRST)).isEqualTo(Limits.ofMillis(70));
    assertThat(limits("movetime 31", Side.FIRST)).isEqualTo(Limits.ofMillis(1));
    assertThat(limits("p1time 1000 p2time 2000", Side.FIRST)).isEqualTo(Limits.ofClock(970, 0));
  }

  @Test
  void aSmallerBudgetIsOnePly() {
    assertThat(limits("movetime 30 nodes 5000", Side.FIRST)).isEqualTo(Limits.ofDepth(1));
    assertThat(limits("movetime 0", Side.FIRST)).isEqualTo(Limits.ofDepth(1));
    assertThat(limits("p2time -1 p1time 5000 p2inc 500", Side.SECOND)).isEqualTo(Limits.ofDepth(1));
  }

  @Test
  void theClockOfTheSideToMoveCounts() {
    String clock = "p1time 1030 p2time 2030 p1inc 10 p2inc 20";
    assertThat(limits(clock, Side.FIRST)).isEqualTo(Limits.ofClock(1000, 10));
    assertThat(limits(clock, Side.SECOND)).isEqualTo(Limits.ofClock(2000, 20));
  }

  @Test
  void limitsCanBeJoined() {
    assertThat(limits("depth 3 nodes 500", Side.FIRST)).isEqualTo(Limits.ofDepth(3).withNodes(500));
    assertThat(limits("depth 99999999999", Side.FIRST)).isEqualTo(Limits.NONE);
  }

  @Test
  void infiniteHasNoLimitButStop() {
    GoCommand command = GoCommand.parse(UgiText.words("infinite"), Side.FIRST, 30);
    assertThat(command).isEqualTo(new GoCommand(Limits.NONE, true));
  }

  @Test
  void anOutsideEngineIsToldTheLimits() {
    assertThat(UgiPlayer.go(Limits.NONE)).isEqualTo("go infinite");
    assertThat(UgiPlayer.go(Limits.ofDepth(2).withNodes(7))).isEqualTo("go nodes 7 depth 2");
    assertThat(UgiPlayer.go(Limits.ofClock(900, 10)))
        .isEqualTo("go p1time 900 p2time 900 p1inc 10 p2inc 10");
  }
}
