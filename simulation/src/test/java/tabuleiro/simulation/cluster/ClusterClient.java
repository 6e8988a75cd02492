package tabuleiro.simulation.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import tabuleiro.testkit.WebSocketClient;

/// Sends the requests of one player to any server of a cluster.
///
/// @param ports the ports of the servers
/// @param token identifies the player
record ClusterClient(HttpClient http, List<Integer> ports, String token) {
  private static final Duration REQUEST_TIMEOUT = Duration.ofSeconds(20);
  private static final int CONNECT_SECONDS = 4;

  /// Sends a request with JSON and returns the response.
  ///
  /// @param server the number of the server
  /// @throws IOException when no response arrives; the outcome is unknown then
  HttpResponse<String> post(int server, String path, String json) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + ports.get(server) + path))
            .timeout(REQUEST_TIMEOUT)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json))
            .build();
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /// Opens a socket; empty when the server does not answer in time.
  ///
  /// @param server the number of the server
  Optional<WebSocketClient> connect(int server, String path) {
    WebSocketClient socket = new WebSocketClient(Long.MAX_VALUE);
    CompletableFuture<WebSocket> opened =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(URI.create("ws://127.0.0.1:" + ports.get(server) + path), socket);
    try {
      opened.copy().orTimeout(CONNECT_SECONDS, TimeUnit.SECONDS).join();
      return Optional.of(socket);
    } catch (CompletionException e) {
      CompletableFuture<Void> _ = opened.thenAccept(WebSocket::abort);
      return Optional.empty();
    }
  }
}
