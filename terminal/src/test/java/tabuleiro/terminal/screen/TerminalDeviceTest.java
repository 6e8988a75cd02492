package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.testkit.PseudoTerminal;

/// The program ends in every way that it can end in: the terminal is as it was before, and an
/// unfinished game is not lost.
class TerminalDeviceTest {
  private static final int COLUMNS = 80;
  private static final int ROWS = 24;
  private static final int PATIENCE_SECONDS = 20;

  @TempDir Path folder;

  @BeforeEach
  void aTerminalIsNeeded() {
    String missing = PseudoTerminal.unavailableReason();
    Assumptions.assumeTrue(missing.isEmpty(), missing);
  }

  /// Begins a game of Talpa and makes a move.
  private TerminalWindow play(String second) throws IOException, InterruptedException {
    TerminalWindow.prefer(folder, "talpa", "3x3", Map.of("play.second.player", second));
    TerminalWindow window = TerminalWindow.open(folder, COLUMNS, ROWS);
    window.begin();
    assertThat(window.modes()).isEqualTo(Set.of("1002", "1006", "1049", "25", "7"));
    assertThat(window.terminal().modes()).contains("-echo ", "-icanon ");
    window.type(":a1b1\r");
    return window;
  }

  private static void assertGivenBack(TerminalWindow window, int status) throws Exception {
    window.await(PseudoTerminal.EXIT_MARKER + status);
    assertThat(window.modes()).isEmpty();
    assertThat(window.terminal().modesAtExit()).contains(" echo ", " icanon ", " isig ", " opost ");
    // What was shown before and after is all there is: nothing is painted late.
    assertThat(window.text().strip()).startsWith(PseudoTerminal.EXIT_MARKER + status);
  }

  private void assertKept() throws Exception {
    try (TerminalWindow window = TerminalWindow.open(folder, COLUMNS, ROWS)) {
      window.await("> Go on: Talpa, Ana - Rui, 1 move");
      window.type("\r");
      window.await("Rui (Blue), your move");
      window.type(":a2b2\r");
      window.await("Ana (Red), your move");
      window.type("qq");
      assertGivenBack(window, 0);
    }
  }

  @Test
  void controlC() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.type("\u0003");
      assertGivenBack(window, 130);
    }
    assertKept();
  }

  @ParameterizedTest
  @CsvSource({"TERM, 143", "HUP, 129"})
  void aSignalToEnd(String signal, int status) throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.terminal().signal(signal);
      assertGivenBack(window, status);
    }
    assertThat(folder.resolve("unfinished.txt")).content().contains("1. a1b1 *");
  }

  @Test
  void theWindowIsClosed() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      ProcessHandle program = window.terminal().program();
      window.terminal().hangUp();
      program.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
    assertThat(folder.resolve("unfinished.txt")).content().contains("1. a1b1 *");
  }

  @Test
  void aDefect() throws Exception {
    try (TerminalWindow window = play("standing")) {
      window.await(PseudoTerminal.EXIT_MARKER + 1);
      assertThat(window.modes()).isEmpty();
      assertThat(window.terminal().modesAtExit()).contains(" echo ", " icanon ", " isig ");
      // It is told where it can be read.
      assertThat(window.text()).contains("a defect");
    }
    assertThat(folder.resolve("unfinished.txt")).content().contains("1. a1b1 *");
  }

  @Test
  void controlZAndControlBackslashDoNothing() throws Exception {
    try (TerminalWindow window = play("")) {
      window.await("Rui (Blue), your move");
      window.type("\u001a\u001c");
      window.type(":a2b2\r");
      window.await("Ana (Red), your move");
      window.type("qq");
      assertGivenBack(window, 0);
    }
  }
}
