package tabuleiro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.rules.support.Zobrist;

class OutcomeTest {
  @Test
  void eachOutcomeExistsOnceAndSaysWhoWonAndWhy() {
    Outcome win = Outcome.win(Side.SECOND, EndReason.WIPE_OUT);
    assertThat(win)
        .isSameAs(Outcome.win(Side.SECOND, EndReason.WIPE_OUT))
        .hasToString("0-1 wipe-out");
    assertThat(win.winner()).hasValue(Side.SECOND);
    assertThat(win.reason()).hasValue(EndReason.WIPE_OUT);
    assertThat(win.isOver()).isTrue();
    assertThat(win.isDraw()).isFalse();
    assertThat(Outcome.win(Side.FIRST, EndReason.PATH)).hasToString("1-0 path");
  }

  @Test
  void aDrawHasAReasonAndNoWinner() {
    Outcome draw = Outcome.draw(EndReason.NO_THRONE);
    assertThat(draw).hasToString("1/2-1/2 no-throne");
    assertThat(draw.isDraw()).isTrue();
    assertThat(draw.winner()).isEmpty();
  }

  @Test
  void anOngoingGameHasNeither() {
    assertThat(Outcome.ONGOING).hasToString("*");
    assertThat(Outcome.ONGOING.isOver()).isFalse();
    assertThat(Outcome.ONGOING.isDraw()).isFalse();
    assertThat(Outcome.ONGOING.reason()).isEmpty();
  }

  @Test
  void aPhraseTakesOnlyArgumentsThatWordsCanSay() {
    Message phrase = Message.of("x", "c3", 4, Side.FIRST, Message.of("y"));
    assertThat(phrase.arguments()).isEqualTo(List.of("c3", 4, Side.FIRST, Message.of("y")));
    assertThatThrownBy(() -> Message.of("x", 4.5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSeedAlwaysGivesTheSameNumbers() {
    long first = SeededRandom.of(7).nextLong();
    assertThat(SeededRandom.of(7).nextLong()).isEqualTo(first);
    assertThat(SeededRandom.of(8).nextLong()).isNotEqualTo(first);
    assertThat(Zobrist.keys(3, 7)[0]).isEqualTo(first);
  }
}
