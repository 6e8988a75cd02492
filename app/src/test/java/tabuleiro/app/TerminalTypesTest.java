package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.testkit.PseudoTerminal;

/// The menu in terminals of every type, also of types that this system does not know, and in
/// several languages. Nothing is printed before or after the screen.
@Tag("full")
class TerminalTypesTest {
  private static final int PATIENCE_MILLIS = 60_000;

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void requireTerminal() {
    String missing = PseudoTerminal.unavailableReason();
    Assumptions.assumeTrue(missing.isEmpty(), missing);
  }

  @ParameterizedTest
  @CsvSource({
    "xterm-ghostty, en_US.UTF-8",
    "linux, POSIX",
    "tmux-256color, pt_PT.UTF-8",
    "no-such-terminal, xx_XX",
  })
  void theMenuIsShownAndNothingElse(String term, String locale) throws Exception {
    showsTheMenu(term, locale);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "xterm-kitty, en_US.UTF-8",
    "alacritty, pt_PT.UTF-8",
    "wezterm, C",
    "foot, xx_XX",
    "xterm-256color, C.UTF-8",
    "screen-256color, en_US.UTF-8",
    "rxvt-unicode, C",
    "vt100, POSIX",
  })
  void theMenuIsShownInOtherTerminals(String term, String locale) throws Exception {
    showsTheMenu(term, locale);
  }

  private void showsTheMenu(String term, String locale) throws Exception {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    Map<String, String> environment =
        Map.of("TERM", term, "LC_ALL", locale, "XDG_CONFIG_HOME", folder.toString());
    try (PseudoTerminal terminal = PseudoTerminal.start(folder, 80, 24, environment, command)) {
      await(terminal, "Tabuleiro");
      terminal.type("q");
      await(terminal, PseudoTerminal.EXIT_MARKER + 0);
      assertThat(terminal.output(0))
          .startsWith("\u001b[?1049h")
          .contains("\u001b[?1049l" + PseudoTerminal.EXIT_MARKER);
      assertThat(WrongArgumentsTest.TRACE.matcher(terminal.output(0)).find()).isFalse();
    }
  }

  private static void await(PseudoTerminal terminal, String text) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!terminal.output(0).contains(text) && System.currentTimeMillis() < end) {
      Thread.sleep(20);
    }
    assertThat(terminal.output(0)).contains(text);
  }
}
