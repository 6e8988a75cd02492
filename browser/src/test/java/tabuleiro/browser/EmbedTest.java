package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A game and a study in a frame of another site.
final class EmbedTest {
  /// Returns the type of the file that a link saves.
  private static final String TYPE =
      "async link => (await fetch(link.href)).headers.get('Content-Type')";

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aGameIsSavedAsPictureAndWhenItIsOverAsAnimation() {
    Page page = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "4x4", "computer", "1");
    window.waitUntilOnline();
    page.locator("#tool-more").click();
    Locator links = page.locator("#share-list a[download]");
    Locator animation = links.filter(new Locator.FilterOptions().setHasText("animation"));
    Locator picture = links.filter(new Locator.FilterOptions().setHasText("position"));
    assertThat(picture.evaluate(TYPE)).isEqualTo("image/png");
    assertThat(animation).isHidden();
    page.keyboard().press("Escape");
    window.play(new BoardProbe(page).legalPath(0));
    window.waitForMoves(2);
    page.locator("#actions button").last().click();
    page.locator("#actions .danger").click();
    assertThat(page.locator("#end-title")).isFocused();
    page.locator("#tool-more").click();
    assertThat(animation).isVisible();
    assertThat(animation.evaluate(TYPE)).isEqualTo("image/gif");
    page.context().close();
  }

  @Test
  void anotherSiteShowsTheGameOfTheSnippetAndFollowsIt() {
    Page player = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(player, new MouseInput(player));
    window.createGame(site.address(), "talpa", "8x8", "computer", "1");
    window.waitUntilOnline();
    player.locator("#tool-more").click();
    String snippet = player.locator("#share-list input[value^='<iframe']").inputValue();

    Page other = site.browser().newVisitor("en", "light");
    show(other, snippet);
    FrameLocator frame = other.frameLocator("iframe");
    assertThat(frame.locator("#board [role=gridcell]").first()).isVisible();
    assertThat(frame.locator("#title")).containsText("Talpa:");
    assertThat(frame.locator("#status")).not().isEmpty();
    assertThat(frame.locator("header, .player-bar, #command")).hasCount(0);
    window.play(List.of("b1", "b2"));
    assertThat(frame.locator("#moves button.ply")).hasCount(2);
    frame.locator("#steps button").first().click();
    assertThat(frame.locator("#steps button").first()).hasAttribute("aria-disabled", "true");
    site.browser().drainErrors();

    show(other, snippet.replace("/embed/g/", "/g/"));
    other.waitForCondition(
        () -> String.join(" ", site.browser().drainErrors()).contains("frame-ancestors"));
    assertThat(frame.locator("#board")).hasCount(0);
    player.context().close();
    other.context().close();
  }

  @Test
  void anotherSiteShowsAStudyWithItsVariationsAndComments() {
    Page author = site.open("/analysis?game=talpa&variant=6x6&moves=a2b2", "en", "light");
    author.locator("#engine").uncheck();
    author.locator("#tab-notes").click();
    author.locator("#comment").fill("a quiet move");
    author.locator("#show-share").click();
    author.locator("#study-title").fill("First steps");
    author.locator("#keep").click();
    String snippet = author.locator(".share-link input[value^='<iframe']").inputValue();
    author.reload();
    assertThat(author.locator(".share-link input[value^='<iframe']")).hasValue(snippet);

    Page other = site.browser().newVisitor("en", "light");
    show(other, snippet);
    FrameLocator frame = other.frameLocator("iframe");
    assertThat(frame.locator("#title")).hasText("First steps");
    assertThat(frame.locator("#moves button.move")).hasText(new String[] {"Start", "a2b2"});
    assertThat(frame.locator("#previous")).isDisabled();
    frame.locator("#next").click();
    assertThat(frame.locator("#says")).hasText("Blue to move");
    assertThat(frame.locator("#comment")).hasText("a quiet move");
    press(frame.locator("#title"), "ArrowLeft");
    assertThat(frame.locator("#says")).hasText("Red to move");
    assertThat(frame.locator("header, textarea, #engine")).hasCount(0);
    site.browser().drainErrors();

    show(other, snippet.replace("/embed/s/", "/s/"));
    other.waitForCondition(
        () -> String.join(" ", site.browser().drainErrors()).contains("frame-ancestors"));
    author.navigate(snippet.replaceAll(".*src=\"|\" title.*", ""));
    assertThat(author.locator("html[data-ready=yes]")).isAttached();
    assertThat(AccessibilityCheck.violations(author)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    author.context().close();
    other.context().close();
  }

  /// Opens a page of another origin. It comes from a real server: a page that a test makes up does
  /// not count as one of this machine, and must not show one that is.
  private static void show(Page page, String html) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            byte[] body = ("<!doctype html><h1>Another site</h1>" + html).getBytes(UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
          });
      server.start();
      page.navigate("http://127.0.0.1:" + server.getAddress().getPort() + "/");
      server.stop(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theFrameHasNoAccessibilityViolations() {
    Page player = site.browser().newVisitor("pt", "dark");
    GameWindow window = new GameWindow(player, new MouseInput(player));
    window.createGame(site.address(), "morelli", "13", "friend", "");
    player.navigate(site.address() + "/embed/g/" + window.id());
    window.waitUntilReady();
    assertThat(AccessibilityCheck.violations(player)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    player.context().close();
  }
}
