package tabuleiro.rules.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.MoveFormatException;

class PromptAnswersTest {
  @Test
  void aNumberInRangeIsRead() {
    assertThat(PromptAnswers.parseNumber("7", 1, 8)).isEqualTo(7);
    assertThat(PromptAnswers.parseNumber("-3", -3, 3)).isEqualTo(-3);
    assertThat(PromptAnswers.parseNumber("+2", -3, 3)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "x, not-a-number",
    "'', not-a-number",
    "1.5, not-a-number",
    "-, not-a-number",
    "٣, not-a-number",
    "0, out-of-range",
    "9, out-of-range",
    "-1, out-of-range",
    "99999999999999999999, out-of-range",
  })
  void typeAndRangeAreToldApart(String answer, String key) {
    assertThatThrownBy(() -> PromptAnswers.parseNumber(answer, 1, 8))
        .isInstanceOfSatisfying(
            MoveFormatException.class,
            e -> assertThat(e.violation().message().key()).isEqualTo(key));
  }
}
