package tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The system's Chromium, driven. What a page says on its console as an error is kept, for a test
/// to look at. Used by one thread alone.
final class Browser implements AutoCloseable {
  /// What Chromium needs to run as root and in a container, and to leave the network alone.
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /// Longer than a busy machine takes for anything; a test that waits so long has failed.
  private static final int PATIENCE_MILLIS = 20_000;

  private final Playwright playwright = Playwright.create();
  private final com.microsoft.playwright.Browser chromium;
  private final List<String> errors = Collections.synchronizedList(new ArrayList<>());

  private Browser() {
    chromium =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(executable()).setArgs(FLAGS));
  }

  /// Starts a browser.
  static Browser start() {
    return new Browser();
  }

  private static Path executable() {
    return Pattern.compile(Pattern.quote(System.getProperty("path.separator")))
        .splitAsStream(System.getenv("PATH"))
        .map(folder -> Path.of(folder, "chromium"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("chromium is not installed"));
  }

  /// Opens a window of somebody who was never here: with cookies of his own. He wants nothing to
  /// move.
  ///
  /// @param language what his browser asks for, such as `en`
  /// @param theme `light` or `dark`
  Page visitor(String language, String theme) {
    return visitor(language, theme, ReducedMotion.REDUCE);
  }

  /// Opens a window of somebody who was never here.
  ///
  /// @param motion whether he wants things to move
  Page visitor(String language, String theme, ReducedMotion motion) {
    BrowserContext context =
        chromium.newContext(
            new com.microsoft.playwright.Browser.NewContextOptions()
                .setLocale(language)
                .setColorScheme(ColorScheme.valueOf(theme.toUpperCase(Locale.ROOT)))
                .setReducedMotion(motion)
                .setViewportSize(1000, 900));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    context.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        errors.add(message.text());
      }
    });
    context.onWebError(error -> errors.add(error.error()));
    return context.newPage();
  }

  /// Returns what the pages have said as errors so far, and forgets it.
  List<String> errors() {
    List<String> said = List.copyOf(errors);
    errors.clear();
    return said;
  }

  @Override
  public void close() {
    chromium.close();
    playwright.close();
  }
}
