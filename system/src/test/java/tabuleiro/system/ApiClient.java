package tabuleiro.system;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// A client of servers that may be killed, so that each request may fail. It authenticates with a
/// token and has no cookies.
record ApiClient(TestClient net) {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /// @param address the network address for which the client speaks as a proxy; a server that does
  ///   not trust it as a proxy ignores this
  ApiClient(HttpClient http, int port, String token, String address) {
    this(TestClient.to(http, port).with("X-Forwarded-For", address).withToken(token));
  }

  ApiClient(HttpClient http, int port, String token) {
    this(http, port, token, "127.0.0.1");
  }

  /// Returns a builder of an authenticated request.
  HttpRequest.Builder request(String path) {
    return net.call(path).timeout(TIMEOUT);
  }

  /// Sends a request and returns the response.
  ///
  /// @throws IOException if no complete response arrived
  ApiResponse send(HttpRequest.Builder request) throws IOException {
    HttpResponse<String> response = net.trySend(request);
    return new ApiResponse(
        response.statusCode(), response.body(), response.headers().allValues("Set-Cookie"));
  }

  ApiResponse get(String path) throws IOException {
    return send(request(path));
  }

  ApiResponse post(String path, String json) throws IOException {
    return send(net.callWithJson("POST", path, json).timeout(TIMEOUT));
  }

  /// Opens a socket.
  ///
  /// @throws java.util.concurrent.CompletionException if the server refuses it
  WebSocketClient openSocket(String path) {
    return net.connect(path);
  }
}
