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

  @RegisterExtension static final TestSite site = TestSite.shared();

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
