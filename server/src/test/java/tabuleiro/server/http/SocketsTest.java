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
import tabuleiro.testkit.Talk;

final class SocketsTest {
  private static final long PATIENCE_MILLIS = 10_000;
  private static final int FLOOD = 2000;

  private final Sockets sockets = new Sockets(3, 2);
  private final CountDownLatch late = new CountDownLatch(1);
  private final AtomicInteger ended = new AtomicInteger();
  private final Web web = start();
  private final Net net = Net.to(web.port());

  private Web start() {
    CallRates rates = CallRates.perSecond(2, 1000);
    return Web.start(Listening.loopback(0), rates, sockets, List.of(this::add));
  }

  private void add(RoutesConfig routes) {
    routes.ws(
        "/echo",
        ws -> {
          ws.onConnect(context -> sockets.open(context).atEnd(ended::incrementAndGet));
          ws.onMessage(context -> Socket.of(context).send(context.message()));
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
              Socket socket = sockets.open(context);
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
    Talk first = net.talk("/echo");
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
    List<Talk> talks = Stream.generate(() -> net.talk("/late")).limit(3).toList();
    late.countDown();
    List<Talk> turnedAway =
        talks.stream().filter(talk -> talk.hear().contains("\"error\":\"too-many\"")).toList();
    assertThat(turnedAway).hasSize(1).allSatisfy(talk -> assertThat(talk.end()).isEqualTo(1013));
  }

  @Test
  void whoSaysTooMuchIsToldToWait() {
    Talk talk = net.talk("/echo");
    for (int i = 0; i < 9; i++) {
      talk.say("hello"); // The tenth call, as opening it was one.
    }
    talk.say("too much");
    for (int i = 0; i < 9; i++) {
      assertThat(talk.hear()).isEqualTo("hello");
    }
    assertThat(talk.hear()).contains("\"error\":\"too-many\"");
  }

  @Test
  void whoReadsTooSlowlyIsCutOff() throws InterruptedException {
    Talk slow = net.talk(new Talk(0), "/flood");
    awaitCount(0);
    slow.abort();
  }

  @Test
  void theServerSaysGoodbye() {
    Talk talk = net.talk("/echo?language=pt");
    talk.say("here"); // The server knows of a socket somewhat later than its client.
    assertThat(talk.hear()).contains("here");
    web.close();
    assertThat(talk.hear()).contains("\"type\":\"bye\"", "o servidor está a parar");
    assertThat(talk.end()).isEqualTo(1001);
  }
}
