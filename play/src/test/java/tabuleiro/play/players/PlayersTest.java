package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class PlayersTest {
  private static final Players PLAYERS = Players.standard();

  @Test
  void everyGameHasTheRandomPlayerAndThoseOfItsReport() {
    assertThat(PLAYERS.names("talpa"))
        .hasSize(10)
        .startsWith("random", "classic:1")
        .endsWith("classic:9");
    assertThat(PLAYERS.names("niju"))
        .containsExactly("random", "classic:easy", "classic:medium", "classic:hard");
    for (String family : List.of("jostle", "morelli", "trench")) {
      assertThat(PLAYERS.names(family)).containsExactly("random", "classic:random");
    }
    assertThat(PLAYERS.names("nim")).containsExactly("random");
  }

  @Test
  void theNumberOfALevelIsItsPlaceInTheMenu() {
    Players players =
        PLAYERS
            .with("nim", "other", RandomPlayer::new)
            .with("nim", "1", RandomPlayer::new)
            .with("nim", "2", RandomPlayer::new);
    assertThat(players.names("nim")).containsExactly("1", "2", "random", "other");
    assertThat(Messages.of(Language.PORTUGUESE).say(Players.presetName("2"))).isEqualTo("Nível 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"talpa", "niju", "jostle", "morelli", "trench"})
  void everyNameOfTheCatalogueIsAPlayerWithAName(String family) {
    for (String name : PLAYERS.names(family)) {
      assertThat(PLAYERS.player(family, name)).isNotNull();
      for (Language language : Language.values()) {
        assertThat(Messages.of(language).say(Players.presetName(name))).isNotBlank();
      }
    }
    assertThat(Messages.of(Language.ENGLISH).say(Players.presetName("classic:9")))
        .isEqualTo("Classic level 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "classic", "classic:0", "classic:10", "RANDOM", "classic:easy "})
  void anUnknownPlayerListsThoseThereAre(String text) {
    UnknownPlayerException e =
        catchThrowableOfType(UnknownPlayerException.class, () -> PLAYERS.player("talpa", text));
    assertThat(e.known()).isEqualTo(PLAYERS.names("talpa"));
    assertThat(Messages.of(Language.ENGLISH).say(e.phrase()))
        .startsWith("talpa has no player '" + text + "'; there are random, classic:1, classic:2");
  }
}
