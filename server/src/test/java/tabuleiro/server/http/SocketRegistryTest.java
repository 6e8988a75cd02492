package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tabuleiro.testkit.WebSocketClient;

final class SocketRegistryTest {
  private static final long PATIENCE_MILLIS = 10_000;
  private static final int FLOOD = 2000;

  private final SocketRegistry sockets = new SocketRegistry(3, 2);
  private final CountDownLatch late = new CountDownLatch(1);
  private final AtomicInteger ended = new AtomicInteger();
  private final WebServer web = start();
  private final TestClient net = TestClient.to(web.port());

  private WebServer start() {
    RequestLimits rates = RequestLimits.perSecond(2, 1000);
    return WebServer.start(ListenOptions.loopback(0), rates, sockets, List.of(this::add));
  }

  private void add(RoutesConfig routes) {
    routes.ws(
        "/echo",
        ws -> {
          ws.onConnect(context -> sockets.open(context).onClose(ended::incrementAndGet));
          ws.onMessage(context -> ClientSocket.of(context).send(context.message()));
        });
    routes.ws(
        "/late",
        ws ->
            ws.onConnect(context -> {
              late.await();
              sockets.open(context).send("open");
            }));
    routes.ws(
        "/flood",
        ws ->
            ws.onConnect(context -> {
              ClientSocket socket = sockets.open(context);
              for (int i = 0; i < FLOOD; i++) {
                socket.send("x".repeat(16_384));
              }
            }));
  }

  @AfterEach
  void close() {
    net.close();
    web.close();
  }

  private void awaitCount(int count) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (sockets.count() != count) {
      assertThat(System.currentTimeMillis()).isLessThan(end);
      Thread.sleep(10);
    }
  }

  @Test
  void anAddressHasSomeSocketsAndNoMore() throws InterruptedException {
    WebSocketClient first = net.talk("/echo");
    net.talk("/echo");
    awaitCount(2);
    assertThatThrownBy(() -> net.talk("/echo")).hasStackTraceContaining("429");
    first.close();
    awaitCount(1);
    assertThat(ended).hasValue(1);
    net.talk("/echo");
  }

  @Test
  void whoWasLetInAtTheSameTimeAsTheLastIsTurnedAway() {
    List<WebSocketClient> talks = Stream.generate(() -> net.talk("/late")).limit(3).toList();
    late.countDown();
    List<WebSocketClient> turnedAway =
        talks.stream().filter(talk -> talk.receive().contains("\"error\":\"too-many\"")).toList();
    assertThat(turnedAway)
        .hasSize(1)
        .allSatisfy(talk -> assertThat(talk.awaitCloseStatus()).isEqualTo(1013));
  }

  @Test
  void whoSaysTooMuchIsToldToWait() {
    WebSocketClient talk = net.talk("/echo");
    for (int i = 0; i < 9; i++) {
      talk.send("hello"); // The tenth call, as opening it was one.
    }
    talk.send("too much");
    for (int i = 0; i < 9; i++) {
      assertThat(talk.receive()).isEqualTo("hello");
    }
    assertThat(talk.receive()).contains("\"error\":\"too-many\"");
  }

  @Test
  void whoReadsTooSlowlyIsCutOff() throws InterruptedException {
    WebSocketClient slow = net.talk(new WebSocketClient(0), "/flood");
    awaitCount(0);
    slow.abort();
  }

  @Test
  void theServerSaysGoodbye() {
    WebSocketClient talk = net.talk("/echo?language=pt");
    talk.send("here"); // The server knows of a socket somewhat later than its client.
    assertThat(talk.receive()).contains("here");
    web.close();
    assertThat(talk.receive()).contains("\"type\":\"bye\"", "o servidor está a encerrar");
    assertThat(talk.awaitCloseStatus()).isEqualTo(1001);
  }
}
