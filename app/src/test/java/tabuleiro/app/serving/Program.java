package tabuleiro.app.serving;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tabuleiro.testkit.WebSocketClient;

/// A program that plays by the server's interface for programs: it shows a token and has no
/// cookies.
///
/// @param client what sends
/// @param port where the server is on this machine
/// @param token by which the server knows the program again
record Program(HttpClient client, int port, String token) {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /// Returns a request to be finished.
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .timeout(PATIENCE)
        .header("Authorization", "Bearer " + token);
  }

  /// Sends a request.
  ///
  /// @throws IOException when no whole answer came
  Answer send(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  Answer get(String path) throws IOException {
    return send(request(path));
  }

  Answer post(String path, String json) throws IOException {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  /// Opens a socket.
  ///
  /// @throws java.util.concurrent.CompletionException when it is refused
  WebSocketClient talk(String path) {
    WebSocketClient talk = new WebSocketClient(Long.MAX_VALUE);
    client
        .newWebSocketBuilder()
        .header("Authorization", "Bearer " + token)
        .buildAsync(URI.create("ws://localhost:" + port + path), talk)
        .join();
    return talk;
  }
}
