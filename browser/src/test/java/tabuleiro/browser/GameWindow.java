package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/// A window in which a player plays a game.
///
/// @param page the page in the window
/// @param input how the player enters moves
record GameWindow(Page page, MoveInput input) {
  /// Creates a game with the form for new games, which its address fills in.
  ///
  /// @param opponent `computer`, `friend` or `open`
  /// @param player the computer's level; empty for none
  void createGame(String address, String game, String variant, String opponent, String player) {
    page.navigate(
        "%s/new?game=%s&variant=%s&opponent=%s&player=%s&side=first"
            .formatted(address, game, variant, opponent, player));
    waitUntilReady();
    assertThat(page.locator("#refused")).isHidden();
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    waitUntilReady();
  }

  /// Shows the log and the field for text commands, which are an option.
  void showCommands() {
    page.locator("#tool-more").click();
    page.locator("#options-list label:last-child input").check();
    page.keyboard().press("Escape");
  }

  /// Returns the invitation for the friend.
  String invitation() {
    return page.locator("#invite input").inputValue();
  }

  /// Takes the seat of an invitation.
  void acceptInvitation(String invitation) {
    page.navigate(invitation);
    waitUntilReady();
    page.locator("#seat-name").fill("Rui");
    page.locator("#seat-form button").click();
    assertThat(page.locator("#seat-form")).isHidden();
  }

  void waitUntilReady() {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  /// Waits until the window is connected to the server.
  void waitUntilOnline() {
    assertThat(page.locator("#offline")).isHidden();
  }

  /// Returns the id of the game.
  String id() {
    return page.url().replaceFirst(".*/g/", "").replaceFirst("[?#].*", "");
  }

  /// Returns the state of the game on the server: text of the position, number of moves, result.
  List<?> serverState() {
    return (List<?>)
        page.evaluate(
            """
            id => fetch(`/api/v2/games/${id}`).then(r => r.json())
              .then(s => [s.position.position, s.ply, s.result])\
            """,
            id());
  }

  /// Returns the state of the game on the server, once it has more moves than `ply` or is over.
  List<?> serverStateAfter(int ply) {
    // Not waitForFunction: a promise would count as true.
    page.waitForCondition(() -> isAfter(ply, serverState()));
    return serverState();
  }

  private static boolean isAfter(int ply, List<?> state) {
    return (int) state.get(1) > ply || !state.getLast().equals("*");
  }

  /// Waits until the window shows a number of moves.
  void waitForMoves(int count) {
    assertThat(page.locator("#moves button.ply")).hasCount(count);
  }

  /// Enters a move, once the board is unlocked.
  void play(List<String> path) {
    assertThat(page.locator("tabuleiro-board:not([locked])")).isAttached();
    input.play(path);
  }
}
