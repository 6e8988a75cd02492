package tabuleiro.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Path;

/// The modules of the pages that tests use by themselves.
final class PageModules {
  private static final Path BUNDLE = Path.of("../web/target/test-bundle/page-modules.js");

  private PageModules() {}

  /// Lets a page import `/page-modules.js`, which the build of the module `web` has bundled.
  static void serve(Page page) {
    page.route(
        "**/page-modules.js",
        route ->
            route.fulfill(
                new Route.FulfillOptions().setPath(BUNDLE).setContentType("text/javascript")));
  }
}
