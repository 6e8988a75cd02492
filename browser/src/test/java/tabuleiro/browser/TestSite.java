package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabuleiro.testkit.ServerProcess;

/// A server and a browser for the tests of one class at a time. The class registers it as an
/// extension. After its last test the next class gets the site, with all windows closed, since most
/// of a short class's time would be the start of both.
///
/// @param server the server
/// @param browser the browser
record TestSite(ServerProcess server, Browser browser) implements AfterAllCallback {
  private static final Queue<TestSite> IDLE = new ConcurrentLinkedQueue<>();

  /// Returns the site of a class that has ended, or a new one.
  static TestSite shared() {
    TestSite idle = IDLE.poll();
    return idle == null ? start() : idle;
  }

  /// Starts both. The files of the server stay in a new folder beside the compiled tests.
  static TestSite start() {
    return start(Browser.start()); // First: without one there must be no server left.
  }

  /// Starts a server, and a browser that shows notifications.
  static TestSite withNotifications() {
    return start(Browser.startWithNotifications());
  }

  /// Starts a server whose visitors' browsers compute, and a browser.
  static TestSite withBrowserEngine() {
    return start(Browser.start(), "browser");
  }

  private static TestSite start(Browser browser) {
    return start(browser, "server");
  }

  /// @param engine where the engine is
  private static TestSite start(Browser browser, String engine) {
    Path folder = folder();
    String database = folder.resolve("games.db").toString();
    ServerProcess server =
        ServerProcess.start(
            folder.resolve("errors"),
            Map.of(),
            List.of("--port", "0", "--database", database, "--engine", engine));
    return new TestSite(server, browser);
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "site");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the address of the server, without a slash at the end.
  String address() {
    return "http://localhost:" + server.port();
  }

  /// Opens a page in a window of a new visitor, and waits until it is ready.
  Page open(String path, String language, String theme) {
    Page page = browser.newVisitor(language, theme);
    navigate(page, path);
    return page;
  }

  /// Opens a window of a new member, who sees their recovery codes.
  Page newMember(String language, String name) {
    Page page = open("/account", language, "light");
    page.locator("#sign-up [name=name]").fill(name);
    page.locator("#sign-up [name=password]").fill("one two three");
    page.locator("#sign-up [type=submit]").click();
    assertThat(page.locator("#code-list li")).hasCount(8);
    return page;
  }

  /// Opens what the page of an account has under Advanced.
  static void openAdvanced(Page page) {
    page.locator("#advanced > summary").click();
  }

  /// Opens a page in a window, and waits until it is ready.
  void navigate(Page page, String path) {
    page.navigate(address() + path);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    browser.closeWindows();
    IDLE.add(this);
    context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(TestSite.class))
        .computeIfAbsent("end", _ -> (AutoCloseable) () -> IDLE.forEach(TestSite::close));
  }

  /// Ends both.
  void close() {
    browser.close();
    server.close();
  }
}
