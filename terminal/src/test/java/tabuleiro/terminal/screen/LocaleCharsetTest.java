package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocaleCharsetTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "en_US.UTF-8, -, -, UTF-8",
        "-, -, pt_PT.utf8, UTF-8",
        "-, -, C.UTF-8, UTF-8",
        "-, UTF-8, -, UTF-8",
        "-, en_US.UTF-8, C, UTF-8",
        "C, en_US.UTF-8, en_US.UTF-8, US-ASCII",
        "POSIX, -, -, US-ASCII",
        "-, -, -, UTF-8",
        "'', '', '', UTF-8",
        "'', '', ja_JP.UTF-8@cjk, UTF-8",
        "-, -, pt_PT, US-ASCII",
        "pt_PT.ISO-8859-1, -, -, ISO-8859-1",
        "pt_PT.ISO8859-15@euro, -, -, ISO-8859-15",
        "en_US.nonsense, -, -, US-ASCII"
      })
  void theFirstVariableThatIsSetNamesTheCharacterSet(
      String all, String type, String language, String charset) {
    Map<String, String> environment = new TreeMap<>();
    put(environment, "LC_ALL", all);
    put(environment, "LC_CTYPE", type);
    put(environment, "LANG", language);
    assertThat(LocaleCharset.of(environment)).hasToString(charset);
  }

  private static void put(Map<String, String> environment, String variable, String value) {
    if (value != null) {
      environment.put(variable, value);
    }
  }
}
