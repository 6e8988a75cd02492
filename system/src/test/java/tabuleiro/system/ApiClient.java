package tabuleiro.system;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tabuleiro.testkit.WebSocketClient;

/// A client of the HTTP API: it authenticates with a token and has no cookies.
///
/// @param http sends the requests
/// @param port the port of the server on this machine
/// @param token identifies the client
/// @param address the network address for which the client speaks as a proxy; a server that does
///   not trust it as a proxy ignores this
record ApiClient(HttpClient http, int port, String token, String address) {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final String OWN_ADDRESS = "127.0.0.1";

  ApiClient(HttpClient http, int port, String token) {
    this(http, port, token, OWN_ADDRESS);
  }

  /// Returns a builder of an authenticated request.
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(TIMEOUT)
        .header("X-Forwarded-For", address)
        .header("Authorization", "Bearer " + token);
  }

  /// Sends a request and returns the response.
  ///
  /// @throws IOException if no complete response arrived
  ApiResponse send(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
      return new ApiResponse(
          response.statusCode(), response.body(), response.headers().allValues("Set-Cookie"));
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  ApiResponse get(String path) throws IOException {
    return send(request(path));
  }

  ApiResponse post(String path, String json) throws IOException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  /// Opens a socket.
  ///
  /// @throws java.util.concurrent.CompletionException if the server refuses it
  WebSocketClient openSocket(String path) {
    WebSocketClient socket = new WebSocketClient(Long.MAX_VALUE);
    http.newWebSocketBuilder()
        .connectTimeout(WebSocketClient.CONNECT_TIMEOUT)
        .header("X-Forwarded-For", address)
        .header("Authorization", "Bearer " + token)
        .buildAsync(URI.create("ws://localhost:" + port + path), socket)
        .join();
    return socket;
  }
}
