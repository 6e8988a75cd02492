package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people write to each other during a game, with the keyboard alone.
final class ChatTest {
  private static final String CREATE_FOR_ONESELF =
      """
      () => fetch('/api/v2/games', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), game: 'talpa', first: 'me', second: 'me' }),
      }).then(answer => answer.json()).then(({ gameId }) => gameId)\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static void assertNoSidewaysScrolling(Page page) {
    Object width = page.evaluate("() => document.documentElement.scrollWidth");
    assertThat(width).isEqualTo(page.viewportSize().width);
  }

  private static Locator lines(Page page) {
    return page.locator("#chat-log p");
  }

  @Test
  void twoPeopleWriteToEachOtherUntilOneSwitchesItOff() {
    Page ana = site.browser().newVisitor("en", "light");
    GameWindow first = new GameWindow(ana, new MouseInput(ana));
    first.createGame(site.address(), "talpa", "8x8", "friend", "");
    assertThat(ana.locator("#chat")).isHidden();
    assertThat(ana.locator("#report")).isHidden();
    Page rui = site.browser().newVisitor("pt", "dark");
    rui.setViewportSize(390, 844);
    new GameWindow(rui, new MouseInput(rui)).acceptInvitation(first.invitation());
    rui.locator("#actions").getByText("Mensagens").click();
    assertThat(rui.locator("#chat h2")).isVisible();
    ana.locator("#tool-more").click();
    assertThat(ana.locator("#report")).isVisible();
    ana.keyboard().press("Escape");
    ana.locator("#actions").getByText("Messages").click();
    assertThat(ana.locator("#chat-none")).isVisible();

    press(ana.locator("#chat-phrases button").first(), "Enter");
    assertThat(lines(ana)).hasText("You: Hello, good luck");
    assertThat(lines(rui)).containsText("Olá, boa sorte");
    rui.locator("#chat-text").fill("<b>Obrigado</b> " + "x".repeat(150));
    press(rui.locator("#chat-text"), "Enter");
    assertThat(rui.locator("#chat-text")).hasValue("");
    assertThat(lines(ana)).hasCount(2);
    assertThat(lines(ana).last()).containsText("Rui (visitor): <b>Obrigado</b> xxx");
    assertNoSidewaysScrolling(rui);
    Page watcher = site.open("/g/" + first.id(), "en", "light");
    assertThat(watcher.locator("#chat")).isHidden();

    press(rui.locator("#chat-allow"), "Space");
    assertThat(rui.locator("#chat-off")).hasText("Desligou as mensagens nesta partida.");
    assertThat(ana.locator("#chat-off"))
        .hasText("Rui (visitor) has switched messages off in this game.");
    assertThat(ana.locator("#chat-form")).isHidden();
    assertThat(AccessibilityCheck.violations(ana)).isEmpty();
    assertThat(AccessibilityCheck.violations(rui)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    ana.reload();
    ana.locator("#actions").getByText("Messages (2 new)").click();
    assertThat(lines(ana)).hasCount(2);
    assertThat(ana.locator("#chat-form")).isHidden();
    press(rui.locator("#chat-allow"), "Space");
    press(ana.locator("#chat-phrases button").last(), "Enter");
    assertThat(lines(rui)).hasCount(3);
    assertThat(AccessibilityCheck.violations(rui)).isEmpty();
    assertNoSidewaysScrolling(rui);
    GameCommand.send(ana, "abort");
    assertThat(rui.locator("#end")).isVisible();
    assertThat(rui.locator("#actions .button:visible")).hasText("Mensagens");
    press(ana.locator("#chat-phrases button").last(), "Enter");
    assertThat(lines(rui)).hasCount(4);
    site.browser().drainErrors();
    for (Page page : new Page[] {ana, rui, watcher}) {
      page.context().close();
    }
  }

  /// A game whose two seats belong to one player has no opponent to report.
  @Test
  void noOneWritesToOrReportsThemselves() {
    Page page = site.open("/", "en", "light");
    Object id = page.evaluate(CREATE_FOR_ONESELF);
    site.navigate(page, "/g/" + id);
    new GameWindow(page, new MouseInput(page)).waitUntilOnline();
    assertThat(page.locator("#status")).containsText("Your turn");
    assertThat(page.locator("#chat")).isHidden();
    assertThat(page.locator("#report")).isHidden();
    page.context().close();
  }
}
