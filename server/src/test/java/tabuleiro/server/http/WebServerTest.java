package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tabuleiro.play.session.SessionException;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WebServerTest {
  private final SocketRegistry sockets = new SocketRegistry(4, 4);
  private WebServer web;
  private TestClient net;

  private void add(RoutesConfig routes) {
    routes.get("/test/caller", ctx -> Responses.sendText(ctx, Caller.of(ctx).toString()));
    routes.get(
        "/test/words",
        ctx -> Responses.sendText(ctx, Caller.of(ctx).messages().format("http.json")));
    routes.get("/test/defect", ctx -> List.of().getFirst());
    routes.get(
        "/test/down",
        ctx -> {
          throw new StoreException(StoreFailure.UNAVAILABLE);
        });
    routes.get(
        "/test/illegal",
        ctx -> {
          throw new SessionException("live.paused");
        });
    routes.post("/test/visit", ctx -> Responses.sendText(ctx, VisitorCookie.ensureSecret(ctx)));
    routes.post(
        "/test/device",
        ctx -> {
          VisitorCookie.ensureSecret(ctx);
          VisitorCookie.ensureSecret(ctx);
          Responses.sendText(ctx, Caller.of(ctx).device().orElse("none"));
        });
    routes.get(
        "/test/device", ctx -> Responses.sendText(ctx, Caller.of(ctx).device().orElse("none")));
    routes.post(
        "/test/greet",
        ctx -> {
          JsonObject json = RequestBody.readJson(ctx);
          Responses.sendText(ctx, json.text("name").orElse("") + " " + json.number("times"));
        });
    routes.ws(
        "/test/echo",
        ws -> {
          ws.onConnect(ctx -> sockets.open(ctx).send("hello " + Caller.of(ctx).language()));
          ws.onMessage(ctx -> {
            if (ctx.message().equals("bad")) {
              throw new SessionException("live.paused");
            }
            boolean isAboutThread = ctx.message().equals("thread");
            String virtual = "virtual: " + Thread.currentThread().isVirtual();
            ClientSocket.of(ctx).send(isAboutThread ? virtual : ctx.message());
          });
        });
  }

  @BeforeAll
  void start() {
    web =
        WebServer.start(
            ListenOptions.loopback(0),
            RequestLimits.perSecond(1000, 1000, System::nanoTime),
            sockets,
            List.of(this::add),
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    net = TestClient.to(web.port());
  }

  @Test
  void aBodyThatNoRouteReadsDoesNotEndTheConnection() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), web.port());
        Writer out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      socket.setSoTimeout(10_000);
      for (String path : List.of("/test/visit", "/test/nothing", "/test/visit")) {
        out.write("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer abc\r\n");
        out.write("Content-Type: application/json\r\nContent-Length: 2\r\n\r\n");
        out.flush();
        Thread.sleep(200); // The body arrives later, as over a slow network.
        out.write("{}");
        out.flush();
        assertThat(in.readLine()).as(path).startsWith("HTTP/1.1 ");
        int length = 0;
        for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
          if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
            length = Integer.parseInt(line.replaceAll("[^0-9]", ""));
          }
        }
        assertThat(in.skip(length)).isEqualTo(length);
      }
    }
  }

  @Tag("slow")
  @Test
  void aSlowBodyIsAnsweredAfterTwentySeconds() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), web.port())) {
      OutputStream out = socket.getOutputStream();
      String head =
          """
          POST /test/greet HTTP/1.1
          Host: localhost
          Content-Type: application/json
          Authorization: Bearer abc
          Content-Length: 4000

          """
              .replace("\n", "\r\n");
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      for (int seconds = 0; seconds < 30 && socket.getInputStream().available() == 0; seconds++) {
        out.write(' ');
        Thread.sleep(1000);
      }
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      socket.setSoTimeout(1000);
      assertThat(in.readLine()).isEqualTo("HTTP/1.1 408 Request Timeout");
    }
  }

  @Tag("slow")
  @Test
  void requestThatGoesOnDoesNotKeepServerFromStopping() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    WebServer busy =
        WebServer.start(
            ListenOptions.loopback(0),
            RequestLimits.perSecond(1000, 1000, System::nanoTime),
            new SocketRegistry(10, 10),
            List.of(routes ->
                routes.get(
                    "/test/long",
                    _ -> {
                      begun.countDown();
                      Thread.sleep(Duration.ofMinutes(1));
                    })),
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    Thread client =
        Thread.ofVirtual()
            .start(
                () -> RawRequest.send(busy.port(), "GET /test/long HTTP/1.1", "Host: localhost"));
    begun.await();
    assertThatCode(busy::close).doesNotThrowAnyException();
    client.interrupt();
  }

  @AfterAll
  void stop() {
    net.close();
    web.close();
  }

  @Test
  void problemHasCodeAndMessage() {
    HttpResponse<String> english = net.get("/test/illegal", "X-Request-Id", "r-7");
    assertThat(english.statusCode()).isEqualTo(400);
    assertThat(english.body())
        .isEqualTo(
            "{\"error\":\"illegal\",\"message\":\"the game is paused and the clock is stopped; wait"
                + " until it continues\",\"requestId\":\"r-7\"}");
    assertThat(net.get("/test/illegal?language=pt").body()).contains("o relógio está parado");
    assertThat(net.get("/test/down").statusCode()).isEqualTo(503);
    assertThat(net.get("/test/nowhere").body()).contains("\"error\":\"not-found\"");
    assertThat(net.post("/test/words", "{}").statusCode()).isEqualTo(405);
  }

  @Test
  void internalErrorHidesDetails() {
    HttpResponse<String> answer = net.get("/test/defect");
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body()).contains("\"error\":\"defect\"").doesNotContain("NoSuchElement");
  }

  @Test
  void languageComesFromQueryCookieOrBrowser() {
    assertThat(net.get("/test/words", "Accept-Language", "fr, pt-BR;q=0.8, en;q=0.5").body())
        .contains("não é JSON");
    assertThat(net.get("/test/words", "Cookie", "language=pt").body()).contains("não é JSON");
    assertThat(net.get("/test/words?language=en", "Cookie", "language=pt").body())
        .contains("not valid JSON");
    assertThat(net.get("/test/words", "Accept-Language", ";;q=x").body())
        .contains("not valid JSON");
  }

  @Test
  void readsValidBodyUpToLimit() {
    HttpResponse<String> good = net.post("/test/greet", "{\"name\":\"Ana\",\"times\":3,\"x\":[1]}");
    assertThat(good.statusCode()).as(good.body()).isEqualTo(200);
    assertThat(good.body()).isEqualTo("Ana Optional[3]");
    for (String bad :
        List.of(
            "",
            "{",
            "[]",
            "null",
            "7",
            "{\"times\":\"x\"}",
            "{\"name\":{}}",
            "{\"x\":" + "[".repeat(60_000))) {
      assertThat(net.post("/test/greet", bad).statusCode()).as(bad).isEqualTo(400);
    }
    assertThat(net.post("/test/greet", " ".repeat(RequestBody.MAX_BYTES + 1)).statusCode())
        .isEqualTo(413);
  }

  @Test
  void visitorKeepsSecret() {
    HttpResponse<String> first = net.post("/test/visit", "", "Origin", net.origin());
    String cookie = first.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie)
        .startsWith("visitor=" + first.body())
        .contains("HttpOnly", "SameSite=Lax", "Path=/")
        .doesNotContain("Secure");
    HttpResponse<String> second =
        net.post("/test/visit", "", "Origin", net.origin(), "Cookie", "visitor=" + first.body());
    assertThat(second.body()).isEqualTo(first.body());
    assertThat(net.post("/test/visit", "", "Authorization", "Bearer abc").body()).isEqualTo("abc");
    assertThat(net.get("/test/caller", "Authorization", "Bearer abc").body()).doesNotContain("abc");
  }

  @Test
  void aBrowserIsADeviceWithoutShowingItsSecret() {
    HttpResponse<String> first = net.post("/test/device", "", "Origin", net.origin());
    List<String> cookies =
        first.headers().allValues("Set-Cookie").stream()
            .filter(cookie -> cookie.startsWith("device="))
            .toList();
    assertThat(cookies).hasSize(1);
    assertThat(cookies.getFirst())
        .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000")
        .doesNotContain("Secure");
    String cookie = cookies.getFirst().split(";", 2)[0];
    String secret = cookie.substring("device=".length());
    assertThat(first.body()).isEqualTo(Tokens.sha256(secret));
    assertThat(net.get("/test/device", "Cookie", cookie).body()).isEqualTo(first.body());
    assertThat(net.get("/test/caller", "Cookie", cookie).body()).doesNotContain(secret);
    assertThat(net.get("/test/device", "Cookie", "device=short").body()).isEqualTo("none");
    assertThat(net.get("/test/device").body()).as("no cookie yet").isEqualTo("none");
    HttpResponse<String> program =
        net.post("/test/device", "", "Authorization", "Bearer abc", "Cookie", cookie);
    assertThat(program.body()).as("a program").isEqualTo("none");
    assertThat(program.headers().allValues("Set-Cookie")).isEmpty();
  }

  @Test
  void socketExchangesMessages() {
    WebSocketClient socket = net.connect("/test/echo?language=pt");
    assertThat(socket.receive()).isEqualTo("hello PORTUGUESE");
    socket.send("x");
    assertThat(socket.receive()).isEqualTo("x");
    socket.send("thread");
    assertThat(socket.receive()).isEqualTo("virtual: true");
    socket.send("bad");
    assertThat(socket.receive()).contains("\"type\":\"problem\"", "o relógio está parado");
    socket.send("x".repeat(5000));
    assertThat(socket.awaitCloseStatus()).isEqualTo(1009);
  }

  @Test
  void rejectsSocketFromForeignPage() {
    assertThatThrownBy(() -> net.connect("/test/echo", "Origin", "https://elsewhere.example"))
        .hasStackTraceContaining("403");
    net.connect("/test/echo", "Origin", net.origin()).close();
  }
}
