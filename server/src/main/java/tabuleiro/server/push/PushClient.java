package tabuleiro.server.push;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.util.Optional;

/// Sends requests to push services. Thread-safe.
public interface PushClient extends AutoCloseable {
  /// The answer of a push service.
  ///
  /// @param status the HTTP status
  /// @param retryAfter the header `Retry-After`
  record Answer(int status, Optional<String> retryAfter) {}

  /// Sends a request, and waits for the answer.
  ///
  /// @throws IOException when none has come in time; the service may have received the request
  Answer send(HttpRequest request) throws IOException, InterruptedException;

  /// Ends all requests.
  @Override
  void close();
}
