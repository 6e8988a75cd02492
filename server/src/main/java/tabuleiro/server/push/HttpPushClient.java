package tabuleiro.server.push;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/// Sends requests to push services over the network.
final class HttpPushClient implements PushClient {
  private final HttpClient client;

  /// @param timeout how long to wait for a connection
  HttpPushClient(Duration timeout) {
    this.client =
        HttpClient.newBuilder()
            .connectTimeout(timeout)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
  }

  @Override
  public Answer send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<Void> response = client.send(request, HttpResponse.BodyHandlers.discarding());
    return new Answer(response.statusCode(), response.headers().firstValue("Retry-After"));
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
