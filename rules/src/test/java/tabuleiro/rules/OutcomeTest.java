package tabuleiro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OutcomeTest {
  private static final EndReason PATH = EndReason.of("path");
  private static final EndReason DOUBLE_PATH = EndReason.of("path", "double-path");

  @Test
  void eachWinExistsOnceWithItsWinnerAndReason() {
    Outcome win = Outcome.win(Side.SECOND, PATH);
    assertThat(win).isSameAs(Outcome.win(Side.SECOND, PATH)).hasToString("0-1 path");
    assertThat(win.winner()).hasValue(Side.SECOND);
    assertThat(win.reason()).hasValue(PATH);
    assertThat(win.isOver()).isTrue();
    assertThat(win.isDraw()).isFalse();
    assertThat(Outcome.win(Side.FIRST, PATH)).hasToString("1-0 path");
  }

  @Test
  void drawHasReasonAndNoWinner() {
    Outcome draw = Outcome.draw(PATH);
    assertThat(draw).isSameAs(Outcome.draw(PATH)).hasToString("1/2-1/2 path");
    assertThat(draw.isDraw()).isTrue();
    assertThat(draw.winner()).isEmpty();
    assertThat(draw.message()).hasValue(Message.of("drawn.path"));
  }

  @Test
  void ongoingGameHasNeitherReasonNorWinner() {
    assertThat(Outcome.ONGOING).hasToString("*");
    assertThat(Outcome.ONGOING.isOver()).isFalse();
    assertThat(Outcome.ONGOING.isDraw()).isFalse();
    assertThat(Outcome.ONGOING.reason()).isEmpty();
    assertThat(Outcome.ONGOING.message()).isEmpty();
  }

  @Test
  void messageOfWinNamesWinnerAndLoser() {
    assertThat(Outcome.win(Side.SECOND, PATH).message())
        .hasValue(Message.of("won.path", Side.SECOND, Side.FIRST));
  }

  @Test
  void reasonsWithTheSameKeyDifferOnlyInTheirMessage() {
    Outcome win = Outcome.win(Side.FIRST, DOUBLE_PATH);
    assertThat(win).hasToString("1-0 path").isNotSameAs(Outcome.win(Side.FIRST, PATH));
    assertThat(win.message()).hasValue(Message.of("won.double-path", Side.FIRST, Side.SECOND));
    assertThat(Outcome.draw(DOUBLE_PATH).message()).hasValue(Message.of("drawn.double-path"));
    assertThat(DOUBLE_PATH).isEqualTo(PATH).hasSameHashCodeAs(PATH);
  }
}
