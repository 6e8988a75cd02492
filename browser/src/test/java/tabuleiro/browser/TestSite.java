package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.ServerProcess;

/// A server and a browser for the tests of one class.
///
/// @param server the server
/// @param browser the browser
record TestSite(ServerProcess server, Browser browser) implements AutoCloseable {
  /// Starts both.
  ///
  /// @param folder the folder for the server's files
  static TestSite start(Path folder) {
    String database = folder.resolve("games.db").toString();
    ServerProcess server =
        ServerProcess.start(
            folder.resolve("errors"), Map.of(), List.of("--port", "0", "--database", database));
    return new TestSite(server, Browser.start());
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

  /// Opens a page in a window, and waits until it is ready.
  void navigate(Page page, String path) {
    page.navigate(address() + path);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
