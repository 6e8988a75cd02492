package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the page of a game does when something comes between.
final class GamePageTest {
  @TempDir static Path folder;

  private static Site site;

  @BeforeAll
  static void start() {
    site = Site.start(folder);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void whatIsSentOverABrokenLineIsPlayedOnceAfterAReload() {
    Page page = site.browser().visitor("en", "light");
    Line line = Line.of(page);
    GameWindow window = begin(page);
    Program friend = friendOf(window);

    // The line is down when the move is made.
    line.cut();
    assertThat(page.locator("#offline")).isVisible();
    window.play(new PageBoard(page).somePath(0));
    page.reload();
    window.waitUntilReady();
    assertThat(window.told().get(1)).as("nothing has come there").isEqualTo(0);
    line.mend();
    window.waitForMoves(1);

    // The move comes there, and the answer does not come back.
    friend.playSome();
    window.waitForMoves(2);
    line.deafen();
    window.play(new PageBoard(page).somePath(1));
    window.toldAfter(2);
    line.mend();
    page.reload();
    window.waitForMoves(3);
    assertThat(page.locator("#status")).hasText("Rui is to move (Blue)");
    assertThat(page.locator("#refused")).isHidden();
    assertThat(window.told().get(1)).isEqualTo(3);
    page.context().close();
  }

  @Test
  void whatIsHalfEnteredIsStillThereAfterABreakAndWhenTheGameIsToldAnew() {
    Page page = site.browser().visitor("en", "light");
    Line line = Line.of(page);
    GameWindow window = begin(page);
    Program friend = friendOf(window);
    List<String> path = new PageBoard(page).somePath(0);
    window.play(path.subList(0, 1));
    line.cut();
    assertThat(page.locator("#offline")).isVisible();
    line.mend();
    window.waitUntilOnline();
    int before = line.states();
    friend.sit("Rui"); // On another device; all who look hear of it.
    page.waitForCondition(() -> line.states() > before);
    assertThat(page.evaluate("() => 1")).as("the page has heard it").isEqualTo(1);
    assertThat(new PageBoard(page).picked()).isEqualTo(path.subList(0, 1));
    window.play(path.subList(1, path.size()));
    window.waitForMoves(1);
    page.context().close();
  }

  @Test
  void anEventThatIsHeardTwiceChangesNothingAndATakebackCutsTheMoves() {
    Page page = site.visit("/new", "en", "light");
    Object told =
        page.evaluate(
            """
            async () => {
              const { Model } = await import('/play/model.js');
              const move = (move, side) => ({ move, side });
              const model = new Model({ head: { sequence: 4, hash: 'a' }, ply: 1, you: 'first',
                moves: [move('a1a2', 'first')], position: { position: 'P1', toMove: 'second' },
                seats: [], clock: {}, result: '*', offers: {} });
              const event = { sequence: 5, hash: 'b', ply: 2, move: move('b1b2', 'second'),
                position: { position: 'P2', toMove: 'first' } };
              const news = [model.apply(event), model.apply(event)];
              const moves = model.state.moves.map(({ move }) => move).join(' ');
              model.apply({ sequence: 6, hash: 'c', ply: 0, position: { position: 'P0' } });
              const { state } = model;
              return [...news, moves, state.moves.length, state.position.position,
                state.last === undefined, state.head.sequence];
            }\
            """);
    assertThat((List<?>) told).isEqualTo(List.of(true, false, "a1a2 b1b2", 0, "P0", true, 6));
    page.context().close();
  }

  @Test
  void theLinkOfASeatThatIsTakenBringsItToAnotherDevice() {
    GameWindow window = begin(site.browser().visitor("en", "light"));
    String link = window.invitation();
    friendOf(window);
    Page other = site.browser().visitor("en", "dark");
    other.navigate(link);
    assertThat(other.locator("#seat-form h2")).hasText("This seat is taken");
    assertThat(other.locator("tabuleiro-board")).hasAttribute("locked", "");
    assertThat(Axe.violations(other)).isEmpty();
    other.locator("#seat-form button").click();
    assertThat(other.locator("#seat-form")).isHidden();
    assertThat(other.locator("#plate-bottom .plate-note")).containsText("you");
    assertThat(other.locator("#plate-bottom .plate-name")).hasText("Rui");
    window.page().context().close();
    other.context().close();
  }

  @Test
  void movesAreToldInTextFromTheSquareThatIsNamed() {
    Page page = site.browser().visitor("en", "light");
    begin(page);
    Locator answer = page.locator("#log p.answer").last();
    ask(page, "moves");
    assertThat(answer).containsText("Many moves. They begin with: a2 a4");
    ask(page, "moves a2");
    assertThat(answer).hasText("3 moves: a2 a1; a2 a3; a2 b2");
    ask(page, "moves a1");
    assertThat(answer).hasText("No move begins with a1.");
    ask(page, "moves a2 b2");
    assertThat(answer).hasText("a2 b2 is a whole move.");
    page.context().close();
  }

  private static void ask(Page page, String command) {
    page.locator("#command").fill(command);
    page.locator("#command").press("Enter");
  }

  @Test
  void aChallengeThatNobodyHasTakenIsWithdrawn() {
    Page page = site.browser().visitor("en", "light");
    GameWindow window = new GameWindow(page, new Mouse(page));
    window.begin(site.address(), "talpa", "8x8", "open", "");
    Page lobby = site.visit("/lobby", "pt", "dark");
    Locator challenge = lobby.locator("#games a[href='/g/%s']".formatted(window.id()));
    assertThat(challenge).isVisible();
    Locator actions = page.locator("#actions");
    actions.getByText("Withdraw").click();
    assertThat(page.locator("#status")).hasText("Over: withdrawn before it began");
    assertThat(actions.getByText("Withdraw")).hasCount(0);
    assertThat(challenge).hasCount(0);
    assertThat(Axe.violations(page)).isEmpty();
    page.context().close();
    lobby.context().close();
  }

  @Test
  void aGameThatGoesOnIsNotAnalysed() {
    GameWindow window = begin(site.browser().visitor("en", "light"));
    Program friend = friendOf(window);
    window.play(new PageBoard(window.page()).somePath(0));
    window.waitForMoves(1);
    friend.playSome();
    window.waitForMoves(2);
    assertThat(window.page().locator("a[href^='/analysis?of=']")).hasCount(0);
    Page reader = site.browser().visitor("en", "dark");
    reader.navigate(site.address() + "/analysis?of=" + window.id());
    assertThat(reader.locator("#problem"))
        .hasText("This game is still being played. It can be analysed when it is over.");
    assertThat(reader.locator("#room")).isHidden();
    assertThat(Axe.violations(reader)).isEmpty();
    window.page().context().close();
    reader.context().close();
  }

  @Test
  void whoLooksElsewhereIsToldOnceThatItIsHisTurn() {
    Page page = site.browser().visitor("en", "light");
    page.context().grantPermissions(List.of("notifications"));
    page.addInitScript(
        """
        globalThis.shown = [];
        const Real = Notification;
        globalThis.Notification = class extends Real {
          constructor(title, options) {
            super(title, options);
            shown.push(`${title}: ${options.body}`);
          }
        };
        Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway === true });\
        """);
    GameWindow window = begin(page);
    Program friend = friendOf(window);
    page.locator("#options summary").click();
    page.getByLabel("Tell me when it is my turn").check();
    window.play(new PageBoard(page).somePath(0));
    window.waitForMoves(1);
    page.evaluate("isAway = true");
    friend.playSome();
    window.waitForMoves(2);
    assertThat(page.evaluate("shown")).isEqualTo(List.of("Your turn: Talpa"));
    assertThat(page.title()).startsWith("● Your turn");
    page.context().close();
  }

  private static GameWindow begin(Page page) {
    GameWindow window = new GameWindow(page, new Mouse(page));
    window.begin(site.address(), "talpa", "8x8", "friend", "");
    return window;
  }

  /// Lets a program take the other seat, and waits until the window has heard of it.
  private static Program friendOf(GameWindow window) {
    Program friend = Program.invited(window);
    friend.sit("Rui");
    assertThat(window.page().locator("tabuleiro-board:not([locked])")).isAttached();
    return friend;
  }
}
