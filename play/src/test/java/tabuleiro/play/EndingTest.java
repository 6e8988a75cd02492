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
  void resultLineHasResultAndReason() {
    assertThat(Ending.byRules(Outcome.win(Side.FIRST, EndReason.NO_MOVES)).formatResult())
        .isEqualTo("result 1-0 (no-moves)");
    assertThat(Ending.byRules(Outcome.draw(EndReason.of("no-capture"))).formatResult())
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
  void everyKindHasMessagesInBothLanguages() {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame("talpa");
      for (Ending.Kind kind : Ending.Kind.values()) {
        if (kind != Ending.Kind.RULES) {
          assertThat(messages.format("reason." + kind.key())).isNotBlank();
        }
        if (kind != Ending.Kind.RULES && kind.allows(Result.FIRST_WINS)) {
          Ending ending = Ending.of(kind, Result.FIRST_WINS);
          assertThat(messages.format(ending.message())).isNotBlank();
        }
      }
    }
  }
}
