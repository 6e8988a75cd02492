package tabuleiro.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// A WebSocket with at most one unanswered message. Further messages wait, and their latency counts
/// from the time at which they were due.
final class LoadConnection implements WebSocket.Listener {
  private final MessageExchange exchange;
  private final StringBuilder part = new StringBuilder();
  private final Queue<Long> intended = new ArrayDeque<>();
  private final CompletableFuture<WebSocket> socket;
  private Optional<Latencies> latencies = Optional.empty();
  private boolean isWaiting;

  /// Opens the socket.
  LoadConnection(HttpClient client, URI address, String token, MessageExchange speaker) {
    this.exchange = speaker;
    this.socket =
        client
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(address, this);
  }

  /// Waits until the socket is open.
  void awaitOpen() {
    socket.join();
  }

  /// Records the latencies of the messages from now on.
  synchronized void recordLatencies(Latencies counted) {
    latencies = Optional.of(counted);
  }

  /// Sends the next message, now or as soon as the last one has been answered.
  ///
  /// @param nanos the time at which it is due
  synchronized void sendAt(long nanos) {
    intended.add(nanos);
    sendNext();
  }

  private void sendNext() {
    if (isWaiting || intended.isEmpty()) {
      return;
    }
    Optional<String> next = exchange.nextMessage();
    if (next.isEmpty()) {
      intended.clear();
      return;
    }
    isWaiting = true;
    CompletableFuture<WebSocket> _ = socket.join().sendText(next.get(), true);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      receive(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  private synchronized void receive(String message) {
    if (exchange.receive(message)) {
      isWaiting = false;
      long nanos = intended.remove();
      latencies.ifPresent(counted -> counted.add(System.nanoTime() - nanos));
      sendNext();
    }
  }

  /// Closes the connection without a closing handshake.
  void close() {
    socket.join().abort();
  }
}
