package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jline.terminal.Size;
import org.jline.utils.ScreenTerminal;
import tabuleiro.testkit.PseudoTerminal;

/// Runs the full screen in a separate process, and reads the text of its window.
public final class TerminalWindow implements AutoCloseable {
  /// Longer than any wait on a heavily loaded machine.
  private static final int PATIENCE_MILLIS = 60_000;

  private final PseudoTerminal terminal;
  private final TerminalEmulator glass = new TerminalEmulator();
  private final ScreenTerminal screen;
  private int seen;

  private TerminalWindow(PseudoTerminal terminal, int columns, int rows) {
    this.terminal = terminal;
    this.screen = new ScreenTerminal(columns, rows);
  }

  /// Opens a window and starts the program in it.
  ///
  /// @param folder the folder of the settings and saved games
  public static TerminalWindow open(Path folder, int columns, int rows) throws IOException {
    return new TerminalWindow(ScreenProcess.start(folder, columns, rows), columns, rows);
  }

  /// Opens a window, and starts the program there in a locale and in a shell.
  static TerminalWindow open(Path folder, int columns, int rows, String locale, List<String> shell)
      throws IOException {
    return new TerminalWindow(
        ScreenProcess.start(folder, columns, rows, locale, shell), columns, rows);
  }

  /// Saves settings with two human players, Ana and Rui, and a variant as the last choices.
  ///
  /// @param more further settings
  public static void prefer(Path folder, String game, String variant, Map<String, String> more)
      throws IOException {
    Map<String, String> settings = new TreeMap<>(more);
    settings.put("play.game", game);
    settings.put("play.variant", variant);
    settings.put("play.first.name", "Ana");
    settings.put("play.second.name", "Rui");
    settings.putIfAbsent("play.second.player", "");
    settings.putIfAbsent("animation", "false");
    String text =
        settings.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue() + "\n")
            .collect(Collectors.joining());
    Files.writeString(folder.resolve("settings.properties"), text);
  }

  /// Returns the terminal.
  public PseudoTerminal terminal() {
    return terminal;
  }

  /// Types a text.
  public void type(String text) throws IOException {
    terminal.type(text);
  }

  /// Resizes the window.
  public void resize(int columns, int rows) throws IOException, InterruptedException {
    look();
    screen.setSize(Size.of(columns, rows));
    terminal.resize(columns, rows);
  }

  private void look() throws IOException {
    String more = terminal.output(seen);
    seen += more.length();
    screen.write(more);
    glass.write(more.getBytes(StandardCharsets.UTF_8));
  }

  /// Returns the text of the window: each row without trailing blanks, ended by a line feed.
  public String text() throws IOException {
    look();
    return screen
        .toString()
        .lines()
        .map(line -> line.stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  /// Returns the numbers of the private modes that differ from their initial state.
  public Set<String> modes() throws IOException {
    look();
    return glass.modes();
  }

  /// Waits until the text meets a condition, and returns the text then or at the time limit.
  public String await(Predicate<String> options) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    String text = text();
    while (!options.test(text) && System.currentTimeMillis() < end) {
      Thread.sleep(2);
      text = text();
    }
    return text;
  }

  /// Waits until a text is shown, and fails at the time limit.
  public void await(String part) throws IOException, InterruptedException {
    assertThat(await(text -> text.contains(part))).contains(part);
  }

  /// Starts the game of the last choices from the menu.
  public void begin() throws IOException, InterruptedException {
    await("New game");
    type("\r");
    await("Start");
    type("\u001b[F\r");
    await(", your move");
  }

  /// Asserts that the program ends and that the terminal is restored.
  ///
  /// @param status the exit status
  public void awaitEnd(int status) throws IOException, InterruptedException {
    await(PseudoTerminal.EXIT_MARKER + status);
    assertThat(modes()).isEmpty();
  }

  @Override
  public void close() {
    terminal.close();
  }
}
