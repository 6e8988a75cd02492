package tabuleiro.wasm.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.analysis.AnalysisStatusJson;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.protocol.study.OpenedTextJson;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationRequest;

/// A page without a server is answered as by one.
final class PageHostTest {
  private final TestPage page = new TestPage();

  @Test
  void everyOperationIsOneOfTheServer() {
    assertThat(page.host().operationNames())
        .hasSizeGreaterThan(20)
        .filteredOn(name -> !name.equals("GET /puzzles/next")) // The server has a page.
        .filteredOn(name -> !name.endsWith("/hint") || name.contains("/games/")) // It has games.
        .allSatisfy(name -> {
          String[] parts = name.split(" ", 2);
          assertThat(Operations.all())
              .as(name)
              .anyMatch(operation ->
                  operation.method().equals(parts[0])
                      && operation.path().equals("/api/v2" + parts[1]));
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"GET /nothing", "", "hint ", "GET /account", "GET /rules", "POST /rules/talpa"})
  void whatOnlyAServerKnowsIsNotFound(String operation) {
    OperationAnswer answer = page.ask(operation);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.text()).startsWith("{\"error\":\"no-server\"");
  }

  @Test
  void aProblemIsInTheLanguageOfThePage() {
    OperationAnswer answer =
        page.host()
            .answer(
                "GET /positions/talpa/8x8",
                new OperationRequest(Language.PORTUGUESE, Map.of(), Map.of("moves", "nenhum")));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).contains("\"error\":\"illegal\"").doesNotContain("move");
  }

  @Test
  void aPastedTextIsOpened() {
    OpenedTextJson opened =
        page.ask(
            OpenedTextJson.class,
            "POST /records",
            "text",
            "[Game \"talpa\"]\n[Variant \"8x8\"]\n\n1. d3d4 *");
    assertThat(opened.study().orElseThrow().game()).isEqualTo("talpa");
    assertThat(page.refusal("POST /records", "text", "[Game \"talpa").message()).contains("line");
    assertThat(page.refusal("POST /records").message()).contains("text");
  }

  @Test
  void anAnalysisExplainsSendsVariationsAndEndsWhenItIsStopped() {
    page.open(1, "/analysis");
    assertThat(analyse("a", "explain", "true"))
        .singleElement()
        .asString()
        .startsWith("{\"type\":\"evaluation\",\"id\":\"a\"");
    for (int i = 0; i < 20; i++) {
      page.host().work();
      page.pass(50);
    }
    EngineLinesJson lines = TestPage.read(EngineLinesJson.class, page.lastMessage(1));
    assertThat(lines.id()).isEqualTo("a");
    assertThat(lines.last()).isFalse();
    assertThat(lines.variations()).hasSize(2);
    var answers = page.tell(1, "type", "stop");
    assertThat(TestPage.read(EngineLinesJson.class, answers.getFirst()).last()).isTrue();
    assertThat(TestPage.read(AnalysisStatusJson.class, answers.getLast()))
        .isEqualTo(new AnalysisStatusJson("ended", "a", "asked", 0, ""));
    assertThat(page.tell(1, "type", "stop")).isEmpty();
  }

  @Test
  void anAnalysisEndsByItselfAndGivesWayToAnother() {
    page.open(1, "/analysis");
    analyse("a");
    page.host().work();
    assertThat(analyse("b").getLast()).contains("\"ended\",\"id\":\"a\"");
    page.host().work();
    page.pass(60_000);
    page.work();
    assertThat(TestPage.read(AnalysisStatusJson.class, page.lastMessage(1)).reason())
        .isEqualTo("done");
  }

  private java.util.List<String> analyse(String id, String... more) {
    String[] fields = {
      "type", "analyse", "id", id, "game", "talpa", "variant", "5x5", "variationCount", "2"
    };
    String[] all = new String[fields.length + more.length];
    System.arraycopy(fields, 0, all, 0, fields.length);
    System.arraycopy(more, 0, all, fields.length, more.length);
    return page.tell(1, all);
  }

  @Test
  void aMessageThatCannotBeUnderstoodIsRefusedAndTheSocketStaysOpen() {
    page.open(1, "/analysis");
    assertThat(page.tell(1, "type", "analyse", "id", "a", "game", "talpa").getLast())
        .startsWith("{\"type\":\"refused\",\"id\":\"a\",\"reason\":\"illegal\"");
    assertThat(page.tell(1, "type", "dance", "id", "b").getLast()).contains("dance");
    page.host().receive(1, Optional.empty());
    assertThat(page.lastMessage(1)).startsWith("{\"type\":\"problem\",\"error\":\"json\"");
    assertThat(page.tell(1, "type", "ping", "id", "c").getLast()).contains("pong");
    assertThat(page.closed()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/lobby/live", "/games/nothing/live", "/games//live", "", "/analysis/x"})
  void aSocketOfNothingIsClosedWithAProblem(String path) {
    page.open(1, path);
    assertThat(page.lastMessage(1)).startsWith("{\"type\":\"problem\"");
    assertThat(page.closed()).containsEntry(1, 1008);
    page.host().close(1);
  }
}
