package tabuleiro.terminal.plain.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.online.NewOnlineGame.Opponent;
import tabuleiro.online.NewOnlineGame.SideChoice;
import tabuleiro.rules.GameId;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class NewGameArgumentsTest {
  private static NewOnlineGame parse(Language language, String line) {
    return NewGameArguments.parse(List.of(line.split(" ")), "Ana", Messages.of(language));
  }

  @Test
  void theWordsMayComeInAnyOrderAndLanguage() {
    NewOnlineGame expected =
        new NewOnlineGame(
            new GameId("talpa", "4x4"),
            SideChoice.SECOND,
            Opponent.ANYONE,
            "",
            "10m",
            "Ana",
            /* hasSwapRule= */ true);
    assertThat(parse(Language.ENGLISH, "talpa swap 10m second lobby 4x4")).isEqualTo(expected);
    assertThat(parse(Language.PORTUGUESE, "talpa 4x4 desafio segundo troca 10m"))
        .isEqualTo(expected);
    assertThat(parse(Language.ENGLISH, "talpa").hasSwapRule()).isFalse();
  }

  @Test
  void timeOddsAreAClock() {
    assertThat(parse(Language.ENGLISH, "jostle 10m,3m").clock()).isEqualTo("10m,3m");
  }

  @Test
  void wordsWithoutAMeaningAreRefused() {
    assertThatThrownBy(() -> parse(Language.ENGLISH, "talpa swop"))
        .isInstanceOf(NewGameArguments.ArgumentException.class);
  }
}
