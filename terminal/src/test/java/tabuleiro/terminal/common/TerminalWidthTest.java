package tabuleiro.terminal.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalWidthTest {
  @ParameterizedTest
  @CsvSource({"100, 100", "4, 2147483647", "0, 2147483647", "wide, 2147483647"})
  void widthIsThatOfTheEnvironment(String columns, int expected) {
    assertThat(new TerminalWidth(Map.of("COLUMNS", columns)).getAsInt()).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "24 80",
        "Status for device CON: ---- Lines: 9001 Columns: 80 Keyboard rate: 31",
        "Estado do dispositivo CON: Linhas: 50 Colunas: 80"
      })
  void widthIsTheSecondNumberThatTheSystemAnswers(String answer) {
    assertThat(TerminalWidth.columns(answer)).isEqualTo("80");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "24", "no terminal"})
  void widthIsUnknownWhenTheSystemNamesNone(String answer) {
    assertThat(TerminalWidth.columns(answer)).isEmpty();
  }
}
