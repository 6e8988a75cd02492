package tabuleiro.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// A socket over which one thing is said at a time. What is to be said before the last answer has
/// come waits, and its time counts from when it should have been said.
final class LoadConnection implements WebSocket.Listener {
  private final MessageExchange exchange;
  private final StringBuilder part = new StringBuilder();
  private final Queue<Long> intended = new ArrayDeque<>();
  private final CompletableFuture<WebSocket> socket;
  private Optional<Latencies> latencies = Optional.empty();
  private boolean isWaiting;

  /// Opens a socket.
  LoadConnection(HttpClient client, URI address, String token, MessageExchange speaker) {
    this.exchange = speaker;
    this.socket =
        client
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(address, this);
  }

  /// Waits until it is open.
  void awaitOpen() {
    socket.join();
  }

  /// Counts what is said from now on.
  synchronized void recordLatencies(Latencies counted) {
    latencies = Optional.of(counted);
  }

  /// Says the next thing, now or as soon as the last has been answered.
  ///
  /// @param nanos when it should be said
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

  /// Ends it without a word.
  void close() {
    socket.join().abort();
  }
}
