package tabuleiro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MessageTest {
  @Test
  void argumentsAreTextsNumbersSidesAndMessages() {
    Message message = Message.of("x", "c3", 4, Side.FIRST, Message.of("y"));
    assertThat(message.arguments()).isEqualTo(List.of("c3", 4, Side.FIRST, Message.of("y")));
    assertThatThrownBy(() -> Message.of("x", 4.5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void messageOfViolationEndsWithItsRule() {
    Violation violation = Violation.of("6a", "x", "c3");
    assertThat(violation.withRule())
        .isEqualTo(Message.of("with-rule", Message.of("x", "c3"), "6a"));
    assertThat(Violation.of("", "x").withRule()).isEqualTo(Message.of("x"));
  }
}
