package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.server.QuietServers;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

@ExtendWith(QuietServers.class)
final class SocketRegistryTest {
  private static final long PATIENCE_MILLIS = 60_000;
  private static final int FLOOD = 2000;
  private static final String INTERNAL = "an internal text";

  private final SocketRegistry sockets = new SocketRegistry(3, 2);
  private final CountDownLatch late = new CountDownLatch(1);
  private final AtomicInteger ended = new AtomicInteger();
  private final WebServer web = start(2);
  private final TestClient net = TestClient.to(web.port());

  private WebServer start(int requestsPerSecond) {
    RequestLimits rates = RequestLimits.perSecond(requestsPerSecond, 1000, () -> 0);
    return WebServer.start(
        ListenOptions.loopback(0),
        rates,
        sockets,
        List.of(this::add),
        new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
  }

  private final Queue<Boolean> openedOnVirtualThread = new ConcurrentLinkedQueue<>();
  private final Queue<Object> leftovers = new ConcurrentLinkedQueue<>();

  private void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(context -> {
      Optional.ofNullable(context.req().getSession(false)).ifPresent(leftovers::add);
      leftovers.addAll(context.res().getHeaders("Set-Cookie"));
    });
    routes.ws(
        "/echo",
        ws -> {
          ws.onConnect(context -> {
            openedOnVirtualThread.add(Thread.currentThread().isVirtual());
            sockets.open(context).onClose(ended::incrementAndGet);
          });
          ws.onMessage(context -> ClientSocket.of(context).send(context.message()));
        });
    SocketRegistry.addRoute(
        routes,
        Operation.socket("/error", "", "any"),
        sockets::open,
        _ -> {
          throw new AssertionError(INTERNAL);
        });
    SocketRegistry.addRoute(
        routes,
        Operation.socket("/error-at-once", "", "any"),
        context -> {
          sockets.open(context);
          throw new StackOverflowError(INTERNAL);
        },
        _ -> {});
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
  void limitsSocketsOfAddress() throws InterruptedException {
    WebSocketClient first = net.connect("/echo");
    net.connect("/echo");
    awaitCount(2);
    assertThatThrownBy(() -> net.connect("/echo")).hasStackTraceContaining("429");
    first.close();
    awaitCount(1);
    assertThat(ended).hasValue(1);
    net.connect("/echo");
  }

  /// A session that the library starts for a socket would outlive it, and set a cookie.
  @Test
  void socketLeavesNoSessionAndNoCookie() throws InterruptedException {
    net.connect("/echo");
    awaitCount(1);
    assertThat(leftovers).isEmpty();
  }

  @Test
  void rejectsSocketBeyondLimitAfterConnect() {
    List<WebSocketClient> clients = Stream.generate(() -> net.connect("/late")).limit(3).toList();
    late.countDown();
    List<WebSocketClient> turnedAway =
        clients.stream()
            .filter(socket -> socket.receive().contains("\"error\":\"too-many\""))
            .toList();
    assertThat(turnedAway)
        .hasSize(1)
        .allSatisfy(socket -> assertThat(socket.awaitCloseStatus()).isEqualTo(1013));
  }

  /// One thread reads from all connections, so it must not wait until a socket is open.
  @Test
  void opensSocketsOnVirtualThreads() throws InterruptedException {
    try (WebServer other = start(1000);
        TestClient client = TestClient.to(other.port())) {
      for (int i = 0; i < 100; i++) {
        client.connect("/echo").close();
        awaitCount(0);
      }
    }
    assertThat(openedOnVirtualThread).hasSize(100).containsOnly(true);
  }

  @Test
  void limitsRateOfMessages() {
    WebSocketClient socket = net.connect("/echo");
    for (int i = 0; i < 9; i++) {
      socket.send("hello"); // The tenth request: opening the socket was the first.
    }
    socket.send("too much");
    for (int i = 0; i < 9; i++) {
      assertThat(socket.receive()).isEqualTo("hello");
    }
    assertThat(socket.receive()).contains("\"error\":\"too-many\"");
  }

  /// The library sends what it knows of an [Error], also the names of classes.
  @Test
  void clientReceivesNothingOfAnError() {
    WebSocketClient socket = net.connect("/error");
    socket.send("hello");
    requireDefect(socket);
    requireDefect(net.connect("/error-at-once"));
  }

  private static void requireDefect(WebSocketClient socket) {
    assertThat(socket.receive()).contains("\"error\":\"defect\"").doesNotContain(INTERNAL);
    assertThat(socket.awaitCloseStatus()).isEqualTo(1011);
    assertThat(socket.closeReason()).isEmpty();
  }

  @Test
  void everySocketIsARouteOfTheRegistry() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file).contains(".ws(")) {
          found.add(file.getFileName().toString());
        }
      }
    }
    assertThat(found).containsExactly("SocketRegistry.java");
  }

  @Test
  void slowClientIsDisconnected() throws InterruptedException {
    WebSocketClient slow = new WebSocketClient(0);
    net.open(slow, "/flood").join();
    awaitCount(0);
    slow.abort();
  }

  @Test
  void announcesShutdown() {
    WebSocketClient socket = net.connect("/echo?language=pt");
    socket.send("here"); // The server registers a socket slightly later than its client.
    assertThat(socket.receive()).contains("here");
    web.close();
    assertThat(socket.receive()).contains("\"type\":\"closing\"", "o servidor está a encerrar");
    assertThat(socket.awaitCloseStatus()).isEqualTo(1012);
  }
}
