package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.GameId;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Guided first games in lines of text.
final class ConsoleLessonTest {
  private static String shown(String game, String variant, Language language, String... typed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", typed)));
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Console console = new Console(Messages.of(language), in, print, true, Path.of("target"));
    new ConsoleLesson(console, new GameId(game, variant)).run();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void everyStepIsCheckedAndTheLastOneNamesTheCommandOfAGame() {
    assertThat(
            shown(
                "trench",
                "classic",
                Language.ENGLISH,
                "a1a2",
                "a1a2",
                "c4d4",
                "e2e4",
                "d5f5",
                "c4d4"))
        .contains("Two minutes to learn Trench", "Step 1 of 5", "Step 5 of 5")
        .contains("That is legal, but captures nothing. Take the Soldier on d4.")
        .contains("Yes, the board refuses: only from behind can it be captured. ")
        .contains("(rule 6a).")
        .contains("That is all you need. You can play Trench now.")
        .endsWith("Play a real game: tabuleiro play trench --variant classic --second 1\n");
  }

  @Test
  void stepsCanBeSkippedAndLeft() {
    assertThat(shown("jostle", "hex", Language.PORTUGUESE, "seguinte", "jogadas", "sair"))
        .contains("Dois minutos para aprender Hex Jostle", "Passo 2 de")
        .doesNotContain("Passo 3 de", "Jogue a sério");
    assertThat(shown("talpa", "8x8", Language.ENGLISH)).contains("Step 1").doesNotContain("Step 2");
  }

  @Test
  void anotherRefusalDoesNotSolveTheTask() {
    assertThat(shown("trench", "classic", Language.ENGLISH, "next", "next", "g7g6", "quit"))
        .contains("(rule")
        .doesNotContain("Yes, the board refuses");
  }
}
