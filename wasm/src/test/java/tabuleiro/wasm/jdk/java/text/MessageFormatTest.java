package tabuleiro.wasm.jdk.java.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Messages are formatted as by Java; all messages of the program are compared in a browser.
final class MessageFormatTest {
  private static final Object[][] ARGUMENTS = {
    {},
    {0, "a"},
    {1, 2},
    {999, "it''s {0}"},
    {1000, "b"},
    {-1000, -999},
    {1_234_567, -1_234_567},
    {Integer.MIN_VALUE, Integer.MAX_VALUE},
    {"x", 2}
  };

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no argument",
        "it''s '{0}' {0}, {1}",
        "{1}{0}",
        "{0,number,#} of {1}",
        "{0,number}",
        "{0,choice,0#none|1#one, {1}|1<{0} of '''{1}'''}",
        "{0,choice,-99#{1} less|0#none|0<{0,number,#} and '|'}",
        "{1, choice,1#jogada|1<jogadas}",
        "an open ' quote {0}"
      })
  void messagesAreFormattedAsInJava(String pattern) {
    for (String language : new String[] {"en", "pt"}) {
      Locale locale = Locale.of(language);
      for (Object[] arguments : ARGUMENTS) {
        assertThat(formatted(() -> new MessageFormat(pattern, locale).format((Object) arguments)))
            .describedAs("%s %s", language, arguments.length)
            .isEqualTo(
                formatted(() -> new java.text.MessageFormat(pattern, locale).format(arguments)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"{0", "{0,choice,2#a|1#b}", "{x}", "{0,of}"})
  void malformedPatternsAreRefusedAsInJava(String pattern) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new java.text.MessageFormat(pattern, Locale.ENGLISH));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MessageFormat(pattern, Locale.ENGLISH));
  }

  @FunctionalInterface
  private interface Formatting {
    String text();
  }

  private static String formatted(Formatting formatting) {
    try {
      return formatting.text();
    } catch (IllegalArgumentException e) {
      return "refused";
    }
  }
}
