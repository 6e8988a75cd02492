package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The documentation of the edition as a folder, opened without a server of files.
final class OpenedFolderTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @TempDir static Path folder;

  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private Page page;

  @BeforeAll
  static void write() throws IOException {
    for (Map.Entry<String, byte[]> entry : EditionSite.files(Map.of()).entrySet()) {
      Path file = folder.resolve(entry.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, entry.getValue());
    }
  }

  @BeforeEach
  void visit() {
    page = site.browser().newVisitor("en", "light");
    page.onRequest(request -> requests.add(request.url()));
  }

  @AfterEach
  void checkThatNothingElseWasLoaded() {
    assertThat(requests).allMatch(address -> address.matches("(file|blob|data):.*"));
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  private void open(String name) {
    page.navigate(folder.resolve(name).toUri().toString());
    assertThat(page.locator("html[data-ready]")).hasCount(1);
  }

  private void awaitBoard() {
    page.locator("#play-board").scrollIntoViewIfNeeded();
    assertThat(page.locator("#play-board[data-ready] tabuleiro-board")).isVisible();
  }

  @Test
  void theThroneIsFoundAndAMoveCrossesItOnTheBoardOfItsRules() {
    open("docs/en/index.html");
    page.locator("#query").fill("throne");
    page.locator("#query").press("Enter");
    assertThat(page.locator("#search-results a").first()).hasText("Morelli › Rules");
    page.locator("#search-results a").first().click();
    awaitBoard();
    page.locator("#play-board ~ .scroll button").nth(3).click();
    assertThat(page.locator("[aria-pressed=true]")).hasText("The Throne is no stop");
    Locator says = page.locator("#play-board .says");
    new MouseInput(page).play(List.of("a1", "g7"));
    assertThat(says).containsText("rule 4");
    new MouseInput(page).play(List.of("a1", "h8"));
    assertThat(page.locator("#play-board .moves")).hasText("1. a1h8");
    assertThat(page.locator("#no-board")).isHidden();
  }

  @ParameterizedTest
  @CsvSource({"en, jostle", "pt, talpa", "en, trench", "pt, niju"})
  void everyPositionIsShown(String language, String game) {
    open("docs/" + language + "/rules/" + game + ".html");
    awaitBoard();
    for (Locator button : page.locator("#play-board ~ .scroll button").all()) {
      button.click();
      assertThat(button).hasAttribute("aria-pressed", "true");
      assertThat(page.locator("#play-board .says"))
          .containsText(language.equals("en") ? "to move" : "A jogar");
    }
  }

  @Test
  void firefoxShowsABoard(@TempDir Path profile) {
    try (Firefox firefox = Firefox.start(profile)) {
      firefox.navigate(folder.resolve("docs/en/rules/morelli.html").toUri().toString());
      firefox.evaluate("document.querySelector('#play-board').scrollIntoView() === undefined");
      firefox.waitUntil(
          "document.querySelector('#play-board[data-ready] tabuleiro-board') !== null");
      assertThat(firefox.errors()).isEmpty();
    }
  }
}
