package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class PlayerCatalogueTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();

  private static final PlayerCatalogue PLAYERS = PlayerCatalogue.standard();

  @Test
  void everyGameHasTheRandomPlayerAndThoseOfItsReport() {
    assertThat(PLAYERS.playerIds("talpa"))
        .hasSize(10)
        .startsWith("random", "classic:1")
        .endsWith("classic:9");
    assertThat(PLAYERS.playerIds("niju"))
        .containsExactly("random", "classic:easy", "classic:medium", "classic:hard");
    for (String family : List.of("jostle", "morelli", "trench")) {
      assertThat(PLAYERS.playerIds(family)).containsExactly("random", "classic:random");
    }
    assertThat(PLAYERS.playerIds("nim")).containsExactly("random");
  }

  @Test
  void theNumberOfALevelIsItsPlaceInTheMenu() {
    PlayerCatalogue players =
        PLAYERS
            .withPlayer("nim", "other", RandomPlayer::new)
            .withPlayer("nim", "1", RandomPlayer::new)
            .withPlayer("nim", "2", RandomPlayer::new);
    assertThat(players.playerIds("nim")).containsExactly("1", "2", "random", "other");
    assertThat(Messages.of(Language.PORTUGUESE).format(PlayerCatalogue.displayName("2")))
        .isEqualTo("Nível 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"talpa", "niju", "jostle", "morelli", "trench"})
  void everyNameOfTheCatalogueIsAPlayerWithAName(String family) {
    for (String name : PLAYERS.playerIds(family)) {
      assertThat(PLAYERS.createPlayer(Games.find(family).orElseThrow().game(), name)).isNotNull();
      for (Language language : Language.values()) {
        assertThat(Messages.of(language).format(PlayerCatalogue.displayName(name))).isNotBlank();
      }
    }
    assertThat(Messages.of(Language.ENGLISH).format(PlayerCatalogue.displayName("classic:9")))
        .isEqualTo("Classic level 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "classic", "classic:0", "classic:10", "RANDOM", "classic:easy "})
  void unknownPlayerListsTheAvailableOnes(String text) {
    UnknownPlayerException e =
        catchThrowableOfType(UnknownPlayerException.class, () -> PLAYERS.createPlayer(TALPA, text));
    assertThat(e.availableIds()).isEqualTo(PLAYERS.playerIds("talpa"));
    assertThat(Messages.of(Language.ENGLISH).format(e.problem()))
        .startsWith("talpa has no player '" + text + "'; there are random, classic:1, classic:2");
  }
}
