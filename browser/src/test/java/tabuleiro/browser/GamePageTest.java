package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The page of a game: lost connections, other devices, text commands.
final class GamePageTest {
  /// Keeps the frequencies of all notes, in place of the device's sound.
  private static final String COUNT_NOTES =
      """
      globalThis.heard = [];
      globalThis.AudioContext = class {
        currentTime = 0;
        createOscillator() {
          const frequency = { set value(hertz) { heard.push(hertz); } };
          return { frequency, connect: next => next, start() {}, stop() {} };
        }
        createGain() {
          const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
          return { gain, connect() {} };
        }
      };\
      """;

  /// Creates a game in which little time is left after two seconds: its id, and the friend's token.
  private static final String CREATE_SHORT_GAME =
      """
      fetch('/api/v2/games', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), game: 'jostle', variant: '6x6',
          first: 'me', second: 'other', sides: 'fixed', clock: '22s', name: 'Ana' }),
      }).then(answer => answer.json()).then(({ gameId, tokens }) => [gameId, tokens.second])\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aPrintedGameIsDarkOnLightWithoutButtons() {
    Page page = site.browser().newVisitor("en", "dark");
    createGame(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator(":is(.site-header, .site-footer, #command-form, .button):visible"))
        .hasCount(0);
    assertThat(page.locator("#board")).isVisible();
    assertThat(page.locator("#moves-title")).isVisible();
    assertThat(page.locator("html")).hasCSS("color-scheme", "light");
    page.context().close();
  }

  @Test
  void aMoveSentWhileDisconnectedIsPlayedOnceAfterAReload() {
    Page page = site.browser().newVisitor("en", "light");
    ControlledSocket socket = ControlledSocket.attach(page);
    GameWindow window = createGame(page);
    ApiPlayer friend = addFriend(window);

    // The move is entered while disconnected.
    socket.disconnect();
    assertThat(page.locator("#offline")).isVisible();
    window.play(new BoardProbe(page).legalPath(0));
    page.reload();
    window.waitUntilReady();
    assertThat(window.serverState().get(1)).as("the server has received nothing").isEqualTo(0);
    socket.restore();
    window.waitForMoves(1);

    // The server receives the move, but its answer is lost.
    friend.playFirstLegalMove();
    window.waitForMoves(2);
    socket.dropServerMessages();
    window.play(new BoardProbe(page).legalPath(1));
    window.serverStateAfter(2);
    socket.restore();
    page.reload();
    window.waitForMoves(3);
    assertThat(page.locator("#status")).hasText("Rui (visitor) is to move (Blue)");
    assertThat(page.locator("#refused")).isHidden();
    assertThat(window.serverState().get(1)).isEqualTo(3);
    page.context().close();
  }

  @Test
  void aSelectionSurvivesAReconnectionAndARepeatedState() {
    Page page = site.browser().newVisitor("en", "light");
    ControlledSocket socket = ControlledSocket.attach(page);
    GameWindow window = createGame(page);
    ApiPlayer friend = addFriend(window);
    List<String> path = new BoardProbe(page).legalPath(0);
    window.play(path.subList(0, 1));
    socket.disconnect();
    assertThat(page.locator("#offline")).isVisible();
    socket.restore();
    window.waitUntilOnline();
    int before = socket.stateMessages();
    friend.takeSeat("Rui"); // From another device: the server sends the state to all windows.
    page.waitForCondition(() -> socket.stateMessages() > before);
    assertThat(page.evaluate("() => 1")).as("the page has handled the state").isEqualTo(1);
    assertThat(new BoardProbe(page).selectedPath()).isEqualTo(path.subList(0, 1));
    window.play(path.subList(1, path.size()));
    window.waitForMoves(1);
    page.context().close();
  }

  @Test
  void theMovesCommandListsMovesFromASquare() {
    Page page = site.browser().newVisitor("en", "light");
    createGame(page).showCommands();
    Locator answer = page.locator("#log p.answer").last();
    enterCommand(page, "moves");
    assertThat(answer).containsText("There are too many moves to list. They begin on: a2 a4");
    enterCommand(page, "moves a2");
    assertThat(answer).hasText("3 moves: a2 a1; a2 a3; a2 b2");
    enterCommand(page, "moves a1");
    assertThat(answer).hasText("No legal move begins with a1.");
    enterCommand(page, "moves a2 b2");
    assertThat(answer).hasText("a2 b2 is a complete move.");
    page.context().close();
  }

  private static void enterCommand(Page page, String command) {
    page.locator("#command").fill(command);
    press(page.locator("#command"), "Enter");
  }

  @Test
  void anOpenChallengeCanBeWithdrawn() {
    Page page = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "open", "");
    Page lobby = site.open("/lobby", "pt", "dark");
    Locator challenge = lobby.locator("#games a[href='/g/%s']".formatted(window.id()));
    assertThat(challenge).isVisible();
    Locator actions = page.locator("#actions");
    actions.getByText("Withdraw").click();
    assertThat(page.locator("#status")).hasText("Game over: withdrawn before it began");
    assertThat(actions.getByText("Withdraw")).hasCount(0);
    assertThat(challenge).hasCount(0);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.context().close();
    lobby.context().close();
  }

  @Test
  void aGameInProgressIsNotAnalysed() {
    GameWindow window = createGame(site.browser().newVisitor("en", "light"));
    ApiPlayer friend = addFriend(window);
    window.play(new BoardProbe(window.page()).legalPath(0));
    window.waitForMoves(1);
    friend.playFirstLegalMove();
    window.waitForMoves(2);
    assertThat(window.page().locator("a[href^='/analysis?of=']")).hasCount(0);
    Page reader = site.browser().newVisitor("en", "dark");
    reader.navigate(site.address() + "/analysis?of=" + window.id());
    assertThat(reader.locator("#problem"))
        .hasText("This game is still in progress. You can analyse it when it is over.");
    assertThat(reader.locator("#board")).isHidden();
    assertThat(AccessibilityCheck.violations(reader)).isEmpty();
    window.page().context().close();
    reader.context().close();
  }

  @Test
  void aPreparedMoveIsPlayedWhenItIsLegalAndForgottenWhenNot() {
    Page page = site.browser().newVisitor("en", "light");
    GameWindow window = createGame(page);
    ApiPlayer friend = addFriend(window);
    window.play(List.of("b1", "a1"));
    window.waitForMoves(1);
    assertThat(page.locator("tabuleiro-board[ahead]")).isAttached();
    MouseInput mouse = new MouseInput(page);
    Locator prepared = page.locator("#premove");
    Locator arrow = page.locator("tabuleiro-board .annotation.arrow");
    mouse.play(List.of("d1", "c1"));
    assertThat(prepared).containsText("Prepared: mole from d1 to c1");
    assertThat(arrow).hasCount(1);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.keyboard().press("Escape");
    assertThat(prepared).isHidden();
    assertThat(arrow).hasCount(0);

    mouse.play(List.of("d1", "c1"));
    friend.play(List.of("h8", "g8"));
    window.waitForMoves(3);
    assertThat(prepared).isHidden();
    assertThat(page.locator("#moves")).containsText("d1 takes c1");

    assertThat(page.locator("tabuleiro-board[ahead]")).isAttached();
    mouse.play(List.of("f1", "f8"));
    friend.play(List.of("f8", "e8"));
    window.waitForMoves(4);
    assertThat(page.locator("#refused")).containsText("not legal any more: mole from f1 to f8");
    assertThat(page.locator("tabuleiro-board:not([locked])")).isAttached();

    // A piece that is clicked twice is removed.
    window.play(List.of("f1", "e1"));
    window.waitForMoves(5);
    assertThat(page.locator("tabuleiro-board[ahead]")).isAttached();
    mouse.play(List.of("h1", "h1"));
    assertThat(prepared).containsText("Prepared: removes the mole from h1");
    page.context().close();
  }

  @Test
  void aMoveIsConfirmedInWordsBelowTheBoard() {
    Page page = site.browser().newPhoneVisitor(390, 844);
    GameWindow window = createGame(page);
    addFriend(window);
    page.locator("#tool-more").click();
    page.getByLabel("Confirm each move").check();
    page.keyboard().press("Escape");
    page.evaluate("scrollTo(0, 0)");
    window.play(List.of("b1", "a1"));
    Locator confirm = page.locator("#confirm");
    assertThat(confirm).containsText("Your move: mole from b1 to a1");
    BoundingBox message = confirm.boundingBox();
    BoundingBox cell = page.locator("tabuleiro-board [data-cell=a1]").boundingBox();
    assertThat(message.y).as("the message hides no cell").isGreaterThan(cell.y + cell.height);
    page.locator("#confirm-play").click();
    window.waitForMoves(1);
    page.context().close();
  }

  @Test
  void movesLittleTimeAndTheEndAreHeardUntilSoundsAreOff() {
    Page page = site.browser().newVisitor("en", "light");
    page.addInitScript(COUNT_NOTES);
    site.navigate(page, "/new");
    List<?> created = (List<?>) page.evaluate(CREATE_SHORT_GAME);
    String game = (String) created.getFirst();
    ApiPlayer friend = new ApiPlayer(page, game, (String) created.getLast());
    friend.takeSeat("Rui");
    site.navigate(page, "/g/" + game);
    GameWindow window = new GameWindow(page, new MouseInput(page));
    page.locator("#title").click(); // Browsers allow sounds after a click.
    window.play(new BoardProbe(page).legalPath(0));
    window.waitForMoves(1);
    assertThat((List<?>) page.evaluate("heard")).hasSize(1);
    friend.playFirstLegalMove();
    window.waitForMoves(2);
    assertThat(page.locator("#clock-status")).hasText("Less than 20 seconds left on your clock");
    assertThat(page.locator("#player-bottom .clock.running.short")).isVisible();
    assertThat((List<?>) page.evaluate("heard")).as("a move, and two notes").hasSize(4);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();

    page.keyboard().press("m");
    assertThat(page.locator("#tool-sound")).hasAttribute("aria-pressed", "false");
    page.reload();
    window.waitUntilReady();
    assertThat(page.locator("#tool-sound")).hasAttribute("aria-pressed", "false");
    window.play(new BoardProbe(page).legalPath(0));
    window.waitForMoves(3);
    assertThat((List<?>) page.evaluate("heard")).isEmpty();
    page.locator("#tool-sound").click();
    friend.resign();
    assertThat(page.locator("#end")).isVisible();
    assertThat((List<?>) page.evaluate("heard")).as("the button's, and three notes").hasSize(4);
    page.context().close();
  }

  private static GameWindow createGame(Page page) {
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    return window;
  }

  /// Lets another player take the other seat, and waits until the window shows it.
  private static ApiPlayer addFriend(GameWindow window) {
    ApiPlayer friend = ApiPlayer.ofInvitation(window);
    friend.takeSeat("Rui");
    assertThat(window.page().locator("tabuleiro-board:not([locked])")).isAttached();
    return friend;
  }
}
