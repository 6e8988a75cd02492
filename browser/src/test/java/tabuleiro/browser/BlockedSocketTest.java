package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Networks that let requests through, but no WebSockets: the pages say so, and what to do.
final class BlockedSocketTest {
  private static final Pattern SOCKETS = Pattern.compile("^wss?:.*");

  @RegisterExtension static final TestSite site = TestSite.shared();

  private final Page page = site.browser().newVisitor("en", "light");

  @AfterEach
  void close() {
    site.browser().closeWindows();
  }

  @Test
  void theyAreRefused() {
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "4x4", "computer", "1");
    window.waitUntilOnline();
    page.routeWebSocket(SOCKETS, socket -> socket.close());
    page.reload();
    assertThat(page.locator("#offline")).containsText("blocks WebSockets");
    site.navigate(page, "/lobby");
    assertThat(page.locator("#problem")).containsText("blocks WebSockets");
    site.navigate(page, "/analysis?game=talpa&variant=8x8&language=pt");
    assertThat(page.locator("#engine-verdict")).containsText("bloqueia os WebSockets");
  }

  @ParameterizedTest
  @ValueSource(strings = {"class { constructor() { throw new Error('refused'); } }", "undefined"})
  void theBrowserHasNone(String sockets) {
    page.addInitScript("WebSocket = %s;".formatted(sockets));
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "4x4", "computer", "1");
    window.showCommands();
    assertThat(page.locator("#offline")).containsText("blocks WebSockets");
    assertThat(page.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    page.locator("#command").fill("a1a2");
    page.locator("#command").press("Enter");
    assertThat(site.browser().drainErrors()).isEmpty();
  }
}
