package tabuleiro.terminal.screen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Size;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.paint.AnsiPainter;
import tabuleiro.terminal.screen.paint.ColourDepth;
import tabuleiro.terminal.screen.paint.PieceColours;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Runs the full-screen user interface in the terminal of this process.
public final class FullScreen {
  /// The options from the command line and the environment.
  ///
  /// @param environment the environment variables
  /// @param language the language that was asked for; empty when it follows from the environment
  /// @param defaultLanguage the language when the user has not chosen one
  /// @param noColor whether colours are disabled
  /// @param asciiOnly whether only ASCII characters may be shown
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

  private final Options options;
  private final ScreenProgram program;

  private FullScreen(Options options, ScreenProgram program) {
    this.options = options;
    this.program = program;
  }

  /// Runs the program until the user leaves it.
  ///
  /// @param start what is shown first
  /// @return whether it ran: false when the process has no terminal that can show a full screen
  public static boolean run(ScreenContext context, StartPage start, Options options) {
    try (TerminalDevice device =
        TerminalDevice.open(LocaleCharset.ofInput(options.environment()))) {
      run(device, context, start, options);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Runs the program on a terminal.
  static void run(TerminalDevice device, ScreenContext context, StartPage start, Options options) {
    TerminalSettings standard = TerminalSettings.defaults(options.defaultLanguage());
    UserFolder.Loaded loaded = context.userFolder().loadSettings(standard);
    Language spoken = options.language().orElse(loaded.settings().language());
    Messages messages = Messages.of(spoken);
    String notice =
        loaded
            .setAside()
            .map(file -> messages.format("page.settings-set-aside", file.toString()))
            .orElse("");
    try (ScreenProgram program =
        new ScreenProgram(context, start, loaded.settings(), loaded.language(), spoken, notice)) {
      new FullScreen(options, program).run(device);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(TerminalDevice device) throws InterruptedException {
    TerminalSettings shown = program.settings();
    PieceColours pieces = program.pieceColours();
    AnsiPainter painter = painter(shown, pieces);
    long nextTick = System.nanoTime();
    while (!program.isOver() && !device.isClosed()) {
      if (device.wasResized()
          || !shown.equals(program.settings())
          || pieces != program.pieceColours()) {
        shown = program.settings();
        pieces = program.pieceColours();
        painter = painter(shown, pieces);
      }
      Size size = device.size();
      program.resize(size.getColumns(), size.getRows(), isAscii(shown));
      device.send(painter.paint(program.draw()));
      Optional<InputEvent> input = device.nextInput(program.nextTickMillis());
      if (input.equals(Optional.of(new InputEvent.KeyEvent(SpecialKey.SUSPEND)))) {
        device.suspend();
      } else {
        input.ifPresent(program::handle);
      }
      if (System.nanoTime() >= nextTick) {
        nextTick = System.nanoTime() + ScreenProgram.TICK_MILLIS * 1_000_000;
        if (program.tick() && program.settings().isOn(Toggle.SOUND)) {
          device.send("\u0007");
        }
      }
    }
  }

  private AnsiPainter painter(TerminalSettings settings, PieceColours pieces) {
    Theme theme = Theme.of(settings.theme(), pieces);
    return new AnsiPainter(theme, depth(settings), isAscii(settings));
  }

  private ColourDepth depth(TerminalSettings settings) {
    if (options.noColor()) {
      return ColourDepth.NONE;
    }
    return switch (settings.colours()) {
      case AUTO -> ColourDepth.detect(options.environment());
      case TRUE -> ColourDepth.TRUE;
      case INDEXED -> ColourDepth.INDEXED;
      case SIXTEEN -> ColourDepth.SIXTEEN;
      case NONE -> ColourDepth.NONE;
    };
  }

  private boolean isAscii(TerminalSettings settings) {
    return options.asciiOnly()
        || switch (settings.symbols()) {
          case AUTO -> !LocaleCharset.of(options.environment()).equals(StandardCharsets.UTF_8);
          case ALL -> false;
          case ASCII -> true;
        };
  }
}
