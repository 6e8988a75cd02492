package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tabuleiro.testkit.ServerProcess;

/// A browser, and a server that is killed and started again on the same port and database.
final class KillableSite implements AutoCloseable {
  private final Path folder;
  private final Browser browser;
  private ServerProcess server;

  private KillableSite(Path folder, Browser browser, ServerProcess server) {
    this.folder = folder;
    this.browser = browser;
    this.server = server;
  }

  /// Starts both.
  ///
  /// @param folder the folder for the database
  static KillableSite start(Path folder) {
    Browser browser = Browser.start(); // First: without one there must be no server left.
    return new KillableSite(folder, browser, startServer(folder, "0"));
  }

  private static ServerProcess startServer(Path folder, String port) {
    String database = folder.resolve("games.db").toString();
    return ServerProcess.start(
        folder.resolve("errors"),
        Map.of(),
        List.of("--port", port, "--database", database, "--engine", "server"));
  }

  /// Returns the address of the server, without a slash at the end.
  String address() {
    return "http://localhost:" + server.port();
  }

  Browser browser() {
    return browser;
  }

  /// Opens a page in a window, and waits until it is ready.
  void open(Page page, String path) {
    page.navigate(address() + path);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  /// Creates an account, with the keyboard alone. Returns the window of its member.
  Page newMember(String language, String name) {
    Page page = browser.newVisitor(language, "light");
    open(page, "/account");
    page.locator("#sign-up [name=name]").fill(name);
    page.locator("#sign-up [name=password]").fill("one two three");
    press(page.locator("#sign-up [name=password]"), "Enter");
    press(page.locator("#codes-kept"), "Enter");
    return page;
  }

  void kill() {
    server.kill();
  }

  /// Starts the server again, after [#kill].
  void restart() {
    server = startServer(folder, String.valueOf(server.port()));
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
