package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

@Isolated("It occupies all processors of virtual threads.")
final class HealthRoutesTest {
  @Tag("full")
  @Test
  void serverWhoseRequestsWaitForAProcessorIsNotHealthy(@TempDir Path folder) throws Exception {
    ServerOptions options = ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("g.db")), 0);
    AtomicBoolean isReleased = new AtomicBoolean();
    try (Server server = Server.start(options);
        TestClient net = TestClient.to(server.port())) {
      assertThat(net.get("/health").statusCode()).isEqualTo(200);
      int processors = Runtime.getRuntime().availableProcessors();
      CountDownLatch spinning = new CountDownLatch(processors);
      for (int i = 0; i < processors; i++) {
        Thread.startVirtualThread(() -> {
          spinning.countDown();
          while (!isReleased.get()) {
            Thread.onSpinWait();
          }
        });
      }
      spinning.await();
      assertThat(net.get("/health").statusCode()).isEqualTo(503);
      assertThat(net.get("/metrics").statusCode()).isEqualTo(200);
      isReleased.set(true);
      while (net.get("/health").statusCode() != 200) {
        Thread.sleep(20);
      }
    } finally {
      isReleased.set(true);
    }
  }
}
