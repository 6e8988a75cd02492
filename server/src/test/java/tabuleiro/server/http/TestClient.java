package tabuleiro.server.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import tabuleiro.testkit.WebSocketClient;

/// A client of a server on this machine, for tests.
///
/// @param port the server's
public record TestClient(HttpClient client, int port) implements AutoCloseable {
  /// Returns a client that keeps no cookies.
  public static TestClient to(int port) {
    return new TestClient(HttpClient.newHttpClient(), port);
  }

  /// Returns the origin of the server's own pages.
  public String origin() {
    return "http://localhost:" + port;
  }

  /// Begins a call.
  ///
  /// @param headers names and values in turn
  public HttpRequest.Builder call(String path, String... headers) {
    HttpRequest.Builder call = HttpRequest.newBuilder(URI.create(origin() + path));
    return headers.length == 0 ? call : call.headers(headers);
  }

  /// Returns the answer to a call.
  public HttpResponse<String> send(HttpRequest.Builder call) {
    try {
      return client.send(call.build(), BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Returns the answer to `GET`.
  public HttpResponse<String> get(String path, String... headers) {
    return send(call(path, headers));
  }

  /// Returns the answer to `POST` with JSON.
  public HttpResponse<String> post(String path, String json, String... headers) {
    return send(
        call(path, headers)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  /// Opens a socket.
  ///
  /// @param headers names and values in turn
  public WebSocketClient talk(String path, String... headers) {
    return talk(new WebSocketClient(Long.MAX_VALUE), path, headers);
  }

  /// Opens a socket to somebody.
  WebSocketClient talk(WebSocketClient talk, String path, String... headers) {
    WebSocket.Builder builder = client.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    builder.buildAsync(URI.create("ws://localhost:" + port + path), talk).join();
    return talk;
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
