package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The pages in windows of all sizes: nothing is scrolled sideways, at most one button is filled,
/// and a finger finds each control.
final class PageSizesTest {
  private static final List<ControlProbe.Size> SIZES =
      List.of(
          new ControlProbe.Size(360, 740),
          new ControlProbe.Size(390, 844),
          new ControlProbe.Size(844, 390),
          new ControlProbe.Size(1024, 768),
          new ControlProbe.Size(1366, 660),
          new ControlProbe.Size(1920, 1080));

  /// Returns by how many pixels a page is too wide, and the filled buttons where they are several.
  private static final String FAULTS =
      """
      () => {
        const isSeen = element => element.checkVisibility({ visibilityProperty: true })
          && element.getBoundingClientRect().top < innerHeight;
        const filled = [...document.querySelectorAll('.button:is(.main, .sun)')].filter(isSeen);
        const excess = document.scrollingElement.scrollWidth - innerWidth;
        return [
          ...(excess > 0 ? [`${excess} px too wide`] : []),
          ...(filled.length > 1 ? [filled.map(button => button.innerText).join(', ')] : []),
        ];
      }\
      """;

  /// Returns the controls that are smaller than a finger needs; links within texts may be.
  private static final String SMALL =
      """
      () => [...document.querySelectorAll('a.button, button, select, summary, .choice, .check,'
          + ' input:not([type=checkbox], [type=radio], .visually-hidden)')]
        .map(element => [element, element.getBoundingClientRect()])
        .filter(([element, { width, height }]) => width > 1 && height > 1
          && (width < 43.5 || height < 43.5)
          && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(([element, { width, height }]) =>
          `${element.localName}#${element.id} ${element.innerText} ${width}x${height}`)\
      """;

  /// Makes each word of a page longer by about a third, as another language may. The names of
  /// people and languages stay, and so does what only screen readers read.
  private static final String LENGTHEN =
      """
      async () => {
        await document.fonts.ready;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (text.parentElement.closest('script, style, noscript, pre, .language') === null) {
            text.data = text.data.replace(/\\p{L}{2,}/gu, word =>
              word + word.slice(0, Math.round(word.length * 0.35)).toLowerCase());
          }
        }
      }\
      """;

  /// Returns the texts that reach beyond the window, or beyond the control, card or row that holds
  /// them. What can be scrolled sideways may be longer, and so may what ends with an ellipsis.
  private static final String CLIPPED =
      """
      () => {
        const faults = new Set();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const scrolls = element => element !== null
          && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
            || scrolls(element.parentElement));
        while (walker.nextNode()) {
          const text = walker.currentNode;
          const parent = text.parentElement;
          if (!/\\p{L}/u.test(text.data) || !parent.checkVisibility({ visibilityProperty: true })
              || parent.closest('.visually-hidden, .skip, select, option, svg') !== null
              || getComputedStyle(parent).textOverflow === 'ellipsis' || scrolls(parent)) {
            continue;
          }
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, bottom, width } = range.getBoundingClientRect();
          const holder = parent.closest('.button, .choice, .tag, .card, .rail, .notice, td, th, li');
          const box = holder?.getBoundingClientRect() ?? { left: 0, right: innerWidth, bottom };
          if (width > 1 && (left < box.left - 1 || right > Math.min(box.right, innerWidth) + 1
              || bottom > box.bottom + 1)) {
            faults.add(`${holder?.localName ?? 'body'}.${holder?.className}: ${text.data.trim()}`);
          }
        }
        return [...faults];
      }\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void textsOfALongerLanguageFit() {
    Page page = site.browser().newVisitor("en", "light");
    List<String> faults = new ArrayList<>();
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      page.evaluate(LENGTHEN);
      for (ControlProbe.Size size : List.of(SIZES.get(1), SIZES.get(4))) {
        page.setViewportSize(size.width(), size.height());
        ((List<?>) page.evaluate(CLIPPED))
            .forEach(fault -> faults.add("%s, %s: %s".formatted(path, size, fault)));
      }
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }

  @Test
  void pagesFitWindowsOfAllSizes() {
    Page page = site.browser().newVisitor("pt", "dark");
    List<String> faults = new ArrayList<>();
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      for (ControlProbe.Size size : SIZES) {
        page.setViewportSize(size.width(), size.height());
        ((List<?>) page.evaluate(FAULTS))
            .forEach(fault -> faults.add("%s, %s: %s".formatted(path, size, fault)));
      }
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }

  @Test
  void aFingerFindsEachControl() {
    Page page = site.browser().newPhoneVisitor(390, 844);
    List<String> faults = new ArrayList<>();
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      ((List<?>) page.evaluate(SMALL)).forEach(fault -> faults.add(path + ": " + fault));
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }
}
