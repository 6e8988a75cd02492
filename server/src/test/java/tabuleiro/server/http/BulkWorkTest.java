package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.testkit.TestClient;

final class BulkWorkTest {
  private static final int OF_NETWORK = 16;

  private final CountDownLatch released = new CountDownLatch(1);
  private final Semaphore begun = new Semaphore(0);
  private WebServer web;
  private TestClient net;

  private void add(RoutesConfig routes) {
    routes.get(
        "/long",
        BulkWork.route(context -> {
          begun.release();
          released.await();
          Responses.sendText(context, "virtual: " + Thread.currentThread().isVirtual());
        }));
    routes.get("/short", context -> Responses.sendText(context, "short"));
    routes.get(
        "/download",
        context -> {
          Runnable end = BulkWork.of(context).beginDownload(Caller.of(context));
          begun.release();
          released.await();
          end.run();
          Responses.sendText(context, "file");
        });
  }

  @BeforeEach
  void start() {
    web =
        WebServer.start(
            new ListenOptions("127.0.0.1", 0, Set.of(), Set.of("127.0.0.1"), Set.of()),
            RequestLimits.perSecond(10_000, 10_000, System::nanoTime),
            new SocketRegistry(9, 9),
            List.of(this::add),
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    net = TestClient.to(web.port());
  }

  @AfterEach
  void stop() {
    released.countDown();
    net.close();
    web.close();
  }

  private CompletableFuture<HttpResponse<String>> ask(String path, String address) {
    return net.client()
        .sendAsync(net.call(path, "X-Forwarded-For", address).build(), BodyHandlers.ofString());
  }

  private static HttpResponse<String> first(List<CompletableFuture<HttpResponse<String>>> all) {
    CompletableFuture<HttpResponse<String>> first = new CompletableFuture<>();
    CompletableFuture<?>[] done =
        all.stream()
            .map(each -> each.thenAccept(first::complete))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.anyOf(done).join();
    return first.join();
  }

  private static void isRefused(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Retry-After")).isPresent();
  }

  @Test
  void longWorkLeavesShortRequestsAlone() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> waiting = new ArrayList<>();
    for (int i = 0; i < OF_NETWORK; i++) {
      waiting.add(ask("/long", "10.0.0.1"));
    }
    begun.acquire(2);
    assertThat(ask("/short", "10.0.0.1").join().body()).isEqualTo("short");
    assertThat(waiting).noneMatch(CompletableFuture::isDone);
    released.countDown();
    for (CompletableFuture<HttpResponse<String>> each : waiting) {
      assertThat(each.join().body()).isEqualTo("virtual: false");
    }
  }

  @Test
  void eachNetworkAndTheServerHaveLimits() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
    for (int network = 0; network < 9; network++) {
      for (int i = 0; i < OF_NETWORK; i++) {
        all.add(ask("/long", "10.0.1." + network));
      }
    }
    HttpResponse<String> first = first(all);
    isRefused(first, 503);
    released.countDown();
    assertThat(all.stream().map(each -> each.join().statusCode())).contains(200, 503);
  }

  @Test
  void oneNetworkCannotTakeAllThreads() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
    for (int i = 0; i <= OF_NETWORK; i++) {
      all.add(ask("/long", "10.0.2.1"));
    }
    HttpResponse<String> first = first(all);
    isRefused(first, 429);
    CompletableFuture<HttpResponse<String>> other = ask("/long", "10.0.2.2");
    released.countDown();
    assertThat(other.join().statusCode()).isEqualTo(200);
    assertThat(all.stream().filter(each -> each.join().statusCode() == 200)).hasSize(OF_NETWORK);
  }

  @Test
  void downloadsOfNetworkAreFew() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> three = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      three.add(ask("/download", "10.0.3.1"));
    }
    begun.acquire(3);
    isRefused(ask("/download", "10.0.3.1").join(), 429);
    released.countDown();
    three.forEach(each -> assertThat(each.join().statusCode()).isEqualTo(200));
    assertThat(ask("/download", "10.0.3.1").join().statusCode()).isEqualTo(200);
  }
}
