package tabuleiro.server.http;

import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// The first handler of each request, which chooses its thread: a virtual thread of its own, or for
/// the operator's requests one of a few platform threads. Those are answered while virtual threads
/// wait for a processor, so that a server that has stopped to answer players is seen to have.
///
/// No request but the operator's is handled before [#open()]: it waits.
final class RequestDispatcher extends Handler.Wrapper {
  /// The paths of the operator's requests.
  private static final Set<String> OPERATION = Set.of("/health", "/metrics");

  /// How many of the operator's requests have threads of their own at a time; more of them share
  /// the threads of all others. A guess: monitoring asks every few seconds.
  private static final int OPERATION_THREADS = 4;

  private static final int KEPT_SECONDS = 60;

  /// The methods that some address allows.
  private static final String METHODS = "GET, HEAD, POST, PUT, DELETE, OPTIONS";

  private static final Pattern MALFORMED = Pattern.compile("%(?!\\p{XDigit}{2})");

  private final CountDownLatch opened = new CountDownLatch(1);
  private final ThreadPoolExecutor operation =
      new ThreadPoolExecutor(
          1,
          OPERATION_THREADS,
          KEPT_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          Thread.ofPlatform().daemon().name("operation-", 0).factory());

  /// @param handler handles the requests on the threads that this one chooses
  public RequestDispatcher(Handler handler) {
    super(handler);
  }

  /// Lets the requests that wait, and all later ones, be handled.
  public void open() {
    opened.countDown();
  }

  /// The choice of a thread does not block.
  @Override
  public InvocationType getInvocationType() {
    return InvocationType.NON_BLOCKING;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    if (!isWellFormed(request.getHttpURI().getPath())) {
      Response.writeError(request, response, callback, HttpStatus.BAD_REQUEST_400);
    } else if (isAboutServer(request)) {
      response.setStatus(HttpStatus.NO_CONTENT_204);
      response.getHeaders().put(HttpHeader.ALLOW, METHODS);
      callback.succeeded();
    } else if (isOfOperation(request)) {
      executeOperation(() -> serve(request, response, callback));
    } else {
      if (request.getHeaders().contains(HttpHeader.UPGRADE)) {
        request.addHttpStreamWrapper(VirtualUpgrade::new);
      }
      Thread.startVirtualThread(() -> {
        awaitOpen();
        serve(request, response, callback);
      });
    }
    return true;
  }

  /// Opens a socket on a virtual thread. A request that is answered before [#handle] returns is
  /// else completed by the thread that reads from all connections, and while that opens the socket,
  /// it reads from no other.
  private static final class VirtualUpgrade extends HttpStream.Wrapper {
    VirtualUpgrade(HttpStream stream) {
      super(stream);
    }

    @Override
    public void succeeded() {
      if (Thread.currentThread().isVirtual()) {
        super.succeeded();
      } else {
        Thread.startVirtualThread(super::succeeded);
      }
    }
  }

  /// Returns whether a request asks what the server as a whole can do (RFC 9110, 9.3.7).
  private static boolean isAboutServer(Request request) {
    return HttpMethod.OPTIONS.is(request.getMethod()) && "*".equals(request.getHttpURI().getPath());
  }

  /// Returns whether each percent sign of a path begins an octet. The library takes `%u002f`, which
  /// RFC 3986 does not know, for another address than the routes do.
  private static boolean isWellFormed(@Nullable String path) {
    return path == null || !MALFORMED.matcher(path).find();
  }

  /// A request with a body could occupy its thread until the body has arrived.
  private static boolean isOfOperation(Request request) {
    boolean isRead =
        HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
    return isRead
        && request.getLength() <= 0
        && OPERATION.contains(request.getHttpURI().getCanonicalPath());
  }

  private void executeOperation(Runnable task) {
    try {
      operation.execute(task);
    } catch (RejectedExecutionException e) {
      Thread.startVirtualThread(task);
    }
  }

  private void awaitOpen() {
    try {
      opened.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve(Request request, Response response, Callback callback) {
    try {
      if (!super.handle(request, response, callback)) {
        Response.writeError(request, response, callback, 404);
      }
    } catch (Exception e) {
      Response.writeError(request, response, callback, e);
    }
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    operation.prestartAllCoreThreads(); // The first request of an overloaded server finds one.
  }

  @Override
  protected void doStop() throws Exception {
    open();
    super.doStop();
    operation.shutdown();
  }
}
