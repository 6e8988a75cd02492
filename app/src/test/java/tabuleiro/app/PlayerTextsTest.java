package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class PlayerTextsTest {
  @Test
  void commasSeparatePlayers() {
    assertThat(PlayerTexts.split("9, uct ,classic:3")).containsExactly("9", "uct", "classic:3");
    assertThat(PlayerTexts.split("9")).containsExactly("9");
    assertThat(PlayerTexts.split("9,,")).containsExactly("9", "", "");
  }

  @Test
  void aCommaBetweenQuotationMarksBelongsToThePlayer() {
    assertThat(PlayerTexts.split("9,ugi:mole '--set=a,b',uct"))
        .containsExactly("9", "ugi:mole '--set=a,b'", "uct");
    assertThat(PlayerTexts.split("ugi:mole \"it's,so\",uct"))
        .containsExactly("ugi:mole \"it's,so\"", "uct");
  }

  @Test
  void quotationMarksAroundAWholePlayerGo() {
    assertThat(PlayerTexts.split("'ugi:mole --set=a,b',\"uct\", ''"))
        .containsExactly("ugi:mole --set=a,b", "uct", "");
    assertThat(PlayerTexts.split("'ugi:a' 'b',9")).containsExactly("'ugi:a' 'b'", "9");
  }

  @Test
  void aQuotationWithoutAnEndIsRefused() {
    assertThatThrownBy(() -> PlayerTexts.split("9,ugi:mole 'a,uct"))
        .isInstanceOf(UsageProblem.class);
  }
}
