package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.browser.MoveChooser.ChosenMove;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.testkit.UsualBoards;

/// Whole games between terminals and a browser window: a terminal invites the window, the window
/// invites a terminal, and two terminals play while the window watches. In each game the server is
/// killed, and a terminal enters its move while there is no server.
final class OnlineTerminalTest {
  private static final int MAX_PLIES = 400;

  /// Before a move of the first side.
  private static final int KILL_PLY = 4;

  private static final String INVITATION = "http://\\S+#s=\\S+";
  private static final Pattern PLAYED = Pattern.compile("(?m)^.* (?:plays|joga) (.+?): ");

  @TempDir static Path folder;

  @AutoClose private static KillableSite site;

  @BeforeAll
  static void start() {
    site = KillableSite.start(folder);
  }

  @AfterEach
  void closeWindows() {
    site.browser().closeWindows();
  }

  /// On small boards: the others differ in nothing but the number of moves.
  @ParameterizedTest
  @CsvSource("talpa, 5x5")
  void aTerminalInvitesABrowser(String family, String variant) {
    inviteBrowser(family, variant);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource("niju, most-6")
  void aBrowserInvitesATerminal(String family, String variant) {
    inviteTerminal(family, variant);
  }

  @ParameterizedTest
  @CsvSource("talpa, 5x5")
  void aBrowserWatchesTwoTerminals(String family, String variant) {
    watchTerminals(family, variant);
  }

  @UsualBoards
  void allPlayOnTheUsualBoard(String family, String variant) {
    inviteBrowser(family, variant);
    inviteTerminal(family, variant);
    watchTerminals(family, variant);
  }

  private static void inviteBrowser(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    try (OnlineTerminal terminal = terminal(site.address(), "Ana", "en")) {
      terminal.type("new " + family + " " + variant + " first");
      GameWindow window = newWindow();
      window.acceptInvitation(terminal.await(INVITATION));
      List<Consumer<ChosenMove>> players =
          List.of(move -> terminal.type(move.text()), move -> window.play(move.path()));
      checkEnd(terminal, playToTheEnd(game, window, players, KILL_PLY), window);
    }
  }

  private static void inviteTerminal(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    GameWindow window = newWindow();
    window.createGame(site.address(), family, variant, "friend", "");
    try (OnlineTerminal terminal = terminal(window.invitation(), "Rui", "pt")) {
      terminal.await("joga contra");
      List<Consumer<ChosenMove>> players =
          List.of(move -> window.play(move.path()), move -> terminal.type(move.text()));
      checkEnd(terminal, playToTheEnd(game, window, players, KILL_PLY + 1), window);
    }
  }

  private static void watchTerminals(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    try (OnlineTerminal first = terminal(site.address(), "Ana", "en")) {
      first.type("new " + family + " " + variant + " first");
      String invitation = first.await(INVITATION);
      try (OnlineTerminal second = terminal(invitation, "Rui", "pt")) {
        second.await("joga contra");
        GameWindow window = newWindow();
        window.page().navigate(invitation.replaceFirst("#.*", ""));
        window.waitUntilReady();
        List<Consumer<ChosenMove>> players =
            List.of(move -> first.type(move.text()), move -> second.type(move.text()));
        List<String> moves = playToTheEnd(game, window, players, KILL_PLY);
        checkEnd(first, moves, window);
        checkEnd(second, moves, window);
      }
    }
  }

  private static OnlineTerminal terminal(String address, String name, String language) {
    return OnlineTerminal.start(folder, address, name, language);
  }

  private static GameWindow newWindow() {
    Page page = site.browser().newVisitor("en", "light");
    return new GameWindow(page, new MouseInput(page));
  }

  /// Plays a game, and returns its moves.
  ///
  /// @param window the window that plays or watches
  /// @param players enter the moves of the two sides
  /// @param killPly the number of moves after which the server is killed; a terminal is to move
  private static List<String> playToTheEnd(
      Game game, GameWindow window, List<Consumer<ChosenMove>> players, int killPly) {
    MoveChooser chooser = new MoveChooser(game);
    List<String> moves = new ArrayList<>();
    List<?> state = window.serverState();
    while (state.getLast().equals("*") && moves.size() < MAX_PLIES) {
      ChosenMove move = chooser.choose((String) state.getFirst());
      if (moves.size() == killPly) {
        site.kill();
      }
      players.get(moves.size() % 2).accept(move);
      if (moves.size() == killPly) {
        site.restart();
      }
      moves.add(move.text());
      window.waitForMoves(moves.size());
      state = window.serverState();
    }
    assertThat(state.getLast())
        .as("result after %d moves", moves.size())
        .isIn("1-0", "0-1", "1/2-1/2");
    assertThat(moves).hasSizeGreaterThan(killPly + 1);
    System.out.println("a game of " + moves.size() + " moves, " + state.getLast());
    return moves;
  }

  private static void checkEnd(OnlineTerminal terminal, List<String> moves, GameWindow window) {
    assertThat(window.page().locator("#status").textContent()).isNotBlank();
    terminal.await("wins: .+|ganha: .+|is drawn: .+|empatada: .+");
    assertThat(terminal.leave()).as(terminal::output).isZero();
    assertThat(PLAYED.matcher(terminal.output()).results().map(match -> match.group(1)))
        .as(terminal::output)
        .containsExactlyElementsOf(moves);
  }
}
