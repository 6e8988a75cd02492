package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jline.terminal.Size;
import org.jline.utils.ScreenTerminal;
import tabuleiro.testkit.PseudoTerminal;

/// The full screen in a terminal of its own, and what a person sees in its window.
public final class TerminalWindow implements AutoCloseable {
  /// Longer than anything takes on a machine that does ten things at once.
  private static final int PATIENCE_MILLIS = 30_000;

  private final PseudoTerminal terminal;
  private final TerminalEmulator glass = new TerminalEmulator();
  private final ScreenTerminal screen;
  private int seen;

  private TerminalWindow(PseudoTerminal terminal, int columns, int rows) {
    this.terminal = terminal;
    this.screen = new ScreenTerminal(columns, rows);
  }

  /// Opens a window, and begins there.
  ///
  /// @param folder of the settings and saved games
  public static TerminalWindow open(Path folder, int columns, int rows) throws IOException {
    return new TerminalWindow(ScreenProcess.start(folder, columns, rows), columns, rows);
  }

  /// Makes two people, Ana and Rui, and a variant the last choices.
  ///
  /// @param more other settings
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

  /// Gives the window another size.
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

  /// Returns what is shown: each row without blanks at its end, ended by a line feed.
  public String text() throws IOException {
    look();
    return screen
        .toString()
        .lines()
        .map(line -> line.stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  /// Returns the numbers of the terminal's modes that are set now and were not at first.
  public Set<String> modes() throws IOException {
    look();
    return glass.modes();
  }

  /// Waits until something is shown, and returns all that is shown then or when patience ends.
  public String await(Predicate<String> options) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    String text = text();
    while (!options.test(text) && System.currentTimeMillis() < end) {
      Thread.sleep(2);
      text = text();
    }
    return text;
  }

  /// Waits until a text is shown, and asserts that it is.
  public void await(String part) throws IOException, InterruptedException {
    assertThat(await(text -> text.contains(part))).contains(part);
  }

  /// Begins the game of the last choices, from the menu.
  public void begin() throws IOException, InterruptedException {
    await("New game");
    type("\r");
    await("Begin");
    type("\u001b[F\r");
    await(", your move");
  }

  /// Asserts that the program ends now, and that the terminal is as it was before it.
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
