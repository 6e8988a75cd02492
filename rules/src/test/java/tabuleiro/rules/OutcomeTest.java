package tabuleiro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  @Test
  void eachOutcomeExistsOnceAndSaysWhoWonAndWhy() {
    Outcome win = Outcome.win(Side.SECOND, Reason.WIPE_OUT);
    assertThat(win).isSameAs(Outcome.win(Side.SECOND, Reason.WIPE_OUT)).hasToString("0-1 wipe-out");
    assertThat(win.winner()).hasValue(Side.SECOND);
    assertThat(win.reason()).hasValue(Reason.WIPE_OUT);
    assertThat(win.isOver()).isTrue();
    assertThat(win.isDraw()).isFalse();
    assertThat(Outcome.win(Side.FIRST, Reason.PATH)).hasToString("1-0 path");
  }

  @Test
  void aDrawHasAReasonAndNoWinner() {
    Outcome draw = Outcome.draw(Reason.NO_THRONE);
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
    Phrase phrase = Phrase.of("x", "c3", 4, Side.FIRST, Phrase.of("y"));
    assertThat(phrase.arguments()).isEqualTo(List.of("c3", 4, Side.FIRST, Phrase.of("y")));
    assertThatThrownBy(() -> Phrase.of("x", 4.5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSeedAlwaysGivesTheSameNumbers() {
    long first = Seeds.random(7).nextLong();
    assertThat(Seeds.random(7).nextLong()).isEqualTo(first);
    assertThat(Seeds.random(8).nextLong()).isNotEqualTo(first);
    assertThat(Zobrist.keys(3, 7)[0]).isEqualTo(first);
  }
}
