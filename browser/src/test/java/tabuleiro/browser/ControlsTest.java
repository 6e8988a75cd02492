package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The controls that all pages have.
final class ControlsTest {
  private static final String SMALL_TARGETS =
      """
      () => [...document.querySelectorAll(
          'header a, header button, footer a, .games a, main button, main .button, .choice, summary')]
        .filter(element => element.checkVisibility())
        .map(element => [element.textContent.trim(), element.getBoundingClientRect().height])
        .filter(([, height]) => height > 0 && height < 44)
        .map(([name, height]) => `${name}: ${height}`)\
      """;

  /// The texts above and below the board that do not fit; sizes are rounded to pixels.
  private static final String CUT_TEXTS =
      """
      () => [...document.querySelectorAll('#title, #setting, .goal-lines p, .player-bar *, #status, #standing li')]
        .filter(element => element.checkVisibility())
        .filter(element => element.scrollWidth > element.clientWidth + 1
          && getComputedStyle(element).display !== 'inline'
          && !element.closest('svg, .visually-hidden'))
        .map(element => `${element.className || element.id}: ${element.textContent}`)\
      """;

  private static final String CREATE_GAME_WITH_CLOCK =
      """
      async ([game, variant]) => (await (await fetch('/api/v2/games', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), game, variant, first: 'me', second: '1',
          name: 'Ana', clock: '10m+5s' }) })).json()).gameId\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aFingerHitsEveryControl() {
    Page page = site.browser().newPhoneVisitor(390, 844);
    for (String path :
        List.of("/", "/new", "/lobby", "/watch", "/mine", "/learn", "/learn/talpa")) {
      site.navigate(page, path);
      assertThat((List<?>) page.evaluate(SMALL_TARGETS)).as(path).isEmpty();
    }
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theMenuFitsANarrowPhone(String language) {
    Page page = site.open("/mine", language, "light");
    for (int width : List.of(360, 390)) {
      page.setViewportSize(width, 740);
      int hidden =
          (int)
              page.locator(".site-nav")
                  .evaluate("menu => menu.scrollWidth - Math.ceil(menu.clientWidth)");
      assertThat(hidden).as("%d px", width).isLessThanOrEqualTo(0);
    }
    assertThat(page.locator(".site-nav a[aria-current]:visible")).isVisible();
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void aPhoneShowsEveryTextOfAGameInFullLength(String language) {
    Page page = site.browser().newPhoneVisitor(360, 640);
    site.navigate(page, "/about?language=" + language);
    for (String game : Boards.SHAPES) {
      Object id = page.evaluate(CREATE_GAME_WITH_CLOCK, List.of(game.split("/", -1)));
      page.setViewportSize(360, 640);
      site.navigate(page, "/g/" + id);
      assertThat(page.locator("#player-bottom"))
          .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
      checkNoTextIsCut(page, game);
      page.locator("#actions button").last().click();
      page.locator("#actions .danger").click();
      assertThat(page.locator("#end")).isVisible();
      page.keyboard().press("Escape");
      checkNoTextIsCut(page, game + " after the end");
    }
    page.context().close();
  }

  private static void checkNoTextIsCut(Page page, String name) {
    for (int[] size : List.of(new int[] {360, 640}, new int[] {390, 844}, new int[] {844, 390})) {
      page.setViewportSize(size[0], size[1]);
      assertThat((List<?>) page.evaluate(CUT_TEXTS)).as("%s, %d px", name, size[0]).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theMenuOfAGameOpensInsideTheWindow(String language) {
    Page page = site.browser().newPhoneVisitor(360, 640);
    site.navigate(page, "/about?language=" + language);
    Object id = page.evaluate(CREATE_GAME_WITH_CLOCK, List.of("talpa", "4x4"));
    site.navigate(page, "/g/" + id);
    Locator menu = page.locator(".site-nav");
    for (int[] size : List.of(new int[] {360, 640}, new int[] {390, 844}, new int[] {844, 390})) {
      page.setViewportSize(size[0], size[1]);
      assertThat(menu).isHidden();
      page.locator(".menu-button").click();
      for (Locator link : menu.locator("a:visible").all()) {
        assertThat(link).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
      }
      assertThat((List<?>) page.evaluate(SMALL_TARGETS)).isEmpty();
      page.keyboard().press("Escape");
      assertThat(page.locator(".menu-button")).isFocused();
    }
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.setViewportSize(1366, 660);
    assertThat(menu.locator("a:visible").last()).isVisible();
    assertThat(page.locator(".menu-button")).isHidden();
    page.context().close();
  }

  @Test
  void theRulesMakeWayForWhatHasTheFocus() {
    Page page = site.browser().newPhoneVisitor(390, 844);
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    window.waitUntilReady();
    page.locator("#tool-rules").click();
    assertThat(page.locator("#rules-title")).isFocused();
    page.locator("#tool-sound").focus();
    assertThat(page.locator("#rules")).isVisible();
    page.locator("#steps button:last-child").focus();
    assertThat(page.locator("#rules")).isHidden();
    assertThat(page.locator("#steps button:last-child")).isFocused();
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void oneClickChangesTheThemeAndTheNextChangesItBack(String system) {
    Page page = site.open("/lobby", "en", system);
    String before = background(page);
    page.locator("#theme").click();
    String other = background(page);
    assertThat(other).isNotEqualTo(before);
    page.reload();
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    assertThat(background(page)).isEqualTo(other);
    page.locator("#theme").click();
    assertThat(background(page)).isEqualTo(before);
    page.context().close();
  }

  private static String background(Page page) {
    return (String)
        page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor");
  }
}
