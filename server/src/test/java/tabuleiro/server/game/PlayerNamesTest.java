package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.session.SessionException;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.text.Language;

final class PlayerNamesTest {
  private static final Caller CALLER =
      new Caller(
          Optional.empty(), Optional.empty(), Optional.empty(), "", false, Language.ENGLISH, "");

  private final PlayerNames names = new PlayerNames(EnginePlayers.catalogue());

  @Test
  void namesAreComposedAndTrimmed() {
    assertThat(names.check("  Ana \u00a0  Luísa ")).isEqualTo("Ana Luísa");
    assertThat(names.check("Jose\u0301")).isEqualTo("José");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bruno <b>",
        "囲碁",
        "محمد",
        "नमस्ते",
        "O'Neill",
        "Leveller",
        "Ana 9",
        "Rui \ud83d\ude00"
      })
  void acceptsNamesOfPeople(String name) {
    assertThat(names.check(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u202eb",
        "a\u200bb",
        "\u200b",
        "\u2066Ana",
        "a\u0007",
        "a\nb",
        "\u3164",
        "a\ufe0f",
        "a\ue000",
        "a\ud800",
        "\u00ad",
        "\ufeffAna",
        "a\u0301\u0301\u0301\u0301\u0301\u0301"
      })
  void refusesInvisibleCharacters(String name) {
    assertRefused(name, "characters that cannot be seen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Level 9",
        "level 12",
        "LEVEL9",
        "Nível 9",
        "nivel 3",
        "Ｌｅｖｅｌ ９",
        "Le\u0301vel 9",
        "random",
        "Random",
        "Aleatório",
        "5",
        "Plain UCT",
        "Classic level 5",
        "Computer",
        "computador"
      })
  void refusesNamesOfComputers(String name) {
    assertRefused(name, "is the name of a computer player");
  }

  private void assertRefused(String name, String text) {
    assertThatThrownBy(() -> names.check(name))
        .isInstanceOfSatisfying(
            ProblemException.class, problem -> assertThat(problem.text(CALLER)).contains(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u00a0", "\u3000"})
  void refusesBlankNames(String name) {
    assertThatThrownBy(() -> names.check(name)).isInstanceOf(SessionException.class);
  }
}
