package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Phrase;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class OutsideCommandTest {
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
    assertThat("[" + String.join("|", OutsideCommand.parse(line).words()) + "]").isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "''", "\"\" x", "\"engine", "engine 'x"})
  void aLineWithoutProgramOrWithAnOpenQuotationIsRefusedInWords(String line) {
    Players players = Players.standard().withOutside(command -> new RandomPlayer());
    assertThatThrownBy(() -> players.player("talpa", "ugi:" + line))
        .isInstanceOfSatisfying(
            CommandFormatException.class,
            e -> {
              for (Language language : Language.values()) {
                assertThat(Messages.of(language).say(e.phrase())).contains("'ugi:" + line + "'");
              }
            });
  }

  @Test
  void anOutsideEngineIsAPlayerOfEveryGameWhereTheCatalogueHasThem() {
    Players players = Players.standard().withOutside(command -> new RandomPlayer());
    assertThat(players.player("talpa", "ugi:engine -x")).isInstanceOf(RandomPlayer.class);
    assertThat(players.names("talpa")).isEqualTo(Players.standard().names("talpa"));
    assertThatThrownBy(() -> players.player("talpa", "nobody"))
        .isInstanceOfSatisfying(
            UnknownPlayerException.class, e -> assertThat(e.known()).endsWith("ugi:COMMAND"));
    assertThatThrownBy(() -> Players.standard().player("talpa", "ugi:engine"))
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
  void theSeatIsCalledAsTheProgram(String line, String name) {
    Phrase phrase = Players.presetName("ugi:" + line);
    for (Language language : Language.values()) {
      assertThat(Messages.of(language).say(phrase)).isEqualTo(name);
    }
  }
}
