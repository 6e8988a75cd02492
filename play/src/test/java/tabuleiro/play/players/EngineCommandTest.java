package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class EngineCommandTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "engine, [engine]",
        "`  a  b\tc ` , [a|b|c]",
        "\"my engine\" -x 'y z', [my engine|-x|y z]",
        "--name=\"a b\"c ''  , [--name=a bc|]",
        "\"it's\" 'say \"no\"' , [it's|say \"no\"]",
        "$HOME/x;rm *|y , [$HOME/x;rm|*|y]",
        "C:\\games\\e.exe , [C:\\games\\e.exe]",
      })
  void aLineIsSplitAtSpacesOutsideQuotationMarks(String line, String words) {
    assertThat("[" + String.join("|", EngineCommand.parse(line).words()) + "]").isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "''", "\"\" x", "\"engine", "engine 'x"})
  void missingProgramOrUnclosedQuotationMarkIsRefused(String line) {
    PlayerCatalogue players =
        PlayerCatalogue.standard().withExternalEngines(command -> new RandomPlayer());
    assertThatThrownBy(() -> players.createPlayer(TALPA, "ugi:" + line))
        .isInstanceOfSatisfying(
            EngineCommandFormatException.class,
            e -> {
              for (Language language : Language.values()) {
                assertThat(Messages.of(language).format(e.problem()))
                    .contains("'ugi:" + line + "'");
              }
            });
  }

  @Test
  void externalEngineIsAPlayerOfEveryGame() {
    PlayerCatalogue players =
        PlayerCatalogue.standard().withExternalEngines(command -> new RandomPlayer());
    assertThat(players.createPlayer(TALPA, "ugi:engine -x")).isInstanceOf(RandomPlayer.class);
    assertThat(players.playerIds("talpa")).isEqualTo(PlayerCatalogue.standard().playerIds("talpa"));
    assertThatThrownBy(() -> players.createPlayer(TALPA, "nobody"))
        .isInstanceOfSatisfying(
            UnknownPlayerException.class,
            e -> assertThat(e.availableIds()).endsWith("ugi:COMMAND"));
    assertThatThrownBy(() -> PlayerCatalogue.standard().createPlayer(TALPA, "ugi:engine"))
        .isInstanceOf(UnknownPlayerException.class);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "/opt/x/engine-2 -v, engine-2",
        "'/opt/my engine', my engine",
        "/, UGI",
        "{0}\u0007é, 0é"
      })
  void seatHasTheNameOfTheProgram(String line, String name) {
    Message phrase = PlayerCatalogue.displayName("ugi:" + line);
    for (Language language : Language.values()) {
      assertThat(Messages.of(language).format(phrase)).isEqualTo(name);
    }
  }
}
