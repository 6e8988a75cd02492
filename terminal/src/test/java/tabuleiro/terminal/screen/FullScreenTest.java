package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleRound;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.GameId;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// Runs the full screen on a terminal: sends bytes, and reads back what a terminal would show.
class FullScreenTest {
  private static final long PATIENCE_MILLIS = 60_000;

  /// Longer than the program waits after Esc, and shorter than it waits for the rest of a key.
  private static final long SLOW_MILLIS = 200;

  @TempDir Path folder;
  private final TerminalEmulator glass = new TerminalEmulator();
  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final ExternalTerminal terminal;
  private CompletableFuture<Void> running = CompletableFuture.completedFuture(null);
  private List<Puzzle> puzzles = List.of();
  private int columns = 80;
  private int rows = 24;

  FullScreenTest() throws IOException {
    terminal =
        new ExternalTerminal(
            "test", "xterm", new PipedInputStream(keyboard), glass, StandardCharsets.UTF_8);
    terminal.setSize(Size.of(columns, rows));
  }

  @AfterEach
  void close() throws IOException {
    terminal.close();
  }

  private void start(PlayerCatalogue players, String second) throws IOException {
    Path config = folder.resolve("config");
    Files.createDirectories(config);
    String settings =
        """
        play.game=talpa
        play.variant=3x3
        play.first.name=Ana
        play.second.name=Rui
        play.second.player=%s
        """
            .formatted(second);
    Files.writeString(config.resolve("settings.properties"), settings);
    ComputerSettings computerSettings =
        new ComputerSettings(players, MoveLimits.ofNodes(100), MoveLimits.ofNodes(100));
    ScreenContext context =
        new ScreenContext(
            new UserFolder(config),
            folder,
            computerSettings,
            EventTags.NONE,
            () -> 7,
            over -> {},
            System::nanoTime);
    FullScreen.Options options =
        new FullScreen.Options(
            Map.of("TERM", "xterm", "LANG", "C.UTF-8"),
            Optional.empty(),
            Language.ENGLISH,
            false,
            false);
    running =
        CompletableFuture.runAsync(() -> {
          try (TerminalDevice device = TerminalDevice.open(terminal, glass)) {
            FullScreen.run(
                device,
                context,
                puzzles.isEmpty() ? new StartPage.Menu() : new StartPage.Puzzles(puzzles),
                options);
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private void type(String text) throws IOException {
    keyboard.write(text.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  private void await(String text) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!glass.text(columns, rows).contains(text) && System.currentTimeMillis() < end) {
      Thread.sleep(5);
    }
    assertThat(glass.text(columns, rows)).contains(text);
  }

  private void resize(int newColumns, int newRows) {
    columns = newColumns;
    rows = newRows;
    terminal.setSize(Size.of(columns, rows));
    terminal.raise(Terminal.Signal.WINCH);
  }

  private void begin() throws IOException, InterruptedException {
    await("> New game");
    type("\r");
    await("Start");
    type("\u001b[F\r");
    await("Ana (Red), your move");
  }

  @Test
  void aGameIsPlayedResizedAndLeft() throws Exception {
    start(EnginePlayers.catalogue(), "");
    begin();
    assertThat(glass.modes()).containsExactly("1002", "1006", "1049", "2004", "25", "7");
    type(":a1b1\r");
    await("Rui (Blue), your move");
    resize(160, 50);
    await("Rui (Blue), your move");
    type(":a2b2\r");
    await("Ana (Red), your move");
    resize(80, 24);
    for (String move : new String[] {"b1b2", "b3a3", "c3c2", "a3"}) {
      type(":" + move + "\r");
      await(move);
    }
    await("Ana (Red) wins: Blue opened both paths at once  1-0");
    type("q");
    await("> New game");
    type("q");
    running.get();
    assertThat(glass.modes()).isEmpty();
  }

  @Test
  void puzzlesAreShownInPlaceOfTheMenu() throws Exception {
    puzzles = PuzzleRound.draw(new GameId("talpa", "8x8"), 1, SeededRandom.of(1));
    start(EnginePlayers.catalogue(), "");
    await("Puzzle 1 of " + puzzles.size());
    Puzzle first = puzzles.getFirst();
    type(":" + first.position().formatMove(first.solution()) + "\r");
    await("forces the win. Correct!");
    type("\r");
    await("Puzzle 2 of " + puzzles.size());
    type("q");
    running.get();
    assertThat(glass.modes()).isEmpty();
  }

  @Test
  void aKeyWithDelayedCharactersIsOneKey() throws Exception {
    start(EnginePlayers.catalogue(), "");
    await("> New game");
    type("\u001b[");
    Thread.sleep(SLOW_MILLIS);
    type("B");
    await("> Learn a game");
    type("q");
    running.get();
  }

  @Test
  void aMoveIsPlayedByMouse() throws Exception {
    start(EnginePlayers.catalogue(), "");
    begin();
    click("1┃");
    await("╔");
    type("\u001b");
    click("a━");
    type("q");
    await("> New game");
  }

  /// Clicks four columns to the right of a text.
  private void click(String text) throws IOException {
    String[] lines = glass.text(columns, rows).split("\n", -1);
    for (int row = 0; row < lines.length; row++) {
      int column = lines[row].indexOf(text);
      if (column >= 0) {
        String place = (column + 5) + ";" + (row + 1);
        type("\u001b[<0;" + place + "M\u001b[<0;" + place + "m");
        return;
      }
    }
    throw new AssertionError(text + " is not shown");
  }

  @Test
  void theTerminalIsRestoredAfterADefect() throws Exception {
    PlayerCatalogue broken =
        EnginePlayers.catalogue()
            .withPlayer(
                "talpa",
                "standing",
                () ->
                    turn -> {
                      throw new IllegalStateException("a defect");
                    });
    start(broken, "standing");
    begin();
    type(":a1b1\r");
    assertThat(running.handle((nothing, e) -> String.valueOf(e)).get()).contains("a defect");
    assertThat(glass.modes()).isEmpty();
  }

  @Test
  void aClosedTerminalEndsTheProgramAndSavesTheGame() throws Exception {
    start(EnginePlayers.catalogue(), "");
    begin();
    type(":a1b1\r");
    await("Rui (Blue), your move");
    keyboard.close();
    running.get();
    assertThat(folder.resolve("config/unfinished/game-1.txt")).content().contains("1. a1b1 *");
  }
}
