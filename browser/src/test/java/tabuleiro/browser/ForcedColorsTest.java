package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabuleiro.games.Games;
import tabuleiro.rules.GameId;

/// With forced colours, as of a contrast theme of the system, what is chosen, current or focused
/// still looks different, and the signals on each board can be seen.
final class ForcedColorsTest {
  /// Returns the controls that look the same whether they are chosen or not, or focused or not. The
  /// switch of the sound gets another icon from its script.
  private static final String SAME_LOOK =
      """
      () => {
        const states = {
          'aria-pressed': 'false', 'aria-selected': 'false', 'aria-current': null };
        const roots = [document, ...[...document.querySelectorAll('*')].flatMap(element =>
          element.shadowRoot === null ? [] : [element.shadowRoot])];
        const elements = selector => roots.flatMap(root => [...root.querySelectorAll(selector)])
          .filter(element => element.checkVisibility({ visibilityProperty: true }));
        const look = element => [element, ...element.querySelectorAll('*'),
          ...(element.matches('input') ? [element.nextElementSibling ?? element] : [])]
          .map(part => {
            const style = getComputedStyle(part);
            return ['color', 'backgroundColor', 'border', 'outline', 'textDecoration', 'fontWeight']
              .map(name => style[name]).join() + part.innerHTML;
          }).join();
        const differs = (element, change, restore) => {
          const before = look(element);
          change();
          const after = look(element);
          restore();
          return before !== after;
        };
        const faults = [];
        for (const [name, off] of Object.entries(states)) {
          for (const element of elements(`[${name}]:not([${name}=false], #tool-sound)`)) {
            const value = element.getAttribute(name);
            const set = to => to === null
              ? element.removeAttribute(name) : element.setAttribute(name, to);
            if (!differs(element, () => set(off), () => set(value))) {
              faults.push(`${name}: ${element.outerHTML.slice(0, 80)}`);
            }
          }
        }
        for (const element of elements('input:checked')) {
          const isNative = getComputedStyle(element).opacity !== '0';
          const [off, on] = [false, true].map(is => () => { element.checked = is; });
          if (!isNative && !differs(element, off, on)) {
            faults.push(`checked: ${element.outerHTML.slice(0, 80)}`);
          }
        }
        for (const element of elements('a[href], button, select, textarea, input')) {
          const focus = () => element.focus({ focusVisible: true, preventScroll: true });
          if (!element.disabled && !differs(element, focus, () => element.blur())) {
            faults.push(`focus: ${element.outerHTML.slice(0, 80)}`);
          }
        }
        return [...new Set(faults)];
      }\
      """;

  /// Returns the signals that cannot be seen on a board: neither they nor a casing differ from the
  /// ground. Their shapes tell them apart.
  private static final String UNSEEN =
      """
      () => {
        const board = document.querySelector('tabuleiro-board');
        const probe = board.shadowRoot.appendChild(document.createElement('span'));
        probe.style.forcedColorAdjust = 'none';
        const luminance = name => {
          probe.style.color = name.startsWith('--') ? `var(${name})` : name;
          const [r, g, b] = getComputedStyle(probe).color.match(/[0-9.]+/g)
            .map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const contrast = (one, other) => {
          const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
          return (high + 0.05) / (low + 0.05);
        };
        const signals = ['--sig-mine', '--sig-there', '--sig-past', '--sig-alarm'].filter(signal =>
          Math.max(...[signal, '--sig-case', '--sig-light'].map(part => contrast(part, 'Canvas')))
            < 3);
        probe.remove();
        return signals;
      }\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void whatIsChosenOrFocusedLooksDifferent() {
    Page page = site.browser().newVisitor("en", "light");
    page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    List<String> faults = new ArrayList<>();
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      addFaults(page, path, faults);
    }
    for (GameId board : List.of(new GameId("talpa", "8x8"), new GameId("niju", "most"))) {
      StagedGame.create(site, page, board.game() + "/" + board.variant(), "1", "{}");
      assertThat(page.locator("tabuleiro-board:not([locked])")).isAttached();
      new GameWindow(page, new MouseInput(page)).play(new BoardProbe(page).legalPath(0));
      addFaults(page, board.toString(), faults);
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }

  private static void addFaults(Page page, String path, List<String> faults) {
    ((List<?>) page.evaluate(SAME_LOOK)).forEach(fault -> faults.add(path + ": " + fault));
  }

  @Test
  void signalsAreSeenOnEachBoard() {
    Page page = site.browser().newVisitor("en", "light");
    page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    for (var game : Games.offeredGames()) {
      String path = "/analysis?game=%s&variant=%s".formatted(game.id().game(), game.id().variant());
      site.navigate(page, path);
      assertThat((List<?>) page.evaluate(UNSEEN)).as(path).isEmpty();
    }
    page.context().close();
  }
}
