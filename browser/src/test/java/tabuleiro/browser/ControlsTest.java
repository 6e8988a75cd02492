package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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

  @RegisterExtension static final TestSite site = TestSite.start();

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
    assertThat(page.locator(".site-nav a[aria-current]")).isVisible();
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
    assertThat(page.locator("#rules-drawer")).isVisible();
    page.locator("#command").focus();
    assertThat(page.locator("#rules-drawer")).isHidden();
    assertThat(page.locator("#command")).isFocused();
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
