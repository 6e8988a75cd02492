package tabuleiro.terminal.screen;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Size;
import tabuleiro.play.Puzzle;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.paint.Depth;
import tabuleiro.terminal.screen.paint.Painter;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.terminal.screen.settings.Store;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Runs the full-screen player in the terminal of this process.
public final class FullScreen {
  /// What a command line and an environment say of the screen.
  ///
  /// @param environment the variables
  /// @param language the language that was asked for; empty where it follows from the environment
  /// @param otherwise the language where nothing was chosen
  /// @param noColor whether colours were refused
  /// @param ascii whether other characters than ASCII were refused
  public record Wanted(
      Map<String, String> environment,
      Optional<Language> language,
      Language otherwise,
      boolean noColor,
      boolean ascii) {
    /// Returns whether the terminal can show a full screen at all.
    public boolean isPossible() {
      return !environment.getOrDefault("TERM", "").equals("dumb");
    }
  }

  private final Wanted wanted;
  private final Program program;

  private FullScreen(Wanted wanted, Program program) {
    this.wanted = wanted;
    this.program = program;
  }

  /// Runs the player until somebody leaves it.
  ///
  /// @param puzzles those that are asked instead of the menu; none for the menu
  /// @return whether it ran: not where the process has no terminal that can show it
  public static boolean run(House house, List<Puzzle> puzzles, Wanted wanted) {
    try (Device device = Device.open()) {
      run(device, house, puzzles, wanted);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Runs the player on a terminal.
  static void run(Device device, House house, List<Puzzle> puzzles, Wanted wanted) {
    Settings standard = Settings.standard(wanted.otherwise());
    Store.Loaded loaded = house.store().load(standard);
    Language spoken = wanted.language().orElse(loaded.settings().language());
    Messages words = Messages.of(spoken);
    String notice =
        loaded
            .setAside()
            .map(file -> words.say("page.settings-set-aside", file.toString()))
            .orElse("");
    try (Program program = new Program(house, puzzles, loaded.settings(), spoken, notice)) {
      new FullScreen(wanted, program).run(device);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(Device device) throws InterruptedException {
    Settings shown = program.settings();
    Painter painter = painter(shown);
    long nextTick = System.nanoTime();
    while (!program.isOver() && !device.isGone()) {
      if (device.wasResized() || !shown.equals(program.settings())) {
        shown = program.settings();
        painter = painter(shown);
      }
      Size size = device.size();
      program.resize(size.getColumns(), size.getRows(), isAscii(shown));
      device.send(painter.paint(program.sheet()));
      Optional<Input> input = device.next(program.restMillis());
      input.ifPresent(program::on);
      if (System.nanoTime() >= nextTick) {
        nextTick = System.nanoTime() + Program.TICK * 1_000_000;
        if (program.tick() && program.settings().sound()) {
          device.send("\u0007");
        }
      }
    }
  }

  private Painter painter(Settings settings) {
    return new Painter(Theme.of(settings.theme()), depth(settings), isAscii(settings));
  }

  private Depth depth(Settings settings) {
    if (wanted.noColor()) {
      return Depth.NONE;
    }
    return switch (settings.colours()) {
      case AUTO -> Depth.of(wanted.environment());
      case TRUE -> Depth.TRUE;
      case INDEXED -> Depth.INDEXED;
      case SIXTEEN -> Depth.SIXTEEN;
      case NONE -> Depth.NONE;
    };
  }

  private boolean isAscii(Settings settings) {
    return wanted.ascii()
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
