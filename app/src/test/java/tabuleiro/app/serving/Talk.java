package tabuleiro.app.serving;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A socket of a program, and what comes over it.
final class Talk implements WebSocket.Listener, AutoCloseable {
  private static final int PATIENCE_SECONDS = 20;

  /// What stands in the queue for the end.
  static final String END = "";

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private final WebSocket socket;

  /// Opens a socket.
  ///
  /// @throws java.util.concurrent.CompletionException when it is refused
  Talk(Program program, String path) {
    socket =
        program
            .client()
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + program.token())
            .buildAsync(URI.create("ws://localhost:" + program.port() + path), this)
            .join();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      messages.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    messages.add(END);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket from, Throwable problem) {
    messages.add(END);
  }

  void say(String message) {
    socket.sendText(message, true).join();
  }

  /// Returns the next message, or [#END].
  String hear() {
    try {
      String message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing to hear");
      }
      return message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Returns the next message of a type, or [#END].
  String hear(String type) {
    String message = hear();
    while (!message.equals(END) && !message.contains("\"type\":\"" + type + "\"")) {
      message = hear();
    }
    return message;
  }

  @Override
  public void close() {
    socket.abort();
  }
}
