package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What is visible on the page of a game can be clicked, in all its states and at all sizes.
final class VisibleControlsTest {
  private static final String PLAIN = "{}";

  @RegisterExtension static final TestSite site = TestSite.shared();

  /// A state of the page.
  private enum State {
    WAITS_FOR_A_FRIEND(page -> StagedGame.create(site, page, "talpa/8x8", "other", PLAIN)),
    BEGINS(page -> StagedGame.begun(site, page, PLAIN)),
    MY_TURN(page -> StagedGame.begun(site, page, "{\"clock\":\"10m+5s\"}").playBoth()),
    DRAW_IS_OFFERED(page -> StagedGame.begun(site, page, PLAIN).playBoth().offer("draw")),
    TAKEBACK_IS_ASKED(page -> StagedGame.begun(site, page, PLAIN).playBoth().offer("takeback")),
    BOTH_ARE_OFFERED(
        page -> StagedGame.begun(site, page, PLAIN).playBoth().offer("draw").offer("takeback")),
    OFFERS_A_DRAW(page -> StagedGame.begun(site, page, PLAIN).playBoth().click("Draw")),
    ASKS_FOR_A_TAKEBACK(page -> StagedGame.begun(site, page, PLAIN).playBoth().click("Take back")),
    RESIGNS(page -> StagedGame.begun(site, page, PLAIN).playBoth().click("Resign")),
    REFUSAL(page -> {
      StagedGame.begun(site, page, PLAIN);
      new MouseInput(page).play(List.of("b1", "h8"));
      assertThat(page.locator("#refused")).isVisible();
    }),
    CHOOSES_A_TARGET(page -> {
      StagedGame.begun(site, page, PLAIN);
      new MouseInput(page).play(List.of("b1"));
    }),
    PREMOVE(page -> {
      StagedGame game = StagedGame.begun(site, page, PLAIN);
      game.window().play(List.of("b1", "a1"));
      game.window().waitForMoves(1);
      assertThat(page.locator("tabuleiro-board[ahead]")).isAttached();
      new MouseInput(page).play(List.of("d1", "c1"));
      assertThat(page.locator("#premove")).isVisible();
    }),
    REVIEW(page -> {
      StagedGame.begun(site, page, PLAIN).playBoth();
      page.locator("#moves button.ply").first().click();
      assertThat(page.locator("#board.past")).isAttached();
    }),
    SWAP(page -> {
      String options = "{\"first\":\"other\",\"second\":\"me\",\"swap\":true}";
      StagedGame game = StagedGame.create(site, page, "talpa/8x8", "me", options);
      game.friend().takeSeat("Rui");
      game.friend().playFirstLegalMove();
      assertThat(page.getByText("Take over the first move")).isVisible();
    }),
    HINT(page -> {
      StagedGame game = StagedGame.create(site, page, "talpa/8x8", "1", PLAIN);
      for (int step = 0; step < 3; step++) {
        game.click("Hint");
        assertThat(page.locator("#hint p")).not().containsText("Looking");
      }
    }),
    ENDS(page -> StagedGame.begun(site, page, PLAIN).playBoth().end()),
    END_IS_CLOSED(page -> {
      StagedGame.begun(site, page, PLAIN).playBoth().end();
      page.keyboard().press("Escape");
    }),
    REMATCH_IS_OFFERED(
        page -> StagedGame.begun(site, page, PLAIN).playBoth().end().offer("rematch")),
    OFFERS_A_REMATCH(page -> StagedGame.begun(site, page, PLAIN).playBoth().end().click("Rematch")),

    /// The last one, since the browser keeps the option.
    CONFIRMS(page -> {
      StagedGame game = StagedGame.begun(site, page, PLAIN);
      page.locator("#tool-more").click();
      page.getByLabel("Confirm each move").check();
      page.keyboard().press("Escape");
      game.window().play(List.of("d3", "d4"));
      assertThat(page.locator("#confirm")).isVisible();
    });

    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    private final Consumer<Page> enter;

    State(Consumer<Page> enter) {
      this.enter = enter;
    }
  }

  /// One window for all states, since its caches are warm then.
  @Test
  void everyVisibleControlAndRowCanBeClicked() {
    Page page = site.browser().newVisitor("en", "light");
    List<String> covered = new ArrayList<>();
    for (State state : State.values()) {
      page.setViewportSize(1280, 800);
      state.enter.accept(page);
      new ControlProbe(page).covered().forEach(fault -> covered.add(state + ", " + fault));
    }
    assertThat(covered).isEmpty();
    page.context().close();
  }

  /// Ni-Ju has hands, Hex Jostle and Trench other shapes.
  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SHAPES")
  void aRematchIsAcceptedWithoutScrolling(String board) {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame game = StagedGame.create(site, page, board, "other", PLAIN).begin();
    game.end().offer("rematch");
    ControlProbe probe = new ControlProbe(page);
    assertThat(probe.coveredInUsualWindows()).isEmpty();
    assertThat(probe.outside("#end .main")).isEmpty();
    String before = page.url();
    page.locator("#end .main").click();
    page.waitForURL(url -> !url.equals(before));
    page.context().close();
  }

  @Test
  void anOfferIsAnsweredWithoutScrolling() {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame.begun(site, page, PLAIN).playBoth().offer("takeback");
    page.locator("#goal .close").click();
    assertThat(new ControlProbe(page).outside("#offers .main")).isEmpty();
    page.context().close();
  }

  @Test
  void anOfferOfARematchIsWithdrawn() {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame game = StagedGame.begun(site, page, PLAIN).playBoth().end();
    game.click("Rematch");
    assertThat(page.locator("#end")).containsText("You have offered a rematch.");
    game.click("Withdraw the offer");
    assertThat(page.locator("#end")).not().containsText("You have offered a rematch.");
    game.click("Rematch");
    assertThat(page.locator("#end")).containsText("You have offered a rematch.");
    String before = page.url();
    // From another page, since this one leaves as soon as the server agrees.
    Page other = page.context().newPage();
    site.navigate(other, "/about");
    new ApiPlayer(other, game.friend().game(), game.friend().token()).offer("rematch");
    page.waitForURL(url -> !url.equals(before));
    page.context().close();
  }

  @Test
  void everyVisibleControlAndRowCanBeClickedOffline() {
    Page page = site.browser().newVisitor("en", "light");
    ControlledSocket socket = ControlledSocket.attach(page);
    StagedGame.begun(site, page, PLAIN);
    socket.disconnect();
    assertThat(page.locator("#offline")).isVisible();
    assertThat(new ControlProbe(page).covered()).isEmpty();
    page.context().close();
  }
}
