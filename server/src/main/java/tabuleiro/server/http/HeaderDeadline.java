package tabuleiro.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/// Closes connections on which the header of a request takes too long to arrive: the library limits
/// only the time between two bytes. An idle connection is the library's to close.
final class HeaderDeadline extends Handler.Wrapper implements Connection.Listener {
  /// How long a header may take from its first byte. A guess: some packets over a slow connection.
  public static final Duration LONGEST = Duration.ofSeconds(10);

  private static final Duration PERIOD = Duration.ofSeconds(1);

  private final LongSupplier nanoTime;
  private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();

  /// What has arrived on a connection; used by the thread that looks, except what is volatile.
  private static final class Progress {
    /// The bytes received when no request was in progress; negative during a request.
    private long idleBytes;

    /// The last time at which no part of a header had arrived.
    private long idleNanos;

    private volatile boolean isInRequest;

    /// Whether a request has begun since the last look.
    private volatile boolean hasBegun;

    Progress(long now) {
      this.idleNanos = now;
    }
  }

  /// @param handler handles the requests
  /// @param nanoTime a clock, in nanoseconds from any start
  HeaderDeadline(Handler handler, LongSupplier nanoTime) {
    super(handler);
    this.nanoTime = nanoTime;
  }

  /// @param handler handles the requests
  public HeaderDeadline(Handler handler) {
    this(handler, System::nanoTime);
  }

  @Override
  public InvocationType getInvocationType() {
    return getHandler().getInvocationType();
  }

  /// Sockets, whose connections replace those of HTTP, have deadlines of their own.
  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof ConnectionMetaData) {
      connections.put(connection, new Progress(nanoTime.getAsLong()));
    }
  }

  @Override
  public void onClosed(Connection connection) {
    connections.remove(connection);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Progress progress = connections.get(request.getConnectionMetaData().getConnection());
    if (progress != null) {
      progress.isInRequest = true;
      progress.hasBegun = true;
      Request.addCompletionListener(request, _ -> progress.isInRequest = false);
    }
    return super.handle(request, response, callback);
  }

  /// Closes the connections whose time is over.
  void closeSlow() {
    long now = nanoTime.getAsLong();
    connections.forEach((connection, progress) -> {
      long bytes = connection.getBytesIn();
      boolean hasBegun = progress.hasBegun;
      progress.hasBegun = false;
      if (progress.isInRequest) {
        progress.idleBytes = -1;
      } else if (hasBegun || progress.idleBytes < 0 || bytes == progress.idleBytes) {
        progress.idleBytes = bytes;
        progress.idleNanos = now;
      } else if (now - progress.idleNanos > LONGEST.toNanos()) {
        connection.getEndPoint().close();
      }
    });
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    for (Connector connector : getServer().getConnectors()) {
      connector.addEventListener(this);
    }
    look(getServer().getScheduler());
  }

  private void look(Scheduler scheduler) {
    closeSlow();
    if (isRunning()) {
      scheduler.schedule(() -> look(scheduler), PERIOD.toNanos(), TimeUnit.NANOSECONDS);
    }
  }
}
