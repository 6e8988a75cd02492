package tabuleiro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswersTest {
  @Test
  void aNumberInRangeIsRead() {
    assertThat(Answers.number("7", 1, 8)).isEqualTo(7);
    assertThat(Answers.number("-3", -3, 3)).isEqualTo(-3);
    assertThat(Answers.number("+2", -3, 3)).isEqualTo(2);
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
    assertThatThrownBy(() -> Answers.number(answer, 1, 8))
        .isInstanceOfSatisfying(
            MoveFormatException.class,
            e -> assertThat(e.violation().phrase().key()).isEqualTo(key));
  }
}
