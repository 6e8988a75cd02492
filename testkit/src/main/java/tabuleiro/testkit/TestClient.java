package tabuleiro.testkit;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/// A client of a server on this machine, for tests: HTTP and WebSockets.
///
/// @param client sends the requests
/// @param origin the origin of the server's own pages, such as `http://localhost:8080`
/// @param headers the headers of every request, such as those that say who the client is: names and
///   values in turn
public record TestClient(HttpClient client, String origin, List<String> headers)
    implements AutoCloseable {
  /// Copies the headers.
  public TestClient {
    headers = List.copyOf(headers);
  }

  /// Returns a client that stores no cookies.
  public static TestClient to(int port) {
    return to(HttpClient.newHttpClient(), port);
  }

  /// Returns a client without headers.
  ///
  /// @param client sends the requests
  public static TestClient to(HttpClient client, int port) {
    return new TestClient(client, "http://localhost:" + port, List.of());
  }

  /// Returns this client with more headers.
  ///
  /// @param more names and values in turn
  public TestClient with(String... more) {
    return new TestClient(client, origin, joined(more));
  }

  /// Returns this client with a token that says who it is.
  public TestClient withToken(String token) {
    return with("Authorization", "Bearer " + token);
  }

  private List<String> joined(String... more) {
    return Stream.concat(headers.stream(), Stream.of(more)).toList();
  }

  /// Returns the server's port.
  public int port() {
    return URI.create(origin).getPort();
  }

  /// Starts a request.
  ///
  /// @param more headers of this request: names and values in turn
  public HttpRequest.Builder call(String path, String... more) {
    HttpRequest.Builder call = HttpRequest.newBuilder(URI.create(origin + path));
    List<String> all = joined(more);
    return all.isEmpty() ? call : call.headers(all.toArray(String[]::new));
  }

  /// Starts a request with JSON.
  ///
  /// @param json the body; empty for none
  /// @param more headers of this request: names and values in turn
  public HttpRequest.Builder callWithJson(String method, String path, String json, String... more) {
    return call(path, more)
        .header("Content-Type", "application/json")
        .method(method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
  }

  /// Sends a request to a server that may be gone, and returns the response.
  ///
  /// @throws IOException when no complete response arrives
  public HttpResponse<String> trySend(HttpRequest.Builder call) throws IOException {
    try {
      return client.send(call.build(), BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /// Sends a request and returns the response.
  ///
  /// @throws AssertionError when no complete response arrives
  public HttpResponse<String> send(HttpRequest.Builder call) {
    try {
      return trySend(call);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /// Sends a `GET` request.
  ///
  /// @param more headers of this request: names and values in turn
  public HttpResponse<String> get(String path, String... more) {
    return send(call(path, more));
  }

  /// Sends a `POST` request with JSON.
  ///
  /// @param more headers of this request: names and values in turn
  public HttpResponse<String> post(String path, String json, String... more) {
    return send(callWithJson("POST", path, json, more));
  }

  /// Opens a socket.
  ///
  /// @param more headers of this request: names and values in turn
  /// @throws java.util.concurrent.CompletionException when the server refuses it
  public WebSocketClient connect(String path, String... more) {
    WebSocketClient socket = new WebSocketClient(Long.MAX_VALUE);
    open(socket, path, more).join();
    return socket;
  }

  /// Starts to open a socket with a given listener.
  ///
  /// @param more headers of this request: names and values in turn
  public CompletableFuture<WebSocket> open(
      WebSocket.Listener listener, String path, String... more) {
    WebSocket.Builder builder =
        client.newWebSocketBuilder().connectTimeout(WebSocketClient.CONNECT_TIMEOUT);
    List<String> all = joined(more);
    for (int i = 0; i < all.size(); i += 2) {
      builder.header(all.get(i), all.get(i + 1));
    }
    return builder.buildAsync(URI.create(origin.replaceFirst("http", "ws") + path), listener);
  }

  /// Ends the connections.
  @Override
  public void close() {
    client.shutdownNow();
  }
}
