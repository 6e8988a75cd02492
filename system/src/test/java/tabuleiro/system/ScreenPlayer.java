package tabuleiro.system;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.ScreenContext;
import tabuleiro.terminal.screen.ScreenProgram;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// A full screen that plays on a server.
final class ScreenPlayer implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);
  private static final long POLL_MILLIS = 5;
  private static final int COLUMNS = 160;
  private static final int ROWS = 50;

  private final ScreenProgram program;

  /// @param folder the user's folder
  /// @param address the server, or the link of a game
  /// @param board the family and the variant of a game that is created
  ScreenPlayer(Path folder, String address, GameChoices board) {
    ScreenContext context =
        new ScreenContext(
            new UserFolder(folder.resolve("config")),
            folder,
            ComputerSettings.createDefault(),
            EventTags.NONE,
            () -> 7,
            _ -> {},
            System::nanoTime);
    TerminalSettings settings = TerminalSettings.defaults(Language.ENGLISH).withPlayChoices(board);
    program =
        new ScreenProgram(
            context,
            new StartPage.Online(address, "Ana"),
            settings,
            Optional.empty(),
            Language.ENGLISH,
            "");
    program.resize(COLUMNS, ROWS, false);
  }

  String screen() {
    return program.draw().format();
  }

  void press(SpecialKey... keys) {
    for (SpecialKey key : keys) {
      program.handle(new InputEvent.KeyEvent(key));
    }
  }

  void type(String text) {
    text.codePoints().forEach(c -> program.handle(new InputEvent.CharacterEvent(c)));
  }

  /// Waits until the screen shows a text.
  void await(String text) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!screen().contains(text)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("no " + text + " in " + screen());
      }
      program.tick();
      Thread.sleep(POLL_MILLIS);
    }
  }

  /// Types a random move whenever it is this side's turn, until the game is over.
  ///
  /// @param watched the same game
  void playToTheEnd(OnlineGame watched, Side side, TerminalPlayer other)
      throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    int nextPly = 0;
    while (!watched.view().state().isOver()) {
      other.check();
      program.tick();
      OnlineGameState state = watched.view().state();
      boolean isTurn = state.hasBothPlayers() && state.position().sideToMove() == side;
      if (isTurn
          && state.plies() >= nextPly
          && screen().contains("Ana (visitor) (Red), your move")) {
        int move = Playout.randomMove(state.position(), SeededRandom.of(state.plies()));
        type(":" + state.position().formatMove(move));
        press(SpecialKey.ENTER);
        nextPly = state.plies() + 1;
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("still playing: " + screen() + other.output());
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  @Override
  public void close() {
    program.close();
  }
}
