package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.kernel.tracing.Tracing;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RequestFilterTest {
  private static final String COOKIE = "Cookie: visitor=" + "a".repeat(32);

  private WebServer direct;
  private WebServer behindProxy;

  private static void add(RoutesConfig routes) {
    routes.get("/who", context -> Responses.sendText(context, Caller.of(context).toString()));
    routes.post("/do", context -> Responses.sendText(context, VisitorCookie.ensureSecret(context)));
  }

  private static WebServer start(Set<String> proxies) {
    ListenOptions listening =
        new ListenOptions("127.0.0.1", 0, Set.of("games.example"), proxies, Set.of());
    RequestLimits rates = RequestLimits.perSecond(1000, 1000, System::nanoTime);
    return WebServer.start(
        listening,
        rates,
        new SocketRegistry(9, 9),
        List.of(RequestFilterTest::add),
        new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
  }

  @BeforeAll
  void start() {
    direct = start(Set.of());
    behindProxy = start(Set.of("127.0.0.1", "10.0.0.9"));
  }

  @AfterAll
  void stop() {
    direct.close();
    behindProxy.close();
  }

  private String get(String... headers) {
    return call(direct, "GET /who HTTP/1.1", headers);
  }

  private String post(String... headers) {
    return call(direct, "POST /do HTTP/1.1", headers);
  }

  private static String call(WebServer web, String first, String... headers) {
    String[] head = new String[headers.length + 1];
    head[0] = first;
    System.arraycopy(headers, 0, head, 1, headers.length);
    return RawRequest.send(web.port(), head);
  }

  private static void isAllowed(String answer) {
    assertThat(answer).startsWith("HTTP/1.1 200");
  }

  private static void isRefused(String answer, String error) {
    assertThat(answer).startsWith("HTTP/1.1 403").contains("\"error\":\"" + error + "\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LOCALHOST:80", "127.0.0.1:7", "[::1]:7", "Games.Example:443"})
  void acceptsOwnHostNames(String host) {
    isAllowed(get("Host: " + host));
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "games.example.evil.example", "1.evil", "localhost.evil"})
  void rejectsForeignHostNames(String host) {
    isRefused(get("Host: " + host), "host");
    isAllowed(get("Host: " + host, "Authorization: Bearer secret"));
  }

  @Test
  void cookieRequiresOwnOrigin() {
    isAllowed(post("Host: games.example", COOKIE, "Origin: http://games.example"));
    isAllowed(post("Host: games.example", COOKIE, "Origin: https://games.example"));
    isRefused(post("Host: games.example", COOKIE), "origin");
    for (String origin :
        List.of("null", "http://evil.example", "http://games.example:81", "http://localhost")) {
      isRefused(post("Host: games.example", COOKIE, "Origin: " + origin), "origin");
      isRefused(post("Host: games.example", "Origin: " + origin), "origin");
    }
  }

  @Test
  void onlyBrowsersNeedOrigin() {
    isAllowed(post("Host: localhost"));
    isRefused(post("Host: localhost", "Sec-Fetch-Site: cross-site"), "origin");
    isAllowed(post("Host: localhost", COOKIE, "Authorization: Bearer secret"));
  }

  @Test
  void methodIsThatOfFirstLine() {
    String answer = get("Host: localhost", "X-HTTP-Method-Override: POST");
    assertThat(answer).startsWith("HTTP/1.1 200").endsWith("127.0.0.1");
    String other =
        call(direct, "POST /who HTTP/1.1", "Host: localhost", "X-HTTP-Method-Override: GET");
    assertThat(other).startsWith("HTTP/1.1 405");
  }

  @Test
  void malformedRequestsGetJson() {
    for (String[] request :
        new String[][] {
          {"400", "GET /who HTTP/1.1", "Host: localhost", "Host: other", "bad header"},
          {"414", "GET /" + "x".repeat(9000) + " HTTP/1.1", "Host: localhost"},
          {"431", "GET /who HTTP/1.1", "Host: localhost", "X: " + "x".repeat(9000)}
        }) {
      String[] head = Arrays.copyOfRange(request, 1, request.length);
      assertThat(RawRequest.send(direct.port(), head))
          .startsWith("HTTP/1.1 " + request[0])
          .contains("application/json")
          .endsWith("describes the valid ones\"}");
    }
  }

  @Test
  void tokenOverridesCookie() {
    assertThat(post("Host: localhost", COOKIE, "Authorization: Bearer secret"))
        .endsWith("secret")
        .doesNotContain("Set-Cookie");
  }

  @Test
  void onlyTrustedProxySetsClientAddress() {
    String[] forwarded = {
      "Host: games.example", "X-Forwarded-For: 203.0.113.5, 198.51.100.7, 10.0.0.9"
    };
    assertThat(get(forwarded)).endsWith("127.0.0.1");
    assertThat(call(behindProxy, "GET /who HTTP/1.1", forwarded)).endsWith("198.51.100.7");
  }

  @Test
  void cookieIsSecureOnEncryptedConnection() {
    String[] secure = {
      "Host: inside",
      "X-Forwarded-Host: games.example",
      "X-Forwarded-Proto: https",
      "Origin: https://games.example"
    };
    assertThat(call(behindProxy, "POST /do HTTP/1.1", secure))
        .contains("; Secure; HttpOnly", "Strict-Transport-Security: max-age=31536000");
    assertThat(post(secure)).doesNotContain("Strict-Transport-Security");
    isRefused(post(secure), "host");
    secure[3] = "Origin: http://games.example";
    isRefused(call(behindProxy, "POST /do HTTP/1.1", secure), "origin");
  }
}
