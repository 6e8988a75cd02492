package tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The system's Chromium, as its headless shell where that is installed: without windows and
/// notifications, it takes about two thirds of the processor time. It collects the errors that
/// pages write to the console, for tests to check. Not thread-safe.
final class Browser implements AutoCloseable {
  /// Lets Chromium run as root in a container, without network requests.
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /// The limit for every wait: longer than any step takes on a busy machine.
  private static final int TIMEOUT_MILLIS = 60_000;

  static {
    PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
  }

  private final Playwright playwright = Playwright.create();
  private final com.microsoft.playwright.Browser chromium;
  private final List<String> errors = Collections.synchronizedList(new ArrayList<>());

  private Browser(Path executable) {
    chromium =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(executable).setArgs(FLAGS));
  }

  /// Starts a browser.
  static Browser start() {
    return new Browser(executable("chromium-headless-shell").orElseGet(Browser::chromium));
  }

  /// Starts a browser that shows notifications.
  static Browser startWithNotifications() {
    return new Browser(chromium());
  }

  private static Path chromium() {
    return executable("chromium")
        .orElseThrow(() ->
            new IllegalStateException(
                "chromium is not on the PATH: install it, such as with apt-get install chromium"));
  }

  private static Optional<Path> executable(String name) {
    return Pattern.compile(Pattern.quote(System.getProperty("path.separator")))
        .splitAsStream(System.getenv("PATH"))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Opens a window of a new visitor, without cookies, who prefers reduced motion.
  ///
  /// @param language the preferred language, such as `en`
  /// @param theme `light` or `dark`
  Page newVisitor(String language, String theme) {
    return newVisitor(language, theme, ReducedMotion.REDUCE);
  }

  /// Opens a window of a new visitor, without cookies.
  ///
  /// @param motion whether the visitor prefers reduced motion
  Page newVisitor(String language, String theme, ReducedMotion motion) {
    return open(
        new com.microsoft.playwright.Browser.NewContextOptions()
            .setLocale(language)
            .setColorScheme(ColorScheme.valueOf(theme.toUpperCase(Locale.ROOT)))
            .setReducedMotion(motion)
            .setViewportSize(1000, 900));
  }

  /// Opens a window of a new visitor on a phone, whose screen takes touches.
  ///
  /// @param width the width of the screen in pixels
  /// @param height the height of the screen in pixels
  Page newPhoneVisitor(int width, int height) {
    return open(
        new com.microsoft.playwright.Browser.NewContextOptions()
            .setLocale("en")
            .setHasTouch(true)
            .setIsMobile(true)
            .setReducedMotion(ReducedMotion.REDUCE)
            .setViewportSize(width, height));
  }

  /// Opens a window of a new visitor in which pages may register their service worker. In the other
  /// windows they may not, since it copies all pages.
  Page newVisitorWithServiceWorker() {
    return openContext(
        new com.microsoft.playwright.Browser.NewContextOptions()
            .setLocale("en")
            .setReducedMotion(ReducedMotion.REDUCE)
            .setViewportSize(1000, 900));
  }

  private Page open(com.microsoft.playwright.Browser.NewContextOptions options) {
    return openContext(options.setServiceWorkers(ServiceWorkerPolicy.BLOCK));
  }

  private Page openContext(com.microsoft.playwright.Browser.NewContextOptions options) {
    BrowserContext context = chromium.newContext(options);
    context.setDefaultTimeout(TIMEOUT_MILLIS);
    context.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        errors.add(message.text());
      }
    });
    context.onWebError(error -> errors.add(error.error()));
    return context.newPage();
  }

  /// Returns the errors that pages have written since the last call.
  List<String> drainErrors() {
    List<String> drained = List.copyOf(errors);
    errors.clear();
    return drained;
  }

  /// Closes all windows and forgets their errors.
  void closeWindows() {
    chromium.contexts().forEach(BrowserContext::close);
    errors.clear();
  }

  @Override
  public void close() {
    chromium.close();
    playwright.close();
  }
}
