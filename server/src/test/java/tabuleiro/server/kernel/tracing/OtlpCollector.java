package tabuleiro.server.kernel.tracing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/// A collector of traces on this machine.
final class OtlpCollector implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final List<CollectedSpan> spans = new CopyOnWriteArrayList<>();
  private final List<String> received = new CopyOnWriteArrayList<>();
  private final HttpServer server;

  OtlpCollector() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/v1/traces", this::receive);
    server.start();
  }

  private void receive(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    received.add(new String(body, StandardCharsets.ISO_8859_1));
    spans.addAll(OtlpMessage.parse(body).spans());
    exchange.sendResponseHeaders(200, -1);
    exchange.close();
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  List<CollectedSpan> spans() {
    return List.copyOf(spans);
  }

  /// Returns all bytes that have arrived, one byte a character.
  String received() {
    return String.join("\n", received);
  }

  /// Waits for a span.
  CollectedSpan await(Predicate<CollectedSpan> wanted) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Optional<CollectedSpan> found = spans.stream().filter(wanted).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      java.util.concurrent.locks.LockSupport.parkNanos(10_000_000);
    }
    throw new AssertionError("no such span in " + spans);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
