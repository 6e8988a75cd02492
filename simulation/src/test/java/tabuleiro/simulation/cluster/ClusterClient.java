package tabuleiro.simulation.cluster;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// Sends the requests of one player to any server of a cluster.
///
/// @param servers clients with the player's token, one for each server
/// @param token identifies the player
record ClusterClient(List<TestClient> servers, String token) {
  private static final Duration REQUEST_TIMEOUT = Duration.ofSeconds(20);
  private static final int CONNECT_SECONDS = 4;

  /// Sends a request with JSON and returns the response.
  ///
  /// @param server the number of the server
  /// @throws IOException when no response arrives; the outcome is unknown then
  HttpResponse<String> post(int server, String path, String json) throws IOException {
    TestClient net = servers.get(server);
    return net.trySend(net.callWithJson("POST", path, json).timeout(REQUEST_TIMEOUT));
  }

  /// Opens a socket; empty when the server does not answer in time.
  ///
  /// @param server the number of the server
  Optional<WebSocketClient> connect(int server, String path) {
    WebSocketClient socket = new WebSocketClient(Long.MAX_VALUE);
    CompletableFuture<WebSocket> opened = servers.get(server).open(socket, path);
    try {
      opened.copy().orTimeout(CONNECT_SECONDS, TimeUnit.SECONDS).join();
      return Optional.of(socket);
    } catch (CompletionException e) {
      CompletableFuture<Void> _ = opened.thenAccept(WebSocket::abort);
      return Optional.empty();
    }
  }
}
