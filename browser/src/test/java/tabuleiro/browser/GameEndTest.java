package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import java.net.URI;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The card at the end of a game: the result, the rating, and where to go from there.
final class GameEndTest {
  /// The height of the window of a phone.
  private static final int HEIGHT = 844;

  /// More than the height of one row of links, and less than that of two.
  private static final int ROW_HEIGHT = 60;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aRatedGameSaysWhatTheRatingHasBecome() {
    Page page = site.newMember("en", "Endgame");
    StagedGame game =
        StagedGame.create(site, page, "talpa/8x8", "1", "{\"clock\":\"5m\",\"rated\":true}");
    game.window().play(new BoardProbe(page).legalPath(0));
    game.window().waitForMoves(2);
    GameCommand.send(page, "resign");
    assertThat(page.locator("#end-rating")).hasText(Pattern.compile("^Rating \\d+\\?\\s+−\\d+"));
    assertThat(page.locator("#end-rating .loss")).isVisible();
    assertThat(page.locator(".end-facts")).containsText("2 moves");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void onAPhoneTheReasonIsThereOnceAndTheOwnRowIsInTheWindow() {
    Page page = site.browser().newPhoneVisitor(390, HEIGHT);
    StagedGame.begun(site, page, "{}").playBoth().end();
    assertThat(page.locator(".end-reason")).hasText("Blue resigned");
    assertThat(page.locator("#status")).isHidden();
    assertThat(bottom(page, "#player-bottom")).isLessThanOrEqualTo(HEIGHT);
    page.locator("#end .close").click();
    assertThat(page.locator("#status")).hasText("Red wins: Blue resigned");
    page.context().close();
  }

  /// The card does not take the focus, since the visitor has not asked for it.
  @ParameterizedTest
  @ValueSource(ints = {1366, 390})
  void aGameThatIsOpenedAgainShowsItsEnd(int width) {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame.begun(site, page, "{}").playBoth().end();
    page.setViewportSize(width, HEIGHT);
    String card = page.locator("#end").innerText();
    page.reload();
    page.waitForSelector("html[data-ready=yes]");
    assertThat(page.locator("#end")).hasText(card, new HasTextOptions().setUseInnerText(true));
    assertThat(page.locator("#end .main")).hasText("Rematch");
    assertThat(page.locator("#goal")).isHidden();
    assertThat(page.evaluate("[document.activeElement.localName, scrollY]"))
        .isEqualTo(List.of("body", 0));
    page.keyboard().press("g");
    assertThat(page.locator("#end")).isHidden();
    assertThat(page.locator("#goal")).isVisible();
    assertThat(page.locator("#actions .main")).hasText("Rematch");
    page.context().close();
  }

  @Test
  void aSpectatorSeesTheEndWithoutTheActionsOfAPlayer() {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame.begun(site, page, "{}").playBoth().end();
    Page spectator = site.browser().newVisitor("en", "light");
    site.navigate(spectator, URI.create(page.url()).getPath());
    assertThat(spectator.locator("#end-title")).hasText("Ana (visitor) won (Red)");
    assertThat(spectator.locator("#end .button"))
        .hasText(new String[] {"Analyse", "Share", "New game"});
    spectator.context().close();
    page.context().close();
  }

  @Test
  void aMoveThatCannotBeLoadedSaysSo() {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame.begun(site, page, "{}").playBoth().end();
    page.reload(); // A page that has seen the moves has their positions.
    page.waitForSelector("html[data-ready=yes]");
    page.evaluate(
        """
        () => {
          globalThis.fetched = fetch;
          globalThis.fetch = () => Promise.reject(new TypeError('test'));
        }\
        """);
    page.locator("#steps button").first().click();
    assertThat(page.locator("#refused")).containsText("The server did not answer");
    page.evaluate("() => { fetch = fetched; }");
    page.locator("#moves button").first().click();
    assertThat(page.locator("#refused")).isHidden();
    page.locator("#steps button").first().click();
    assertThat(page.locator("#board")).hasClass(Pattern.compile("past"));
    assertThat(page.locator("#refused")).isHidden();
    page.context().close();
  }

  /// The link to the positions to try again comes with the score curve, in which a game of two
  /// moves has none.
  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theLinksAreOneRowWithThePositionsToTryAgain(String language) {
    Page page = site.browser().newVisitor(language, "light");
    StagedGame.begun(site, page, "{}").playBoth().end();
    page.evaluate(
        """
        text => document.querySelector('#end .row a').insertAdjacentHTML('afterend',
          `<a class="button plain" id="retry" href="/puzzles/retry">${text}</a>`)\
        """,
        language.equals("en") ? "Try again: 3" : "Tentar outra vez: 3");
    for (int width : new int[] {1366, 390, 360}) {
      page.setViewportSize(width, HEIGHT);
      assertThat(page.locator("#end .row").boundingBox().height)
          .as("%d pixels", width)
          .isLessThan(ROW_HEIGHT);
    }
    assertThat(page.locator("#end .share")).isVisible();
    page.context().close();
  }

  private static double bottom(Page page, String selector) {
    var box = page.locator(selector).boundingBox();
    return box.y + box.height;
  }
}
