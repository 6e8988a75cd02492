package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.testkit.PseudoTerminal;

/// However the program ends, the terminal is restored and an unfinished game is saved.
@Tag("full")
class TerminalDeviceTest {
  private static final int COLUMNS = 80;
  private static final int ROWS = 24;
  private static final int PATIENCE_SECONDS = 60;

  private static final Set<String> FULL_SCREEN_MODES =
      Set.of("1002", "1006", "1049", "2004", "25", "7");

  @TempDir Path folder;

  @BeforeEach
  void requireTerminal() {
    String missing = PseudoTerminal.unavailableReason();
    Assumptions.assumeTrue(missing.isEmpty(), missing);
  }

  /// Starts a game of Talpa and makes a move.
  private TerminalWindow play(String second) throws IOException, InterruptedException {
    TerminalWindow.prefer(folder, "talpa", "3x3", Map.of("play.second.player", second));
    TerminalWindow window = TerminalWindow.open(folder, COLUMNS, ROWS);
    try {
      window.begin();
      assertThat(window.modes()).isEqualTo(FULL_SCREEN_MODES);
      assertThat(window.terminal().modes()).contains("-echo ", "-icanon ");
      window.type(":a1b1\r");
      return window;
    } catch (Throwable e) {
      window.close(); // Else the program would outlive a test that fails here.
      throw e;
    }
  }

  private static void assertRestored(TerminalWindow window, int status) throws Exception {
    window.await(PseudoTerminal.EXIT_MARKER + status);
    assertThat(window.modes()).isEmpty();
    assertThat(window.terminal().modesAtExit()).contains(" echo ", " icanon ", " isig ", " opost ");
    // Nothing is painted after the terminal has been restored.
    assertThat(window.text().strip()).startsWith(PseudoTerminal.EXIT_MARKER + status);
  }

  private void assertGameSaved() throws Exception {
    try (TerminalWindow window = TerminalWindow.open(folder, COLUMNS, ROWS)) {
      window.await("> Resume: Talpa, Ana - Rui, 1 move");
      window.type("\r");
      window.await("Rui (Blue), your move");
      window.type(":a2b2\r");
      window.await("Ana (Red), your move");
      window.type("q");
      window.type("q");
      assertRestored(window, 0);
    }
  }

  @Test
  void controlCRestoresTheTerminal() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.type("\u0003");
      assertRestored(window, 130);
    }
    assertGameSaved();
  }

  @ParameterizedTest
  @CsvSource({"TERM, 143", "HUP, 129"})
  void aTerminationSignalRestoresTheTerminal(String signal, int status) throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.terminal().signal(signal);
      assertRestored(window, status);
    }
    assertThat(folder.resolve("unfinished/game-1.txt")).content().contains("1. a1b1 *");
  }

  @Test
  void aClosedWindowSavesTheGame() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      ProcessHandle program = window.terminal().program();
      window.terminal().hangUp();
      program.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
    assertThat(folder.resolve("unfinished/game-1.txt")).content().contains("1. a1b1 *");
  }

  @Test
  void aDefectRestoresTheTerminal() throws Exception {
    try (TerminalWindow window = play("standing")) {
      window.await(PseudoTerminal.EXIT_MARKER + 1);
      assertThat(window.modes()).isEmpty();
      assertThat(window.terminal().modesAtExit()).contains(" echo ", " icanon ", " isig ");
      // The stack trace is printed on the restored terminal.
      assertThat(window.text()).contains("a defect");
    }
    assertThat(folder.resolve("unfinished/game-1.txt")).content().contains("1. a1b1 *");
  }

  /// Where no shell could continue the process, Ctrl-Z does not stop it.
  @Test
  void controlZAndControlBackslashDoNothingWithoutJobControl() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.type("\u001c");
      window.type("\u001a");
      awaitReturn(window);
      window.type(":a2b2\r");
      window.await("Ana (Red), your move");
      window.type("q");
      window.type("q");
      assertRestored(window, 0);
    }
  }

  /// Waits until the program has entered the full screen for the second time.
  private static void awaitReturn(TerminalWindow window) throws Exception {
    String entered = "?1049h";
    long end = System.currentTimeMillis() + TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS);
    String output = window.terminal().output(0);
    while (output.indexOf(entered) == output.lastIndexOf(entered)) {
      assertThat(System.currentTimeMillis()).as("milliseconds").isLessThan(end);
      Thread.sleep(2);
      output = window.terminal().output(0);
    }
  }

  /// A shell with job control says when the program is stopped, and continues it after Enter.
  private static final List<String> SHELL =
      List.of(
          "bash",
          "-c",
          "set -m; \"$@\"; stty -a; echo stopped with $?; read -r answer; fg >/dev/null",
          "shell");

  @ParameterizedTest
  @ValueSource(strings = {"key", "TSTP", "STOP"})
  void aStoppedProgramLeavesTheTerminalAndReturns(String way) throws Exception {
    TerminalWindow.prefer(folder, "talpa", "3x3", Map.of());
    try (TerminalWindow window = TerminalWindow.open(folder, COLUMNS, ROWS, "C.UTF-8", SHELL)) {
      window.begin();
      window.type(":a1b1\r");
      window.await("Rui (Blue), your move");
      if (way.equals("key")) {
        window.type("\u001a");
      } else {
        ProcessHandle shell = window.terminal().program();
        ProcessHandle program = shell.children().findFirst().orElseThrow();
        new ProcessBuilder("kill", "-" + way, String.valueOf(program.pid())).start().waitFor();
      }
      window.await("stopped with");
      if (!way.equals("STOP")) {
        assertThat(window.modes()).isEmpty();
        assertThat(window.terminal().modes()).contains(" echo ", " icanon ", " isig ");
      }
      window.type("\n");
      // The board may still be there from before; what the shell has written is painted over.
      String turn = "Rui (Blue), your move";
      assertThat(window.await(text -> text.contains(turn) && !text.contains("stopped with")))
          .contains(turn)
          .doesNotContain("stopped with");
      assertThat(window.modes()).isEqualTo(FULL_SCREEN_MODES);
      assertThat(window.terminal().modes()).contains("-echo ", "-icanon ");
      window.type(":a2b2\r");
      window.await("Ana (Red), your move");
      window.type("q");
      window.await("Resume");
      window.type("q");
      window.await(PseudoTerminal.EXIT_MARKER + 0);
      assertThat(window.modes()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"xx_YY.UTF-8, ━━", "C, --", "pt_PT.ISO-8859-1, --"})
  void theBoardIsReadableInALocaleThatIsNotInstalled(String locale, String edge) throws Exception {
    TerminalWindow.prefer(folder, "talpa", "3x3", Map.of());
    try (TerminalWindow window =
        TerminalWindow.open(folder, COLUMNS, ROWS, locale, List.of("env"))) {
      window.begin();
      window.await(edge);
      assertThat(window.text()).doesNotContain("??", "\ufffd");
      window.type("s");
      window.await("Save to file");
      window.type("g.txt\r");
      window.await("saved in g.txt");
      assertThat(folder.resolve("g.txt")).exists();
    }
  }
}
