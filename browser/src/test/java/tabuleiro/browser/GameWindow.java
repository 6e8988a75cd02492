package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// A window in which somebody plays a game.
///
/// @param page what it shows
/// @param hand how he enters moves
record GameWindow(Page page, Hand hand) {
  /// Fills in the page for a new game.
  ///
  /// @param opponent `computer` or `friend`
  /// @param player the computer's level
  void begin(String address, String game, String variant, String opponent, String player) {
    page.navigate(address + "/new");
    waitUntilReady();
    choose("game", game);
    page.locator("#variant").selectOption(variant);
    choose("opponent", opponent);
    choose("side", "first");
    if (opponent.equals("computer")) {
      page.locator("#player").selectOption(player);
    }
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    waitUntilReady();
  }

  private void choose(String name, String value) {
    page.locator("input[name=%s][value=%s]".formatted(name, value)).check(FORCED);
  }

  private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

  /// Returns the link for the friend.
  String invitation() {
    return page.locator("#invite input").inputValue();
  }

  /// Takes the seat of a link.
  void accept(String invitation) {
    page.navigate(invitation);
    waitUntilReady();
    page.locator("#seat-name").fill("Rui");
    page.locator("#seat-form button").click();
    assertThat(page.locator("#seat-form")).isHidden();
  }

  void waitUntilReady() {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  /// Waits until the window has found the server again.
  void waitUntilOnline() {
    assertThat(page.locator("#offline")).isHidden();
  }

  /// Returns the game's id.
  String id() {
    return page.url().replaceFirst(".*/g/", "").replaceFirst("[?#].*", "");
  }

  /// Returns what the server says of the game: text of the position, number of moves, result.
  List<?> told() {
    return (List<?>)
        page.evaluate(
            """
            id => fetch(`/api/v1/games/${id}`).then(r => r.json())
              .then(s => [s.position.position, s.ply, s.result])\
            """,
            id());
  }

  /// Returns what the server says of the game once there are more moves than so many, or it is
  /// over.
  List<?> toldAfter(int ply) {
    // A function that the page waits for may not itself wait: a promise would count as true.
    page.waitForCondition(() -> isAfter(ply, told()));
    return told();
  }

  private static boolean isAfter(int ply, List<?> told) {
    return (int) told.get(1) > ply || !told.getLast().equals("*");
  }

  /// Waits until the window shows so many moves.
  void waitForMoves(int count) {
    assertThat(page.locator("#moves button.ply")).hasCount(count);
  }

  /// Enters a move, once the board can take one.
  void play(List<String> path) {
    assertThat(page.locator("tabuleiro-board:not([locked])")).isAttached();
    hand.play(path);
  }
}
