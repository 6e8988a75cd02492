package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Reason;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class EndingTest {
  @Test
  void theFixedLineHasResultAndReason() {
    assertThat(Ending.rules(Outcome.win(Side.FIRST, Reason.PATH)).line())
        .isEqualTo("result 1-0 (path)");
    assertThat(Ending.rules(Outcome.draw(Reason.NO_CAPTURE)).line())
        .isEqualTo("result 1/2-1/2 (no-capture)");
    assertThat(Ending.resignation(Side.FIRST).line()).isEqualTo("result 0-1 (resignation)");
    assertThat(Ending.time(Side.SECOND).line()).isEqualTo("result 1-0 (time)");
    assertThat(Ending.agreement().line()).isEqualTo("result 1/2-1/2 (agreement)");
    assertThat(Ending.unfinished().line()).isEqualTo("result * (unfinished)");
    assertThat(Ending.of(Ending.Kind.ABANDONED, Result.NONE).line())
        .isEqualTo("result * (abandoned)");
  }

  @Test
  void kindAndResultFit() {
    assertThatThrownBy(() -> Ending.of(Ending.Kind.RESIGNATION, Result.DRAW))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Ending.rules(Outcome.ONGOING))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyReasonHasWordsInBothLanguages() {
    for (Language language : Language.values()) {
      Messages words = Messages.of(language);
      for (Ending.Kind kind : Ending.Kind.values()) {
        if (kind != Ending.Kind.RULES) {
          assertThat(words.say("reason." + kind.key())).isNotBlank();
        }
      }
      for (Reason reason : Reason.values()) {
        assertThat(words.say(Ending.rules(Outcome.draw(reason)).phrase())).isNotBlank();
      }
    }
  }
}
