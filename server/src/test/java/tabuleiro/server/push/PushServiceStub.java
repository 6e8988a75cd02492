package tabuleiro.server.push;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A push service on this machine, which keeps what it receives.
public final class PushServiceStub implements AutoCloseable {
  /// A request.
  ///
  /// @param headers the headers
  /// @param body the encrypted content
  @SuppressWarnings("ArrayRecordComponent") // Requests are not compared.
  public record Received(Headers headers, byte[] body) {}

  private final HttpServer server;
  private final Map<String, BlockingQueue<Received>> requests = new ConcurrentHashMap<>();
  private final BlockingQueue<List<String>> answers = new LinkedBlockingQueue<>();

  /// Starts a service that accepts everything.
  public PushServiceStub() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.start();
  }

  /// Returns the origin of the service.
  public String origin() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  /// Lets the next request fail.
  ///
  /// @param status the HTTP status
  /// @param retryAfterSeconds the header `Retry-After`
  public void answerNext(int status, int retryAfterSeconds) {
    answers.add(List.of(String.valueOf(status), String.valueOf(retryAfterSeconds)));
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      // An answer that the test plans when it has seen this request is for the next one.
      List<String> planned = answers.poll();
      queue(exchange.getRequestURI().getPath())
          .add(new Received(exchange.getRequestHeaders(), body));
      if (planned != null) {
        exchange.getResponseHeaders().add("Retry-After", planned.get(1));
      }
      exchange.sendResponseHeaders(
          planned == null ? 201 : Integer.parseInt(planned.getFirst()), -1);
    }
  }

  private BlockingQueue<Received> queue(String path) {
    return requests.computeIfAbsent(path, _ -> new LinkedBlockingQueue<>());
  }

  /// Returns the next request to an endpoint.
  ///
  /// @param path the path of the endpoint
  public Received next(String path) throws InterruptedException {
    Received received = queue(path).poll(60, TimeUnit.SECONDS);
    if (received == null) {
      throw new AssertionError("the push service received nothing in time");
    }
    return received;
  }

  /// Returns how many requests to an endpoint have come that were not read.
  public int unread(String path) {
    return queue(path).size();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
