package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabuleiro.testkit.ServerProcess;

/// A server and a browser for the tests of one class at a time, which start when they are first
/// used. The class registers them as an extension. After its last test the next class gets them,
/// with all windows closed, since most of a short class's time would be the start of both.
final class TestSite implements AfterAllCallback {
  /// A server and a browser that run.
  private record Running(ServerProcess server, Browser browser) {
    void close() {
      browser.close();
      server.close();
    }
  }

  private static final Queue<Running> IDLE = new ConcurrentLinkedQueue<>();

  private final Supplier<Running> source;
  private Optional<Running> running = Optional.empty();

  private TestSite(Supplier<Running> source) {
    this.source = source;
  }

  /// Returns the site of a class that has ended, or a new one.
  static TestSite shared() {
    return new TestSite(() -> Optional.ofNullable(IDLE.poll()).orElseGet(TestSite::run));
  }

  /// Returns a new site. The files of the server stay in a new folder beside the compiled tests.
  static TestSite start() {
    return new TestSite(TestSite::run);
  }

  /// Returns a server, and a browser that shows notifications.
  static TestSite withNotifications() {
    return new TestSite(() -> run(Browser.startWithNotifications(), "server"));
  }

  /// Returns a server whose visitors' browsers compute, and a browser.
  static TestSite withBrowserEngine() {
    return new TestSite(() -> run(Browser.start(), "browser"));
  }

  private static Running run() {
    return run(Browser.start(), "server"); // First: without one there must be no server left.
  }

  /// @param engine where the engine is
  private static Running run(Browser browser, String engine) {
    Path folder = folder();
    String database = folder.resolve("games.db").toString();
    ServerProcess server =
        ServerProcess.start(
            folder.resolve("errors"),
            Map.of(),
            List.of("--port", "0", "--database", database, "--engine", engine));
    return new Running(server, browser);
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "site");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Running running() {
    Running found = running.orElseGet(source);
    running = Optional.of(found);
    return found;
  }

  ServerProcess server() {
    return running().server();
  }

  Browser browser() {
    return running().browser();
  }

  /// Returns the address of the server, without a slash at the end.
  String address() {
    return "http://localhost:" + server().port();
  }

  /// Opens a page in a window of a new visitor, and waits until it is ready.
  Page open(String path, String language, String theme) {
    Page page = browser().newVisitor(language, theme);
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
    running.ifPresent(site -> {
      site.browser().closeWindows();
      IDLE.add(site);
    });
    running = Optional.empty();
    context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(TestSite.class))
        .computeIfAbsent("end", _ -> (AutoCloseable) TestSite::closeIdle);
  }

  private static void closeIdle() {
    for (Running idle = IDLE.poll(); idle != null; idle = IDLE.poll()) {
      idle.close();
    }
  }

  /// Ends both.
  void close() {
    running.ifPresent(Running::close);
    running = Optional.empty();
  }
}
