package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/// A key that is pressed on an element of a page.
final class KeyPress {
  private KeyPress() {}

  /// Waits until an element is visible, and presses a key on it. Playwright itself only waits until
  /// the element exists, and a key on a hidden element has no effect.
  static void press(Locator element, String key) {
    assertThat(element).isVisible();
    element.press(key);
  }
}
