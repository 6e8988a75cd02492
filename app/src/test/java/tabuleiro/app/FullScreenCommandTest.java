package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.GameId;
import tabuleiro.testkit.PseudoTerminal;

/// The command without arguments, in a terminal.
@Tag("full")
class FullScreenCommandTest {
  private static final int PATIENCE_MILLIS = 60_000;

  @TempDir Path folder;

  @BeforeEach
  void requireTerminal() {
    String missing = PseudoTerminal.unavailableReason();
    Assumptions.assumeTrue(missing.isEmpty(), missing);
  }

  private PseudoTerminal start(String term, String... options) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(options));
    Map<String, String> environment =
        Map.of("TERM", term, "LC_ALL", "C.UTF-8", "XDG_CONFIG_HOME", folder.toString());
    return PseudoTerminal.start(folder, 80, 24, environment, command);
  }

  private static String await(PseudoTerminal terminal, String text) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!terminal.output(0).contains(text) && System.currentTimeMillis() < end) {
      Thread.sleep(5);
    }
    assertThat(terminal.output(0)).contains(text);
    return terminal.output(0);
  }

  private static void await(Path file) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!Files.exists(file) && System.currentTimeMillis() < end) {
      Thread.sleep(5);
    }
  }

  @Test
  void theFullScreenIsShownAndLeft() throws Exception {
    try (PseudoTerminal terminal = start("xterm")) {
      await(terminal, "New game");
      terminal.type("q");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0))
          .startsWith("\u001b[?1049h")
          .contains("\u001b[?1049l" + PseudoTerminal.EXIT_MARKER);
    }
  }

  @Test
  void puzzlesOfAFileAreAskedOnTheFullScreenOrInLinesOfText() throws Exception {
    Path file = folder.resolve("puzzles.txt");
    List<GameRecord> records =
        PuzzleStore.of(new GameId("talpa", "8x8")).values().stream()
            .limit(3)
            .map(Puzzle::toRecord)
            .toList();
    Files.writeString(file, GameRecord.format(records));
    try (PseudoTerminal terminal = start("xterm", "play", "--from", file.toString())) {
      await(terminal, "Puzzle 1 of");
      terminal.type("q");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).contains("\u001b[?1049h");
    }
    try (PseudoTerminal terminal = start("xterm", "play", "--plain", "--from", file.toString())) {
      await(terminal, "to move and");
      terminal.type("quit\n");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).doesNotContain("\u001b");
    }
  }

  @Test
  void aGameIsPlayedOnTheFullScreenAndContinuedFromItsFile() throws Exception {
    Path file = folder.resolve("games.txt");
    try (PseudoTerminal terminal =
        start(
            "xterm",
            "play",
            "talpa",
            "--variant",
            "4x4",
            "--second",
            "human",
            "--record",
            file.toString(),
            "--names",
            "Ana,Rui")) {
      await(terminal, "Ana (Red)");
      terminal.type(":b1a1\r");
      await(terminal, "plays b1a1");
      terminal.type("g");
      await(terminal, "[no]");
      terminal.type("\u001b[C\r");
      await(terminal, "1-0");
      terminal.type("q");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).contains("\u001b[?1049h");
    }
    assertThat(file).content().contains("[White \"Ana\"]", "1. b1a1");
    Path unfinished = folder.resolve("unfinished.txt");
    String input = "b1a1\nsave " + unfinished + "\nquit\n";
    CommandTester.runWithInput(input, "play", "talpa", "--variant", "4x4", "--second", "human");
    try (PseudoTerminal terminal = start("xterm", "play", "--from", unfinished.toString())) {
      await(terminal, "Player 2 (Blue), your move");
      terminal.type("q");
      await(terminal, PseudoTerminal.EXIT_MARKER + 0);
    }
  }

  @Test
  void aGameBetweenComputersIsShownOnTheFullScreen() throws Exception {
    Path file = folder.resolve("games.txt");
    try (PseudoTerminal terminal =
        start(
            "xterm",
            "watch",
            "talpa",
            "--variant",
            "3x3",
            "--first",
            "random",
            "--second",
            "random",
            "--seed",
            "1",
            "--record",
            file.toString())) {
      await(terminal, "Random (Red)");
      await(file);
      terminal.type("q");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).contains("\u001b[?1049h");
    }
    assertThat(file).content().contains("[Result ");
  }

  @Test
  void plainTextHasNoEscapes() throws Exception {
    try (PseudoTerminal terminal = start("xterm", "--plain")) {
      await(terminal, "Your choice");
      terminal.type("0\n");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).doesNotContain("\u001b");
    }
  }

  @Test
  void aTerminalWithoutEscapeSequencesGetsPlainText() throws Exception {
    try (PseudoTerminal terminal = start("dumb", "--lang", "pt")) {
      await(terminal, "A sua escolha");
      terminal.type("0\n");
      assertThat(await(terminal, PseudoTerminal.EXIT_MARKER + 0)).doesNotContain("\u001b");
    }
  }
}
