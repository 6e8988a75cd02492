package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The command `learn`, as lines of text.
final class LearnCommandTest {
  @Test
  void aGameAndItsVariantChooseTheLesson() {
    assertThat(CommandTester.runWithInput("quit\n", "learn", "talpa").out())
        .contains("Two minutes to learn Talpa", "Step 1 of 4", "You are Red.");
    assertThat(CommandTester.runWithInput("quit\n", "learn", "jostle", "--variant", "hex").out())
        .contains("Two minutes to learn Hex Jostle");
  }

  @Test
  void withoutAGameTheUserChooses() {
    CommandTester.Result result = CommandTester.runWithInput("4\nsair\n", "learn", "--lang", "pt");
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .contains(" 6  Hex Jostle", "Dois minutos para aprender Trench", "Passo 1 de 5");
  }

  @Test
  void aBoardWithoutALessonIsAnErrorThatListsThoseWithOne() {
    CommandTester.Result result = CommandTester.run("learn", "talpa", "--variant", "4x4");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err())
        .startsWith("there is no lesson for talpa 4x4; there is one for each of niju most, jostle");
    assertThat(CommandTester.run("learn", "chess").err()).contains("talpa");
  }
}
