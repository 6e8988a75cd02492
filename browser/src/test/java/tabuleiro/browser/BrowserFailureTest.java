package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.games.Games;

/// Pages in browsers that refuse storage, notifications, sound and other things: what works without
/// them works.
final class BrowserFailureTest {
  private static final int MAX_PLIES = 60;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static Page visitor(BrowserFailure... failures) {
    Page page = site.browser().newVisitor("en", "light");
    for (BrowserFailure failure : failures) {
      page.addInitScript(failure.script());
    }
    return page;
  }

  @Test
  void aGameIsPlayedToItsEndWhereAllAreRefused() {
    playToTheEnd(
        EnumSet.complementOf(EnumSet.of(BrowserFailure.NONE_EXISTS, BrowserFailure.NONE_ANSWERS))
            .toArray(BrowserFailure[]::new));
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE_EXISTS", "NONE_ANSWERS"})
  void aGameIsPlayedToItsEnd(BrowserFailure failure) {
    playToTheEnd(failure);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(
      names = {"NONE_EXISTS", "NONE_ANSWERS"},
      mode = EnumSource.Mode.EXCLUDE)
  void aGameIsPlayedToItsEndWithoutOneOfThem(BrowserFailure failure) {
    playToTheEnd(failure);
  }

  private static void playToTheEnd(BrowserFailure... failures) {
    Page page = visitor(failures);
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "4x4", "friend", "");
    ApiPlayer friend = ApiPlayer.ofInvitation(window);
    friend.takeSeat("Rui");
    page.locator("#tool-sound").click();
    page.locator("#tool-sound").click();
    play(window, friend);
    assertThat(page.locator("#end-title")).isVisible();
    page.locator("#tool-more").click();
    page.locator("#share-list .link button").first().click();
    page.reload();
    window.waitUntilReady();
    assertThat(page.locator("#status")).containsText("wins");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  private static void play(GameWindow window, ApiPlayer friend) {
    MoveChooser chooser = new MoveChooser(Games.find("talpa").orElseThrow().game("4x4"));
    List<?> state = window.serverState();
    for (int ply = 0; state.getLast().equals("*") && ply < MAX_PLIES; ply++) {
      List<String> path = chooser.choosePath((String) state.getFirst());
      if (ply % 2 == 0) {
        window.play(path);
      } else {
        friend.play(path);
      }
      window.waitForMoves(ply + 1);
      state = window.serverState();
    }
  }

  @Test
  void everyPageOpensWithoutAnyOfThem() {
    visitAll(BrowserFailure.values());
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void everyPageOpensWithoutOneOfThem(BrowserFailure failure) {
    visitAll(failure);
  }

  private static void visitAll(BrowserFailure... failures) {
    Page page = visitor(failures);
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      page.locator(".site-tools #theme").click();
      assertThat(site.browser().drainErrors()).as(path).isEmpty();
    }
    page.context().close();
  }
}
