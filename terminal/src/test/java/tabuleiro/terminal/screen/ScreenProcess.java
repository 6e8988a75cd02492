package tabuleiro.terminal.screen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.testkit.PseudoTerminal;
import tabuleiro.text.Language;

/// The full screen as a process. All games have the same seed, and the player `standing` of Talpa
/// throws an exception.
public final class ScreenProcess {
  /// The seed of every game.
  public static final long SEED = 7;

  private ScreenProcess() {}

  /// Runs the full screen.
  ///
  /// @param arguments the folder of the settings and of saved games
  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    PlayerCatalogue players =
        EnginePlayers.catalogue().withPlayer("talpa", "standing", () -> _ -> defect());
    ComputerSettings computerSettings =
        new ComputerSettings(players, MoveLimits.ofNodes(100), MoveLimits.ofNodes(100));
    ScreenContext context =
        new ScreenContext(
            new UserFolder(folder),
            folder,
            computerSettings,
            EventTags.NONE,
            () -> SEED,
            over -> {},
            System::nanoTime);
    FullScreen.Options options =
        new FullScreen.Options(System.getenv(), Optional.empty(), Language.ENGLISH, false, false);
    System.exit(FullScreen.run(context, new StartPage.Menu(), options) ? 0 : 1);
  }

  private static int defect() {
    throw new IllegalStateException("a defect");
  }

  /// Starts the process in a terminal.
  ///
  /// @param folder an existing one
  static PseudoTerminal start(Path folder, int columns, int rows) throws IOException {
    return start(folder, columns, rows, "C.UTF-8", List.of());
  }

  /// Starts the process in a terminal.
  ///
  /// @param folder an existing one
  /// @param locale the name of the locale, which need not be installed
  /// @param shell the words before the command line, such as those of a shell that runs it
  static PseudoTerminal start(Path folder, int columns, int rows, String locale, List<String> shell)
      throws IOException {
    List<String> command = new ArrayList<>(shell);
    command.addAll(ChildProcesses.java(ScreenProcess.class));
    command.add(folder.toString());
    Map<String, String> environment =
        Map.of("TERM", "xterm-256color", "LC_ALL", locale, "NO_COLOR", "");
    return PseudoTerminal.start(folder, columns, rows, environment, command);
  }
}
