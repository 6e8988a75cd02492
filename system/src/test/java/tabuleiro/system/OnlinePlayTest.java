package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.online.ServerAddress;
import tabuleiro.online.VisitorSecret;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.UsualBoards;
import tabuleiro.text.Language;

/// Two terminals, one in English and one in Portuguese, play whole games against each other on a
/// server that is killed in the middle.
@Timeout(180)
final class OnlinePlayTest {
  private static final int KILL_PLY = 4;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"talpa, 5x5", "jostle, 6x6"})
  void twoTerminalsPlayToTheEnd(String family, String variant) throws Exception {
    playToTheEnd(family, variant);
  }

  @UsualBoards
  void twoTerminalsPlayToTheEndOnTheUsualBoard(String family, String variant) throws Exception {
    playToTheEnd(family, variant);
  }

  private void playToTheEnd(String family, String variant) throws Exception {
    ServerProcess server = start("0");
    String address = "http://localhost:" + server.port();
    ServerAddress home = ServerAddress.parse(address);
    String command = "new " + family + " " + variant + " 20m+5s first";
    try (OnlineClient spectator = new OnlineClient(home, VisitorSecret.random(), Language.ENGLISH);
        TerminalPlayer first =
            new TerminalPlayer(address, Side.FIRST, Language.ENGLISH, "lobby", command)) {
      String invitation = first.await("http://\\S+#s=\\S+");
      String id = invitation.replaceAll(".*/g/(.*)#.*", "$1");
      try (OnlineGame watched = TerminalPlayer.watch(spectator, id);
          TerminalPlayer second =
              new TerminalPlayer(invitation, Side.SECOND, Language.PORTUGUESE)) {
        first.watch(watched);
        second.watch(watched);
        awaitPly(watched, first, second);
        server.kill();
        server = start(String.valueOf(server.port()));
        second.awaitEnd();
        first.awaitEnd();
        OnlineGameState end = watched.view().state();
        assertThat(end.result()).isIn("1-0", "0-1", "1/2-1/2");
        assertThat(first.output()).contains("plays against", end.endingText());
        assertThat(second.output()).contains("joga contra");
        for (String move : end.moves()) {
          assertThat(first.output()).contains(" plays " + move);
        }
      }
    } finally {
      server.close();
    }
  }

  @Test
  void aFullScreenPlaysATerminal() throws Exception {
    GameChoices board = GameChoices.PLAY_DEFAULT.withGame("talpa", "5x5");
    try (ServerProcess server = start("0");
        ScreenPlayer screen = new ScreenPlayer(folder, "http://localhost:" + server.port(), board);
        OnlineClient spectator =
            new OnlineClient(
                ServerAddress.parse("http://localhost:" + server.port()),
                VisitorSecret.random(),
                Language.ENGLISH)) {
      screen.await("No challenges");
      screen.press(SpecialKey.ENTER);
      screen.press(SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.DOWN, SpecialKey.RIGHT);
      screen.press(SpecialKey.END, SpecialKey.ENTER);
      screen.await("Send this link");
      Matcher link = Pattern.compile("http://\\S+/g/(\\S+)#\\S+").matcher(screen.screen());
      assertThat(link.find()).as(screen::screen).isTrue();
      try (OnlineGame watched = TerminalPlayer.watch(spectator, link.group(1));
          TerminalPlayer terminal =
              new TerminalPlayer(link.group(), Side.SECOND, Language.PORTUGUESE)) {
        terminal.watch(watched);
        screen.playToTheEnd(watched, Side.FIRST, terminal);
        screen.await(watched.view().state().endingText());
        screen.await("n rematch");
        terminal.awaitEnd();
      }
    }
  }

  private static void awaitPly(OnlineGame game, TerminalPlayer first, TerminalPlayer second)
      throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (game.view().state().plies() < KILL_PLY) {
      first.check();
      second.check();
      assertThat(System.nanoTime())
          .as(() -> "waiting at " + game.view() + first.output() + second.output())
          .isLessThan(end);
      Thread.sleep(5);
    }
  }

  private ServerProcess start(String port) {
    String database = folder.resolve("games.db").toString();
    return ServerProcess.start(
        folder.resolve("errors"), Map.of(), List.of("--port", port, "--database", database));
  }
}
