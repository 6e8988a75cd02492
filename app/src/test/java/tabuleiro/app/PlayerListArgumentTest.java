package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.app.cli.PlayerListArgument;
import tabuleiro.app.cli.UsageException;

final class PlayerListArgumentTest {
  @Test
  void commasSeparatePlayers() {
    assertThat(PlayerListArgument.split("9, uct ,classic:3"))
        .containsExactly("9", "uct", "classic:3");
    assertThat(PlayerListArgument.split("9")).containsExactly("9");
    assertThat(PlayerListArgument.split("9,,")).containsExactly("9", "", "");
  }

  @Test
  void aCommaBetweenQuotationMarksBelongsToThePlayer() {
    assertThat(PlayerListArgument.split("9,ugi:mole '--set=a,b',uct"))
        .containsExactly("9", "ugi:mole '--set=a,b'", "uct");
    assertThat(PlayerListArgument.split("ugi:mole \"it's,so\",uct"))
        .containsExactly("ugi:mole \"it's,so\"", "uct");
  }

  @Test
  void quotationMarksAroundAWholePlayerAreRemoved() {
    assertThat(PlayerListArgument.split("'ugi:mole --set=a,b',\"uct\", ''"))
        .containsExactly("ugi:mole --set=a,b", "uct", "");
    assertThat(PlayerListArgument.split("'ugi:a' 'b',9")).containsExactly("'ugi:a' 'b'", "9");
  }

  @Test
  void anUnclosedQuotationMarkIsRejected() {
    assertThatThrownBy(() -> PlayerListArgument.split("9,ugi:mole 'a,uct"))
        .isInstanceOf(UsageException.class);
  }
}
