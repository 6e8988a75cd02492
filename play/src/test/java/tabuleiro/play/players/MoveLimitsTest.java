package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What is left of limits after a part of a search.
final class MoveLimitsTest {
  @Test
  void restIsWhatWasNotUsed() {
    MoveLimits limits = MoveLimits.ofNodes(100).withMillis(60).withRemaining(50, 3);
    assertThat(limits.rest(30, 55))
        .contains(MoveLimits.ofNodes(70).withMillis(5).withRemaining(0, 3));
  }

  @Test
  void nothingIsLeftWhenOneLimitIsReached() {
    assertThat(MoveLimits.ofNodes(100).rest(100, 0)).isEmpty();
    assertThat(MoveLimits.ofMillis(60).rest(0, 60)).isEmpty();
  }

  @Test
  void withoutLimitsNoneIsReached() {
    assertThat(MoveLimits.NONE.rest(100, 100)).contains(MoveLimits.NONE);
  }
}
