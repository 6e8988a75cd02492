package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationAnswers;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.check.EngineChecks;

/// The engine as WebAssembly in Chromium: it gives the results of Java, and its worker answers
/// requests, stops an analysis and survives a trap.
final class WasmEngineTest {
  /// The signature of the engine, as `bench --only search` prints it.
  private static final long SIGNATURE = 5228947;

  private static WasmSite site;
  private static Browser browser;
  private Page page;

  @BeforeAll
  static void start() {
    site = new WasmSite();
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
    site.close();
  }

  @BeforeEach
  void open() {
    browser.closeWindows();
    page = browser.newVisitor("en", "light");
    page.navigate(site.address());
  }

  @SuppressWarnings("unchecked") // An object of JavaScript.
  private Map<String, Object> ask(Map<String, Object> message) {
    return (Map<String, Object>) page.evaluate("message => ask(message)", message);
  }

  private String check(String command) {
    return String.valueOf(ask(Map.of("check", command)).get("answer"));
  }

  @Test
  void everyCheckGivesTheResultOfJava() {
    assertThat(WasmCommands.checks())
        .hasSizeGreaterThan(50)
        .allSatisfy(command -> assertThat(check(command)).isEqualTo(EngineChecks.run(command)));
    assertThat(browser.drainErrors()).isEmpty();
  }

  @Test
  @Tag("slow")
  void theSignatureIsThatOfJava() {
    assertThat(
            WasmCommands.signatures().stream()
                .mapToLong(command -> Long.parseLong(check(command)))
                .sum())
        .isEqualTo(SIGNATURE);
  }

  @Test
  void everyAnswerIsThatOfJavaByteForByte() {
    assertThat(WasmCommands.requests())
        .hasSizeGreaterThan(100)
        .allSatisfy(request -> {
          OperationAnswer expected =
              OperationAnswers.answer(
                  request.name(),
                  new OperationRequest(
                      Language.of(request.language()).orElseThrow(), request.parameters()));
          Map<String, Object> answer =
              ask(
                  Map.of(
                      "operation",
                      request.name(),
                      "language",
                      request.language(),
                      "parameters",
                      request.parameters()));
          assertThat(expected.status()).as(request.toString()).isNotEqualTo(500);
          assertThat(answer.get("answer")).as(request.toString()).isEqualTo(expected.json());
          assertThat(answer.get("status")).isEqualTo(expected.status());
        });
    assertThat(browser.drainErrors()).isEmpty();
  }

  @Test
  void anAnalysisSendsVariationsUntilItIsStopped() {
    page.evaluate("() => ask({ check: 'boards' })"); // The engine has started.
    Object result =
        page.evaluate(
            """
            async () => {
              const end = ask({ id: 'a', analyse: true, language: 'en',
                parameters: { game: 'talpa', variant: '8x8', variationCount: 2 } });
              await new Promise((resolve) => setTimeout(resolve, 1000));
              const before = answers.length;
              worker.postMessage({ id: 'a', stop: true });
              const last = JSON.parse((await end).answer);
              return [before, last.last, last.variations.length, last.depth];
            }
            """);
    List<?> values = (List<?>) result;
    assertThat(((Number) values.get(0)).intValue()).as("results before the stop").isPositive();
    assertThat(values.get(1)).isEqualTo(true);
    assertThat(values.get(2)).isEqualTo(2);
    assertThat(((Number) values.get(3)).intValue()).isPositive();
  }

  @Test
  void aTrapIsAnsweredByARestartAndTheNextRequestIsAnswered() {
    page.evaluate("() => start('trapping.js')");
    Map<String, Object> board = Map.of("game", "talpa", "variant", "8x8");
    Map<String, Object> request =
        Map.of(
            "operation", "GET /positions/{game}/{variant}", "language", "pt", "parameters", board);
    Map<String, Object> before = ask(request);
    assertThat(before.get("status")).isEqualTo(200);
    Map<String, Object> trapped =
        ask(
            Map.of(
                "operation",
                "GET /rules/{game}",
                "language",
                "pt",
                "parameters",
                Map.of("game", "trap")));
    assertThat(trapped.get("status")).isEqualTo(500);
    assertThat(String.valueOf(trapped.get("answer")))
        .contains("\"error\":\"restart\"", "tente de novo");
    assertThat(ask(request).get("answer")).isEqualTo(before.get("answer"));
  }

  @Test
  void anAnalysisOfNoPositionIsRefused() {
    Map<String, Object> broken =
        Map.of("game", "talpa", "variant", "8x8", "position", "x", "variationCount", "1");
    Map<String, Object> refused =
        ask(Map.of("analyse", true, "language", "en", "parameters", broken));
    assertThat(refused.get("status")).isEqualTo(400);
    assertThat(String.valueOf(refused.get("answer"))).contains("\"error\":\"illegal\"");
  }
}
