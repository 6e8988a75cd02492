package tabuleiro.server.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import tabuleiro.testkit.WebSocketClient;

/// An HTTP and WebSocket client of a server on this machine.
///
/// @param port the server's port
public record TestClient(HttpClient client, int port) implements AutoCloseable {
  /// Returns a client that stores no cookies.
  public static TestClient to(int port) {
    return new TestClient(HttpClient.newHttpClient(), port);
  }

  /// Returns the origin of the server's own pages.
  public String origin() {
    return "http://localhost:" + port;
  }

  /// Starts a request.
  ///
  /// @param headers names and values in turn
  public HttpRequest.Builder call(String path, String... headers) {
    HttpRequest.Builder call = HttpRequest.newBuilder(URI.create(origin() + path));
    return headers.length == 0 ? call : call.headers(headers);
  }

  /// Sends a request and returns the response.
  public HttpResponse<String> send(HttpRequest.Builder call) {
    try {
      return client.send(call.build(), BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Sends a `GET` request.
  public HttpResponse<String> get(String path, String... headers) {
    return send(call(path, headers));
  }

  /// Sends a `POST` request with JSON.
  public HttpResponse<String> post(String path, String json, String... headers) {
    return send(
        call(path, headers)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  /// Opens a socket.
  ///
  /// @param headers names and values in turn
  public WebSocketClient connect(String path, String... headers) {
    return connect(new WebSocketClient(Long.MAX_VALUE), path, headers);
  }

  /// Opens a socket with a given listener.
  WebSocketClient connect(WebSocketClient socket, String path, String... headers) {
    WebSocket.Builder builder =
        client.newWebSocketBuilder().connectTimeout(WebSocketClient.CONNECT_TIMEOUT);
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    builder.buildAsync(URI.create("ws://localhost:" + port + path), socket).join();
    return socket;
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
