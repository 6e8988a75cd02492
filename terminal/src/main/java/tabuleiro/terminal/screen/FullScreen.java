package tabuleiro.terminal.screen;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Size;
import tabuleiro.play.Puzzle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.paint.AnsiPainter;
import tabuleiro.terminal.screen.paint.ColourDepth;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Runs the full-screen player in the terminal of this process.
public final class FullScreen {
  /// What a command line and an environment say of the screen.
  ///
  /// @param environment the variables
  /// @param language the language that was asked for; empty where it follows from the environment
  /// @param defaultLanguage the language where nothing was chosen
  /// @param noColor whether colours were refused
  /// @param asciiOnly whether other characters than ASCII were refused
  public record Options(
      Map<String, String> environment,
      Optional<Language> language,
      Language defaultLanguage,
      boolean noColor,
      boolean asciiOnly) {
    /// Returns whether the terminal can show a full screen at all.
    public boolean isSupported() {
      return !environment.getOrDefault("TERM", "").equals("dumb");
    }
  }

  private final Options wanted;
  private final ScreenProgram program;

  private FullScreen(Options wanted, ScreenProgram program) {
    this.wanted = wanted;
    this.program = program;
  }

  /// Runs the player until somebody leaves it.
  ///
  /// @param puzzles those that are asked instead of the menu; none for the menu
  /// @return whether it ran: not where the process has no terminal that can show it
  public static boolean run(ScreenContext house, List<Puzzle> puzzles, Options wanted) {
    try (TerminalDevice device = TerminalDevice.open()) {
      run(device, house, puzzles, wanted);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Runs the player on a terminal.
  static void run(
      TerminalDevice device, ScreenContext house, List<Puzzle> puzzles, Options wanted) {
    TerminalSettings standard = TerminalSettings.defaults(wanted.defaultLanguage());
    UserFolder.Loaded loaded = house.userFolder().loadSettings(standard);
    Language spoken = wanted.language().orElse(loaded.settings().language());
    Messages words = Messages.of(spoken);
    String notice =
        loaded
            .setAside()
            .map(file -> words.format("page.settings-set-aside", file.toString()))
            .orElse("");
    try (ScreenProgram program =
        new ScreenProgram(house, puzzles, loaded.settings(), spoken, notice)) {
      new FullScreen(wanted, program).run(device);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(TerminalDevice device) throws InterruptedException {
    TerminalSettings shown = program.settings();
    AnsiPainter painter = painter(shown);
    long nextTick = System.nanoTime();
    while (!program.isOver() && !device.isClosed()) {
      if (device.wasResized() || !shown.equals(program.settings())) {
        shown = program.settings();
        painter = painter(shown);
      }
      Size size = device.size();
      program.resize(size.getColumns(), size.getRows(), isAscii(shown));
      device.send(painter.paint(program.draw()));
      Optional<InputEvent> input = device.nextInput(program.nextTickMillis());
      input.ifPresent(program::handle);
      if (System.nanoTime() >= nextTick) {
        nextTick = System.nanoTime() + ScreenProgram.TICK_MILLIS * 1_000_000;
        if (program.tick() && program.settings().sound()) {
          device.send("\u0007");
        }
      }
    }
  }

  private AnsiPainter painter(TerminalSettings settings) {
    return new AnsiPainter(Theme.of(settings.theme()), depth(settings), isAscii(settings));
  }

  private ColourDepth depth(TerminalSettings settings) {
    if (wanted.noColor()) {
      return ColourDepth.NONE;
    }
    return switch (settings.colours()) {
      case AUTO -> ColourDepth.detect(wanted.environment());
      case TRUE -> ColourDepth.TRUE;
      case INDEXED -> ColourDepth.INDEXED;
      case SIXTEEN -> ColourDepth.SIXTEEN;
      case NONE -> ColourDepth.NONE;
    };
  }

  private boolean isAscii(TerminalSettings settings) {
    return wanted.asciiOnly()
        || switch (settings.symbols()) {
          case AUTO -> !isUnicode(wanted.environment());
          case ALL -> false;
          case ASCII -> true;
        };
  }

  /// The first of these variables that says anything names the characters that are shown; where
  /// none does, as on Windows, all are.
  private static boolean isUnicode(Map<String, String> environment) {
    for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return value.toLowerCase(java.util.Locale.ROOT).matches(".*utf-?8.*");
      }
    }
    return true;
  }
}
