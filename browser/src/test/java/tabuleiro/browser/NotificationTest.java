package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Notifications: the switch, and what the service worker shows. No push service can be reached
/// here, so the browser's subscription is a stub with the keys of the example of RFC 8291.
final class NotificationTest {
  @RegisterExtension static final TestSite site = TestSite.withNotifications();

  /// Waits until the service worker is activated. The first visit copies all pages; a subscription
  /// waits for that, and so does a message.
  private static final String AWAIT_WORKER =
      """
      async () => {
        const { active } = await navigator.serviceWorker.ready;
        while (active.state !== 'activated') {
          await new Promise(resolve => active.addEventListener('statechange', resolve, { once: true }));
        }
      }\
      """;

  /// How long a notification takes to be shown. Chromium forgets one when a page asks for it
  /// between its storage and its display.
  private static final int DISPLAY_MILLIS = 500;

  private static final String SUBSCRIPTION =
      """
      const json = {
        endpoint: 'https://push.example.org/abc',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      };
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => { sessionStorage.removeItem('subscribed'); return true; },
      };
      PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('options');
        sessionStorage.setItem('subscribed', 'yes');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('subscribed') === null ? null : subscription;
      """;

  private Page page;

  @BeforeEach
  void open() {
    page = site.browser().newVisitorWithServiceWorker();
    page.context().grantPermissions(List.of("notifications"));
    site.navigate(page, "/lobby");
    page.evaluate(AWAIT_WORKER);
  }

  @AfterEach
  void leave() {
    page.context().close();
    assertThat(site.browser().drainErrors()).isEmpty();
  }

  private String stored() {
    return (String) page.evaluate("() => fetch('/api/v2/push').then(r => r.text())");
  }

  @Test
  void switchAndQuietHoursWorkByKeyboard() {
    page.addInitScript(SUBSCRIPTION);
    site.navigate(page, "/mine");
    assertThat(page.locator("#push-status")).containsText("Off.");
    assertThat(page.locator("#quiet")).isHidden();
    page.locator("#push-switch").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#push-status")).containsText("On.");
    page.keyboard().press("Tab");
    assertThat(page.locator("#quiet")).isFocused();
    page.keyboard().press("Space");
    assertThat(page.locator("#quiet-status")).containsText("From 22:00 to 08:00");
    page.locator("#quiet-from").fill("23:15");
    page.keyboard().press("Tab");
    assertThat(page.locator("#quiet-status")).containsText("From 23:15 to 08:00");
    assertThat(stored()).contains("\"from\":\"23:15\"");
    assertThat(site.browser().drainErrors()).isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check adds styles of its own.
    site.navigate(page, "/mine?language=pt");
    assertThat(page.locator("#push-switch")).isChecked();
    assertThat(page.locator("#quiet-status")).containsText("Das 23:15 às 08:00");
    page.locator("#quiet").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#quiet-from")).isHidden();
    assertThat(stored()).doesNotContain("quietHours");
    page.locator("#push-switch").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#push-status")).containsText("Desligadas.");
    assertThat(page.locator("#quiet")).isHidden();
  }

  @Test
  void blockedNotificationsAreExplained() {
    page.addInitScript(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })");
    site.navigate(page, "/mine");
    assertThat(page.locator("#push-status")).containsText("blocks notifications");
    assertThat(page.locator("#push-switch")).isDisabled();
  }

  @Test
  void browserWithoutPushIsExplained() {
    page.addInitScript("delete globalThis.PushManager");
    site.navigate(page, "/mine");
    assertThat(page.locator("#push-status")).containsText("add the site to the home screen");
    assertThat(page.locator("#push-switch")).isDisabled();
  }

  @Test
  void serviceThatDoesNotAnswerIsExplained() {
    page.addInitScript(
        "PushManager.prototype.subscribe = () => Promise.reject(new Error('no service'))");
    site.navigate(page, "/mine");
    page.locator("#push-switch").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#push-status")).containsText("did not answer");
    assertThat(page.locator("#push-switch")).not().isChecked();
  }

  @Test
  void gameOverDaysHasTheSwitch() {
    page.addInitScript(SUBSCRIPTION);
    String game =
        (String)
            page.evaluate(
                """
                () => fetch('/api/v2/games', {
                  method: 'POST',
                  headers: { 'Content-Type': 'application/json' },
                  body: JSON.stringify({ id: 'days', game: 'talpa', clock: '3d/move' }),
                }).then(answer => answer.json()).then(({ gameId }) => gameId)\
                """);
    site.navigate(page, "/g/" + game);
    page.locator("#push-switch").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#push-status")).containsText("On.");
  }

  @Test
  void serviceWorkerShowsWhatIsPushed() {
    CDPSession session = page.context().newCDPSession(page);
    CompletableFuture<String> registration = new CompletableFuture<>();
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        event ->
            event
                .getAsJsonArray("registrations")
                .forEach(each ->
                    registration.complete(
                        each.getAsJsonObject().get("registrationId").getAsString())));
    session.send("ServiceWorker.enable");
    page.waitForCondition(registration::isDone);
    JsonObject message = new JsonObject();
    message.addProperty("origin", site.address());
    message.addProperty("registrationId", registration.join());
    message.addProperty(
        "data",
        "{\"title\":\"É a sua vez\",\"body\":\"Talpa contra"
            + " Ana\",\"url\":\"/g/abc\",\"language\":\"pt\"}");
    // A page that has asked too early has to get it again.
    page.waitForCondition(() -> {
      session.send("ServiceWorker.deliverPushMessage", message);
      page.waitForTimeout(DISPLAY_MILLIS);
      return shown().equals("É a sua vez|Talpa contra Ana|pt|/g/abc|/g/abc");
    });
  }

  @Test
  void aPlayerWithAHiddenPageIsNotifiedOnceOfTheirTurn() {
    Page hidden = site.browser().newVisitor("en", "light");
    hidden.context().grantPermissions(List.of("notifications"));
    hidden.addInitScript(
        """
        globalThis.shown = [];
        const Real = Notification;
        globalThis.Notification = class extends Real {
          constructor(title, options) {
            super(title, options);
            shown.push(`${title}: ${options.body}`);
          }
        };
        Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway === true });\
        """);
    GameWindow window = new GameWindow(hidden, new MouseInput(hidden));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    ApiPlayer friend = ApiPlayer.ofInvitation(window);
    friend.takeSeat("Rui");
    assertThat(hidden.locator("tabuleiro-board:not([locked])")).isAttached();
    hidden.locator("#tool-more").click();
    hidden.getByLabel("Notify me when it is my turn").check();
    window.play(new BoardProbe(hidden).legalPath(0));
    window.waitForMoves(1);
    hidden.evaluate("isAway = true");
    friend.playFirstLegalMove();
    window.waitForMoves(2);
    assertThat(hidden.evaluate("shown")).isEqualTo(List.of("Your turn: Talpa"));
    assertThat(hidden.title()).startsWith("● Your turn");
    hidden.context().close();
  }

  private String shown() {
    return (String)
        page.evaluate(
            """
            async () => {
              const registration = await navigator.serviceWorker.ready;
              const shown = await registration.getNotifications();
              return shown
                .map(({ title, body, lang, tag, data }) => [title, body, lang, tag, data.url].join('|'))
                .join('; ');
            }\
            """);
  }
}
