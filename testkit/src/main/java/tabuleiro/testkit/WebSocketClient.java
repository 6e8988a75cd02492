package tabuleiro.testkit;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/// A WebSocket client for tests, with the messages that it has received.
public final class WebSocketClient implements WebSocket.Listener, AutoCloseable {
  /// The value after the last message, when the socket has been closed.
  public static final String CLOSED = "";

  /// How long a test waits until a socket is open: a handshake that is never answered would end no
  /// test.
  public static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(60);

  private static final int PATIENCE_SECONDS = 60;

  private final long messagesWanted;
  private final BlockingDeque<String> messages = new LinkedBlockingDeque<>();
  private final CompletableFuture<WebSocket> opened = new CompletableFuture<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private volatile String closeReason = "";
  private final StringBuilder part = new StringBuilder();

  /// Creates a client; pass it to a WebSocket builder as its listener.
  ///
  /// @param messagesWanted the maximum number of messages to read
  public WebSocketClient(long messagesWanted) {
    this.messagesWanted = messagesWanted;
  }

  @Override
  public void onOpen(WebSocket socket) {
    opened.complete(socket);
    socket.request(messagesWanted);
  }

  @Override
  public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(part.toString());
      part.setLength(0);
    }
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
    closeReason = reason;
    closed.complete(status);
    messages.add(CLOSED);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket socket, Throwable problem) {
    closed.complete(-1);
    messages.add(CLOSED);
  }

  /// Sends a message.
  public void send(String message) {
    opened.join().sendText(message, true).join();
  }

  /// Returns the next message, or [#CLOSED].
  public String receive() {
    try {
      String message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("no message was received in time");
      }
      return message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Waits until a message has arrived, which stays the next one to be received. A connection is
  /// open before the server has begun to send it what happens; after its first message it has.
  ///
  /// @return this client
  public WebSocketClient awaitMessage() {
    messages.addFirst(receive());
    return this;
  }

  /// Returns the next message, or [#CLOSED]; empty when none arrives in time.
  public Optional<String> poll(Duration time) {
    try {
      return Optional.ofNullable(messages.poll(time.toNanos(), TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Returns the status code of the server's close message; -1 when the connection ended without
  /// one.
  public int awaitCloseStatus() {
    return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  /// Returns the text of the server's close message; empty before it has arrived.
  public String closeReason() {
    return closeReason;
  }

  /// Closes the socket; does nothing when it is already closed.
  @Override
  public void close() {
    opened.join().sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(_ -> opened.join()).join();
  }

  /// Aborts the connection.
  public void abort() {
    opened.join().abort();
  }
}
