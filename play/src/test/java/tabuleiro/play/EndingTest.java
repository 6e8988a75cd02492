package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class EndingTest {
  @Test
  void theFixedLineHasResultAndReason() {
    assertThat(Ending.byRules(Outcome.win(Side.FIRST, EndReason.PATH)).formatResult())
        .isEqualTo("result 1-0 (path)");
    assertThat(Ending.byRules(Outcome.draw(EndReason.NO_CAPTURE)).formatResult())
        .isEqualTo("result 1/2-1/2 (no-capture)");
    assertThat(Ending.resignation(Side.FIRST).formatResult()).isEqualTo("result 0-1 (resignation)");
    assertThat(Ending.timeout(Side.SECOND).formatResult()).isEqualTo("result 1-0 (time)");
    assertThat(Ending.agreement().formatResult()).isEqualTo("result 1/2-1/2 (agreement)");
    assertThat(Ending.unfinished().formatResult()).isEqualTo("result * (unfinished)");
    assertThat(Ending.of(Ending.Kind.ABANDONED, Result.NONE).formatResult())
        .isEqualTo("result * (abandoned)");
  }

  @Test
  void kindAndResultFit() {
    assertThatThrownBy(() -> Ending.of(Ending.Kind.RESIGNATION, Result.DRAW))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Ending.byRules(Outcome.ONGOING))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyReasonHasWordsInBothLanguages() {
    for (Language language : Language.values()) {
      Messages words = Messages.of(language);
      for (Ending.Kind kind : Ending.Kind.values()) {
        if (kind != Ending.Kind.RULES) {
          assertThat(words.format("reason." + kind.key())).isNotBlank();
        }
      }
      for (EndReason reason : EndReason.values()) {
        assertThat(words.format(Ending.byRules(Outcome.draw(reason)).message())).isNotBlank();
      }
    }
  }
}
