package tabuleiro.terminal.screen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.Heading;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.screen.settings.Store;
import tabuleiro.testkit.PseudoTerminal;
import tabuleiro.text.Language;

/// The full screen in a process of its own. All games have the same seed, and the player `standing`
/// of Talpa has a defect.
public final class ScreenProcess {
  /// The seed of every game.
  public static final long SEED = 7;

  private ScreenProcess() {}

  /// Runs it.
  ///
  /// @param arguments the folder of the settings and of saved games
  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    Players players = EnginePlayers.catalogue().with("talpa", "standing", () -> _ -> defect());
    Machine machine = new Machine(players, Limits.ofNodes(100), Limits.ofNodes(100));
    House house =
        new House(new Store(folder), folder, machine, Heading.NONE, () -> SEED, System::nanoTime);
    FullScreen.Wanted wanted =
        new FullScreen.Wanted(System.getenv(), Optional.empty(), Language.ENGLISH, false, false);
    System.exit(FullScreen.run(house, List.of(), wanted) ? 0 : 1);
  }

  private static int defect() {
    throw new IllegalStateException("a defect");
  }

  /// Starts it in a terminal.
  ///
  /// @param folder an existing one
  static PseudoTerminal start(Path folder, int columns, int rows) throws IOException {
    List<String> command = new ArrayList<>(Children.java(ScreenProcess.class));
    command.add(folder.toString());
    Map<String, String> environment =
        Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8", "NO_COLOR", "");
    return PseudoTerminal.start(folder, columns, rows, environment, command);
  }
}
