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
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.check.EngineChecks;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.page.PageHost;

/// The engine as WebAssembly in Chromium: it gives the results of Java, and its worker answers
/// requests, stops an analysis and survives a trap.
final class WasmEngineTest {
  /// The signature of the engine, as `bench --only signature` prints it.
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
          OperationAnswer expected = request.answer();
          Map<String, Object> answer = ask(request.message());
          assertThat(expected.status()).as(request.toString()).isNotEqualTo(500);
          assertThat(answer.get("answer")).as(request.toString()).isEqualTo(expected.text());
          assertThat(answer.get("status")).isEqualTo(expected.status());
        });
    assertThat(browser.drainErrors()).isEmpty();
  }

  @Test
  void anAnalysisSendsVariationsUntilItIsStopped() {
    check("boards"); // The engine has started.
    Object result =
        page.evaluate(
            """
            async () => {
              worker.postMessage({ socket: 1, open: '/analysis', language: 'en' });
              await until((data) => data.socket === 1 && data.opened);
              const asked = { type: 'analyse', id: 'a', game: 'talpa', variant: '8x8',
                variationCount: 2, explain: true };
              worker.postMessage({ socket: 1, message: JSON.stringify(asked) });
              await until((data) => data.message?.includes('"variations"'));
              const before = messages.filter((data) => data.message?.includes('"variations"'));
              const stopped = performance.now();
              worker.postMessage({ socket: 1, message: JSON.stringify({ type: 'stop' }) });
              await until((data) => data.message?.includes('"ended"'));
              const millis = performance.now() - stopped;
              const sent = messages.filter((data) => data.message).map((data) => JSON.parse(data.message));
              const last = sent.at(-2);
              return [before.length, last.last, last.variations.length, last.depth, sent[0].type,
                sent.at(-1).reason, millis];
            }
            """);
    List<?> values = (List<?>) result;
    assertThat(((Number) values.get(0)).intValue()).as("results before the stop").isPositive();
    assertThat(values.get(1)).isEqualTo(true);
    assertThat(values.get(2)).isEqualTo(2);
    assertThat(((Number) values.get(3)).intValue()).isPositive();
    assertThat(values.get(4)).isEqualTo("evaluation");
    assertThat(values.get(5)).isEqualTo("asked");
  }

  @Test
  void aTrapIsAnsweredByARestartAndTheNextRequestIsAnswered() {
    page.evaluate("() => start('trapping.js')");
    Map<String, Object> request =
        Map.of("method", "GET", "path", "/positions/talpa/8x8", "language", "pt");
    Map<String, Object> before = ask(request);
    assertThat(before.get("status")).isEqualTo(200);
    Map<String, Object> trapped =
        ask(Map.of("method", "GET", "path", "/rules/trap", "language", "pt"));
    assertThat(trapped.get("status")).isEqualTo(500);
    assertThat(String.valueOf(trapped.get("answer")))
        .contains("\"error\":\"restart\"", "reiniciado");
    assertThat(ask(request).get("answer")).isEqualTo(before.get("answer"));
    assertThat(page.evaluate("() => until((data) => data.fault !== undefined)"))
        .asString()
        .contains("reiniciado");
  }

  @Test
  void aGameSurvivesATrapAndANewWorkerAndItsEventsAreThoseOfJava() {
    page.evaluate("() => start('trapping.js')");
    Object played = page.evaluate(GAME_WITH_A_TRAP);
    assertThat(String.valueOf(((Map<?, ?>) played).get("refusal")))
        .contains("\"error\":\"restart\"");
    assertThat(((Map<?, ?>) played).get("closed")).isEqualTo(1012);
    @SuppressWarnings("unchecked") // An object with texts.
    Map<String, String> games = (Map<String, String>) page.evaluate("() => kept");
    assertThat(games).hasSize(1);
    String id = games.keySet().iterator().next().substring("game:".length());
    PageHost java = new PageHost(new NoLink(), () -> 0);
    games.forEach((name, text) -> java.restore(Language.ENGLISH, name, text));
    OperationRequest english = new OperationRequest(Language.ENGLISH, Map.of(), Map.of());
    Map<String, Object> events =
        ask(Map.of("method", "GET", "path", "/games/" + id + "/events", "language", "en"));
    assertThat(java.answer("GET /games/" + id + "/record", english).text())
        .isEqualTo(
            ask(Map.of("method", "GET", "path", "/games/" + id + "/record", "language", "en"))
                .get("answer"));
    assertThat(String.valueOf(events.get("answer"))).contains("move ");
    assertThat(java.answer("GET /games/" + id + "/events", english).text())
        .isEqualTo(events.get("answer"));
  }

  /// A game against level 2 in which the second command traps; it goes on in a new worker.
  private static final String GAME_WITH_A_TRAP =
      """
      async () => {
        const settings = { id: 'r1', game: 'talpa', variant: '8x8', first: 'me', second: '2' };
        const created = await ask({ method: 'POST', path: '/games', language: 'en',
          body: JSON.stringify(settings) });
        const id = JSON.parse(created.answer).gameId;
        const live = `/games/${id}/live`;
        const states = (socket) => messages.filter((data) => data.socket === socket && data.message)
          .map((data) => JSON.parse(data.message));
        worker.postMessage({ socket: 1, open: live, language: 'en' });
        await until((data) => data.socket === 1 && data.message?.includes('"presence"'));
        const send = (socket, ply, sequence, more) => worker.postMessage({ socket, message:
          JSON.stringify({ type: 'command', seenSequence: sequence, ply, ...more }) });
        const moves = await ask({ method: 'GET', path: '/positions/talpa/8x8/moves', language: 'en' });
        const first = JSON.parse(moves.answer).moves[0];
        send(1, 0, states(1)[0].head.sequence, { id: 'c1', action: 'move', move: first });
        await until((data) => data.socket === 1 && data.message?.includes('"ply":2'));
        send(1, 2, states(1).at(-1).sequence, { id: 'command-2', action: 'trap' });
        const refusal = await until((data) => data.message?.includes('"command-2"'));
        const { closed } = await until((data) => data.socket === 1 && data.closed !== undefined);
        await until((data) => data.fault !== undefined);
        start('worker.js');
        worker.postMessage({ restore: { ...kept }, language: 'en' });
        worker.postMessage({ socket: 2, open: live, language: 'en' });
        await until((data) => data.socket === 2 && data.message?.includes('"presence"'));
        const restored = states(2)[0];
        const reply = await ask({ method: 'POST', path: `/games/${id}/commands`, language: 'en',
          body: JSON.stringify({ id: 'c3', seenSequence: restored.head.sequence, ply: 2,
            action: 'takeback' }) });
        return { refusal: refusal.message, closed, kept: { ...kept }, reply: reply.answer };
      }
      """;

  /// A page that keeps nothing.
  private static final class NoLink implements PageLink {
    @Override
    public void send(int socket, String text) {}

    @Override
    public void close(int socket, int code) {}

    @Override
    public void keep(String name, String text) {}

    @Override
    public void reportBroken(String name, String message) {
      throw new AssertionError(message);
    }
  }

  @Test
  void whatIsBrokenIsReportedAndTheRestIsThere() {
    page.evaluate(
        "() => worker.postMessage({ restore: { 'game:a': 'x', other: 'y' }, language: 'pt' })");
    Object reported = page.evaluate("() => until((data) => data.fault !== undefined)");
    assertThat(((Map<?, ?>) reported).get("name")).isEqualTo("game:a");
    assertThat(String.valueOf(((Map<?, ?>) reported).get("fault"))).contains("ficou como estava");
    assertThat(ask(Map.of("method", "GET", "path", "/mine", "language", "pt")).get("answer"))
        .isEqualTo("{\"type\":\"mine\",\"games\":[]}");
  }

  @Test
  void aBodyThatIsNotJsonIsRefused() {
    Map<String, Object> refused =
        ask(Map.of("method", "POST", "path", "/games", "language", "en", "body", "{"));
    assertThat(refused.get("status")).isEqualTo(400);
    assertThat(String.valueOf(refused.get("answer"))).contains("\"error\":\"json\"");
  }
}
