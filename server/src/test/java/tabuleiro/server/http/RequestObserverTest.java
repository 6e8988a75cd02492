package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.testkit.TestClient;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RequestObserverTest {
  private static final String HEADER = "X-Request-Id";

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private WebServer web;
  private TestClient net;

  @BeforeAll
  void start() {
    web =
        WebServer.start(
            ListenOptions.loopback(0),
            RequestLimits.perSecond(1000, 1000, System::nanoTime),
            new SocketRegistry(9, 9),
            List.of(RequestObserverTest::add),
            new RequestObserver(meters, Tracing.OFF));
    net = TestClient.to(web.port());
    logger("tabuleiro.requests").setLevel(Level.INFO);
    log.start();
    logger("ROOT").addAppender(log);
  }

  private static void add(RoutesConfig routes) {
    routes.get("/items/{item}", context -> Responses.sendText(context, "here"));
    routes.get(
        "/defect",
        context -> {
          throw new IllegalStateException("planted");
        });
    routes.get(
        "/error",
        context -> {
          throw new StackOverflowError("planted");
        });
  }

  private static Logger logger(String name) {
    return (Logger) LoggerFactory.getLogger(name);
  }

  @AfterAll
  void stop() {
    logger("ROOT").detachAppender(log);
    logger("tabuleiro.requests").setLevel(Level.OFF);
    net.close();
    web.close();
  }

  private List<ILoggingEvent> linesOf(String id) {
    // The line of a request follows its answer.
    for (int i = 0; i < 200; i++) {
      List<ILoggingEvent> lines =
          List.copyOf(log.list).stream()
              .filter(line -> id.equals(line.getMDCPropertyMap().get("request")))
              .toList();
      if (lines.stream().anyMatch(line -> line.getLoggerName().equals("tabuleiro.requests"))) {
        return lines;
      }
      java.util.concurrent.locks.LockSupport.parkNanos(10_000_000);
    }
    throw new AssertionError("no line has the id " + id + ": " + log.list);
  }

  @Test
  void harmlessIdIsReturnedAndOnEachLine() {
    HttpResponse<String> answer = net.get("/items/secret-7?token=hidden", HEADER, "a.B_9-c");
    assertThat(answer.headers().firstValue(HEADER)).hasValue("a.B_9-c");
    assertThat(linesOf("a.B_9-c"))
        .singleElement()
        .satisfies(line ->
            assertThat(String.valueOf(line.getKeyValuePairs()))
                .contains("GET", "/items/{item}", "200")
                .doesNotContain("secret-7", "hidden"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"two words", "<script>", "é", "a\"b", "%0d%0a", "", "x;y"})
  void otherIdIsReplaced(String sent) {
    HttpResponse<String> answer = net.get("/items/1", HEADER, sent);
    assertThat(answer.headers().firstValue(HEADER).orElseThrow())
        .matches("[0-9a-f]{16}")
        .isNotEqualTo(sent);
  }

  @Test
  void longIdIsReplaced() {
    assertThat(net.get("/items/1", HEADER, "x".repeat(65)).headers().firstValue(HEADER))
        .hasValueSatisfying(id -> assertThat(id).hasSize(16));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/defect", "/error"})
  void visitorCanQuoteIdOfInternalError(String path) {
    String id = "quoted" + path.replace('/', '-');
    HttpResponse<String> json = net.get(path, HEADER, id);
    assertThat(json.statusCode()).isEqualTo(500);
    assertThat(json.body())
        .contains(
            "\"requestId\":\"%s\"".formatted(id), "please try again (request %s)".formatted(id));
    HttpResponse<String> page = net.get(path, HEADER, id + "-page", "Accept", "text/html");
    assertThat(page.body()).contains("(request %s-page)".formatted(id));
    assertThat(linesOf(id + "-page"))
        .extracting(ILoggingEvent::getLoggerName)
        .contains("tabuleiro.server.http.ProblemHandler", "tabuleiro.requests");
  }

  @Test
  void countsRefusalsByKind() {
    net.get("/unknown/path");
    assertThat(meters.counter("tabuleiro.refusals", "kind", "not-found").count()).isPositive();
  }
}
