package tabuleiro.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// An open WebSocket whose messages are waited for. For one thread.
final class MessageSocket {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(4);

  /// No message; the socket has ended.
  private static final String CLOSED = "";

  private final WebSocket socket;
  private final BlockingQueue<String> messages;

  private MessageSocket(WebSocket socket, BlockingQueue<String> messages) {
    this.socket = socket;
    this.messages = messages;
  }

  /// Opens a socket; empty when the server refuses it or does not answer.
  static Optional<MessageSocket> open(HttpClient http, URI address, String token) {
    Receiver receiver = new Receiver();
    try {
      WebSocket socket =
          http.newWebSocketBuilder()
              .connectTimeout(CONNECT_TIMEOUT)
              .header("Authorization", "Bearer " + token)
              .buildAsync(address, receiver)
              .join();
      return Optional.of(new MessageSocket(socket, receiver.messages));
    } catch (CompletionException e) {
      return Optional.empty();
    }
  }

  /// Sends a message. Returns whether the socket is still open.
  boolean send(String message) {
    try {
      socket.sendText(message, true).join();
      return true;
    } catch (CompletionException e) {
      return false;
    }
  }

  /// Waits for a message, and skips others.
  ///
  /// @param part a part of the message
  /// @return empty when the socket ends, or no message comes in time
  Optional<String> await(String part, Duration time) throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    while (true) {
      @Nullable String next = messages.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (next == null || next.equals(CLOSED)) {
        return Optional.empty();
      }
      if (next.contains(part)) {
        return Optional.of(next);
      }
    }
  }

  /// Ends the connection.
  void abort() {
    socket.abort();
  }

  private static final class Receiver implements WebSocket.Listener {
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket socket, CharSequence text, boolean isLast) {
      part.append(text);
      if (isLast) {
        messages.add(part.toString());
        part.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      messages.add(CLOSED);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable problem) {
      messages.add(CLOSED);
    }
  }
}
