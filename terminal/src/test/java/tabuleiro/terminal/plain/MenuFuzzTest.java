package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;

/// Types random lines at the menu and in games: the program never crashes, and ends when the input
/// ends.
class MenuFuzzTest {
  private static final List<String> LINES =
      List.of(
          "",
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "9",
          "10",
          "11",
          "20",
          "-1",
          "99999999999",
          "a1b1",
          "a1",
          "c8b8",
          "d4d5",
          "1r0@0,0",
          "moves",
          "moves a1",
          "moves zz",
          "step",
          "undo",
          "hint",
          "dica",
          "resign",
          "draw",
          "yes",
          "no",
          "board",
          "square",
          "rules",
          "help",
          "quit",
          "back",
          "l",
          "r",
          "w",
          "a",
          "s",
          "d",
          "ai",
          "hp",
          "5m+3s",
          "10s/move",
          "most-2",
          "3x3",
          "hex",
          "save",
          "save /nowhere/at/all",
          "/nowhere/at/all",
          "é\u0000\u001b[2J",
          "sim",
          "sair");

  @TempDir Path folder;

  private void typeAtRandom(int rounds) {
    for (int seed = 0; seed < rounds; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      List<String> lines = new ArrayList<>();
      for (int i = random.nextInt(120); i > 0; i--) {
        lines.add(LINES.get(random.nextInt(LINES.size())));
      }
      Language language = Language.values()[random.nextInt(2)];
      String text = ScriptedConversation.withMenu(language, lines, folder);
      assertThat(text).as("seed %d", seed).endsWith(".\n");
    }
  }

  @Tag("full")
  @Test
  void randomLinesNeverCrash() {
    typeAtRandom(120);
  }

  @Tag("slow")
  @Test
  void manyRandomLinesNeverCrash() {
    typeAtRandom(10_000);
  }
}
