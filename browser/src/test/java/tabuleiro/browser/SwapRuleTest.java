package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The second player takes over the first move.
final class SwapRuleTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void thePlayersExchangeSidesAndGoOn() {
    Page ana = site.open("/new?game=talpa&opponent=friend&side=first&swap=true", "en", "light");
    ana.locator("#begin").click();
    ana.waitForURL("**/g/*");
    GameWindow first = new GameWindow(ana, new MouseInput(ana));
    first.waitUntilReady();
    assertThat(ana.locator("#setting")).containsText("swap rule");
    Page rui = site.browser().newVisitor("pt", "light");
    GameWindow second = new GameWindow(rui, new MouseInput(rui));
    second.acceptInvitation(first.invitation());
    Locator swap = rui.getByText("Ficar com a primeira jogada");
    assertThat(swap).isHidden();

    first.play(List.of("d3", "d4"));
    assertThat(ana.getByText("Take over the first move")).isHidden();
    assertThat(swap).isVisible();
    assertThat(AccessibilityCheck.violations(rui)).isEmpty();
    press(swap, "Enter");

    assertThat(rui.locator("#player-bottom")).containsText("Rui");
    assertThat(rui.locator("#player-bottom")).containsText("Vermelho");
    assertThat(rui.locator("#log")).containsText("os jogadores trocaram de lado");
    assertThat(swap).isHidden();
    assertThat(ana.locator("#player-bottom")).containsText("Blue");
    assertThat(ana.locator("#status")).hasText("Your turn: Blue");
    first.play(List.of("c3", "c4"));
    second.waitForMoves(2);
    assertThat(rui.locator("#status")).containsText("É a sua vez");

    rui.reload();
    second.waitUntilReady();
    second.play(List.of("b1", "b2"));
    first.waitForMoves(3);
    ana.reload();
    first.waitUntilReady();
    assertThat(ana.locator("#player-bottom")).containsText("Blue");
    String record =
        (String)
            ana.evaluate(
                "id => fetch(`/api/v2/games/${id}/record`).then(r => r.text())", first.id());
    assertThat(record).contains("[White \"Rui (visitor)\"]").contains("[Swapped \"yes\"]");
    ana.context().close();
    rui.context().close();
  }
}
