package tabuleiro.online;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// A WebSocket that is opened again whenever it ends, after waits that grow. A ping finds
/// connections that broke silently. All calls and all notifications are on one executor of one
/// thread.
final class ReconnectingSocket implements AutoCloseable {
  /// What the owner of a socket is notified of.
  interface Listener {
    /// The connection is open.
    void onOpen();

    /// A message has arrived.
    void onMessage(String text);

    /// The connection is lost, or could not be opened.
    void onLost();
  }

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final long CHECK_SECONDS = 1;

  /// How long the server may be silent before it gets a ping, and before the connection counts as
  /// broken: with the interval of the checks, within ten seconds.
  private static final long PING_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final long BROKEN_NANOS = TimeUnit.SECONDS.toNanos(9);
  private static final String PING = "{\"type\":\"ping\"}";

  private final HttpClient http;
  private final Supplier<URI> address;
  private final String token;
  private final ScheduledExecutorService executor;
  private final Listener listener;
  private final RetryDelay delay = new RetryDelay(RandomGenerator.getDefault());
  private Optional<Connection> current = Optional.empty();
  private boolean isClosed;

  /// @param address supplies the address of each connection
  /// @param executor has one thread
  ReconnectingSocket(
      HttpClient http,
      Supplier<URI> address,
      String token,
      ScheduledExecutorService executor,
      Listener listener) {
    this.http = http;
    this.address = address;
    this.token = token;
    this.executor = executor;
    this.listener = listener;
  }

  /// Opens the connection, and from now on opens it again whenever it ends.
  void open() {
    Connection connection = new Connection();
    current = Optional.of(connection);
    http.newWebSocketBuilder()
        .connectTimeout(CONNECT_TIMEOUT)
        .header("Authorization", "Bearer " + token)
        .buildAsync(address.get(), connection)
        .exceptionally(failure -> {
          submit(() -> lose(connection, retryMillis(failure)));
          return null;
        });
    schedule(() -> check(connection), CHECK_SECONDS * 1000);
  }

  /// Returns how long a server that refused a connection asks to wait.
  private static long retryMillis(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof WebSocketHandshakeException refused
        ? RetryAfter.millis(refused.getResponse().headers())
        : 0;
  }

  /// Sends a message, and returns whether there was a connection.
  boolean send(String text) {
    return current.filter(connection -> connection.send(text)).isPresent();
  }

  /// Opens a new connection in the place of the current one.
  void renew() {
    current.ifPresent(connection -> lose(connection, 0));
  }

  /// Closes the connection for good.
  @Override
  public void close() {
    isClosed = true;
    current.ifPresent(Connection::close);
    current = Optional.empty();
  }

  private void lose(Connection connection, long leastMillis) {
    if (isClosed || !isCurrent(connection)) {
      return;
    }
    connection.abort();
    current = Optional.empty();
    listener.onLost();
    schedule(this::reopen, delay.nextMillis(leastMillis));
  }

  /// Opens a new connection when there is none and none is being opened.
  void reopen() {
    if (!isClosed && current.isEmpty()) {
      open();
    }
  }

  private void check(Connection connection) {
    if (isClosed || !isCurrent(connection)) {
      return;
    }
    long silence = System.nanoTime() - connection.heardNanos;
    if (silence > BROKEN_NANOS) {
      lose(connection, 0);
      return;
    }
    if (silence > PING_NANOS) {
      connection.send(PING);
    }
    schedule(() -> check(connection), CHECK_SECONDS * 1000);
  }

  private boolean isCurrent(Connection connection) {
    return current.filter(now -> now == connection).isPresent();
  }

  private void submit(Runnable task) {
    try {
      executor.execute(task);
    } catch (RejectedExecutionException e) {
      // The game was closed.
    }
  }

  private void schedule(Runnable task, long millis) {
    try {
      Future<?> _ = executor.schedule(task, millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // The game was closed.
    }
  }

  /// One connection, from the attempt to open it to its end.
  private final class Connection implements WebSocket.Listener {
    private final StringBuilder part = new StringBuilder();
    private volatile long heardNanos = System.nanoTime();
    private Optional<WebSocket> socket = Optional.empty();

    /// The end of the last message that was sent: a message may only follow when it is out.
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);

    @Override
    public void onOpen(WebSocket opened) {
      submit(() -> open(opened));
      opened.request(1);
    }

    private void open(WebSocket opened) {
      if (isClosed || !isCurrent(this)) {
        opened.abort();
        return;
      }
      socket = Optional.of(opened);
      listener.onOpen();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
      heardNanos = System.nanoTime();
      part.append(data);
      if (isLast) {
        String text = part.toString();
        part.setLength(0);
        submit(() -> receive(text));
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    /// The library answers it.
    @Override
    public CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
      heardNanos = System.nanoTime();
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    private void receive(String text) {
      if (isClosed || !isCurrent(this)) {
        return;
      }
      try {
        listener.onMessage(text);
      } catch (OnlineException e) {
        lose(this, 0); // Not a message of the API: the next connection gets the whole game.
      }
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      submit(() -> lose(this, 0));
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
      submit(() -> lose(this, 0));
    }

    boolean send(String text) {
      if (socket.isEmpty()) {
        return false;
      }
      WebSocket open = socket.get();
      sending =
          sending
              .thenCompose(_ -> open.sendText(text, true))
              .exceptionally(_ -> {
                submit(() -> lose(this, 0));
                return open;
              });
      return true;
    }

    void close() {
      socket.ifPresent(this::close);
    }

    private void close(WebSocket open) {
      CompletableFuture<?> _ =
          sending
              .thenCompose(_ -> open.sendClose(WebSocket.NORMAL_CLOSURE, ""))
              .whenComplete((_, _) -> open.abort());
    }

    void abort() {
      socket.ifPresent(WebSocket::abort);
    }
  }

  /// Notes that the server answers as it should: the next wait is the shortest again.
  void confirm() {
    delay.reset();
  }
}
