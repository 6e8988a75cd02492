package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.ServerProcess;

/// A server of its own for the tests of a class, and a browser to visit it with.
///
/// @param server what is visited
/// @param browser whose windows are used
record Site(ServerProcess server, Browser browser) implements AutoCloseable {
  /// Starts both.
  ///
  /// @param folder for what the server keeps
  static Site start(Path folder) {
    String database = folder.resolve("games.db").toString();
    ServerProcess server =
        ServerProcess.start(
            folder.resolve("errors"), Map.of(), List.of("--port", "0", "--database", database));
    return new Site(server, Browser.start());
  }

  /// Returns where the pages are, without a slash at the end.
  String address() {
    return "http://localhost:" + server.port();
  }

  /// Opens a page in a window of somebody who was never here, and waits until it stands.
  Page visit(String path, String language, String theme) {
    Page page = browser.visitor(language, theme);
    go(page, path);
    return page;
  }

  /// Goes to a page, and waits until it stands.
  void go(Page page, String path) {
    page.navigate(address() + path);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
