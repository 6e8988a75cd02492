package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Pages with what a member has on them: what is visible can be clicked, fits the window, and has
/// no barriers.
final class PageControlsTest {
  /// A long name without a space, since a line cannot be broken in it.
  private static final String MEMBER = "Wilhelmina-Montgo";

  private static final List<String> LISTS =
      List.of("/mine", "/watch", "/lobby", "/", "/search?game=niju&variant=most");

  /// Creates a public game of each board, one with both seats, and a challenge.
  private static final String CREATE_GAMES =
      """
      async ([name, boards]) => {
        const send = async (path, body) => (await fetch(`/api/v2${path}`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ id: crypto.randomUUID(), ...body }) })).json();
        for (const board of boards) {
          const [game, variant] = board.split('/');
          await send('/games', { game, variant, first: 'me', second: '1', name,
            clock: '10m+5s', visibility: 'public' });
        }
        const hot = { game: 'niju', variant: 'most', first: 'me', second: 'me', name };
        await send('/games', { ...hot, visibility: 'public' });
        await send('/games', { game: 'talpa', variant: '8x8', first: 'me', second: 'other', name,
          clock: '3d/move', open: true });
      }\
      """;

  private static final String TOO_WIDE =
      "() => document.scrollingElement.scrollWidth - Math.max(innerWidth, 320)";

  @RegisterExtension static final TestSite site = TestSite.shared();

  @AfterEach
  void close() {
    site.browser().closeWindows();
  }

  private static Page member(String language) {
    Page page = site.newMember(language, MEMBER + language);
    page.evaluate(CREATE_GAMES, List.of(MEMBER + language, Boards.SHAPES));
    return page;
  }

  @Test
  void everyControlOfListsCanBeClicked() {
    Page page = member("en");
    List<String> faults = new ArrayList<>();
    List<String> paths = new ArrayList<>(LISTS);
    paths.addAll(List.of("/player/" + MEMBER + "en", "/known", "/leaderboard", "/tournaments"));
    for (String path : paths) {
      page.setViewportSize(1280, 800);
      site.navigate(page, path);
      new ControlProbe(page).covered().forEach(fault -> faults.add(path + ", " + fault));
      faults.addAll(AccessibilityCheck.violations(page));
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void everyTextIsReadableWithForcedColours() {
    Page page = site.open("/about", "en", "dark");
    page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    List<String> faults = new ArrayList<>();
    for (String path : List.of("/", "/learn", "/known", "/mine", "/watch", "/new", "/account")) {
      site.navigate(page, path);
      AccessibilityCheck.violations(page).forEach(fault -> faults.add(path + ", " + fault));
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void longNamesInListsFitANarrowWindow() {
    Page page = member("pt");
    List<String> faults = new ArrayList<>();
    List<String> paths = new ArrayList<>(LISTS);
    paths.add("/player/" + MEMBER + "pt");
    for (String path : paths) {
      page.setViewportSize(320, 256);
      site.navigate(page, path);
      int excess = (int) page.evaluate(TOO_WIDE);
      if (excess > 0) {
        faults.add("%s: %d px too wide".formatted(path, excess));
      }
    }
    assertThat(faults).isEmpty();
  }
}
