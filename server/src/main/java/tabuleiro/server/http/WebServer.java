package tabuleiro.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The HTTP and WebSocket server; each request runs on its own virtual thread.
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  /// The largest message from a socket, in bytes.
  private static final int MESSAGE_LIMIT = 4 * 1024;

  /// When an idle socket is closed; pings are more frequent.
  private static final Duration IDLE_TIMEOUT = Duration.ofMinutes(3);

  /// How long clients have to read the announcement of a shutdown. A guess: some round trips.
  private static final Duration CLOSING_PATIENCE = Duration.ofSeconds(1);

  /// How long a request in flight may take when the server stops. A guess: more than the slowest
  /// request, and less than those who stop a server are willing to wait.
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

  /// How many threads accept connections, and read what has arrived. A guess: neither takes long,
  /// and each request gets another thread.
  private static final int MAX_CONNECTION_THREADS = 32;

  private static final int MIN_CONNECTION_THREADS = 4;

  private final Javalin javalin;
  private final RequestDispatcher dispatcher;
  private final SocketRegistry sockets;

  private WebServer(Javalin javalin, RequestDispatcher dispatcher, SocketRegistry sockets) {
    this.javalin = javalin;
    this.dispatcher = dispatcher;
    this.sockets = sockets;
  }

  /// Starts to listen, and to answer.
  ///
  /// @throws io.javalin.util.JavalinException when the port is not available
  public static WebServer start(
      ListenOptions listening,
      RequestLimits rates,
      SocketRegistry sockets,
      List<Routes> parts,
      RequestObserver observer) {
    WebServer web = listen(listening, rates, sockets, parts, observer);
    web.open();
    return web;
  }

  /// Starts to listen. All requests but the operator's wait until [#open()].
  ///
  /// @param listening the address and the trusted proxies
  /// @param rates the rate limits
  /// @param sockets registers the open sockets
  /// @param parts the routes
  /// @param observer measures and traces the requests
  /// @throws io.javalin.util.JavalinException when the port is not available
  public static WebServer listen(
      ListenOptions listening,
      RequestLimits rates,
      SocketRegistry sockets,
      List<Routes> parts,
      RequestObserver observer) {
    RequestDispatcher dispatcher = new RequestDispatcher(new GracefulHandler());
    BulkWork bulk = new BulkWork(rates.bulkPerAddress());
    Javalin javalin = create(listening, dispatcher, rates, bulk, sockets, parts, observer);
    return new WebServer(javalin.start(), dispatcher, sockets);
  }

  /// Answers the requests that wait, and all later ones.
  public void open() {
    dispatcher.open();
  }

  /// Returns a server that does not listen yet.
  public static Javalin create(
      ListenOptions listening,
      RequestDispatcher dispatcher,
      RequestLimits rates,
      BulkWork bulk,
      SocketRegistry sockets,
      List<Routes> parts,
      RequestObserver observer) {
    return Javalin.create(config -> {
      configure(config, listening, dispatcher);
      config.appData(BulkWork.KEY, bulk);
      observer.measure(bulk);
      observer.add(config.routes);
      new RequestFilter(
              new TrustedProxies(listening.trustedProxies()),
              new OriginCheck(listening.hostNames()),
              rates)
          .add(config.routes);
      sockets.add(config.routes);
      new ProblemHandler(observer).add(config.routes);
      new StaticFileRoutes().add(config.routes);
      parts.forEach(part -> part.add(config.routes));
    });
  }

  private static void configure(
      JavalinConfig config, ListenOptions listening, RequestDispatcher dispatcher) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.router.handlerWrapper(ProblemHandler::wrap);
    config.jetty.threadPool = threads();
    config.jetty.host = listening.address();
    config.jetty.port = listening.port();
    config.jetty.modifyHttpConfiguration(WebServer::configure);
    TrustedProxies proxies = new TrustedProxies(listening.trustedProxies());
    config.jetty.modifyServer(server -> {
      server.addEventListener(new ConnectionLimit(proxies::limitedNetwork));
      server.setErrorHandler(new MalformedRequestHandler());
      server.setHandler(new HeaderDeadline(dispatcher));
      server.setStopTimeout(STOP_TIMEOUT.toMillis());
    });
    config.jetty.modifyServletContextHandler(WebServer::configure);
    config.jetty.modifyWebSocketServletFactory(WebServer::configure);
  }

  /// Returns the threads of the connections. They are threads of the platform, which find a
  /// processor even when all virtual threads wait for one.
  private static QueuedThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool(MAX_CONNECTION_THREADS, MIN_CONNECTION_THREADS);
    threads.setName("http");
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("http-"));
    return threads;
  }

  /// No cookie of a session is sent: visitors have a cookie of ours, when they take a seat.
  private static void configure(ServletContextHandler context) {
    context.getSessionHandler().setUsingCookies(false);
  }

  private static void configure(HttpConfiguration http) {
    http.setSendServerVersion(false);
    // With the cache, each connection that was used twice keeps 100 KB for its headers.
    http.setHeaderCacheSize(0);
    http.addCustomizer((request, answer) -> NormalizedRequest.of(request));
  }

  private static void configure(JettyWebSocketServletFactory factory) {
    factory.setMaxTextMessageSize(MESSAGE_LIMIT);
    factory.setMaxBinaryMessageSize(MESSAGE_LIMIT);
    // The limit applies in both directions; longer messages of the server are sent in several
    // frames.
    factory.setMaxFrameSize(MESSAGE_LIMIT);
    factory.setAutoFragment(true);
    factory.setIdleTimeout(IDLE_TIMEOUT);
  }

  /// Returns the port on which it listens.
  public int port() {
    return javalin.port();
  }

  /// Refuses new sockets, and sends those that are open elsewhere. Requests are still answered.
  public void drain() {
    sockets.close();
    sockets.awaitClosed(CLOSING_PATIENCE);
  }

  /// Stops to listen, once the requests in flight have been answered, and closes the sockets. What
  /// has not been answered after some seconds, such as long work that waits, is given up.
  @Override
  public void close() {
    drain();
    try {
      javalin.stop();
    } catch (JavalinException e) {
      LOG.warn("requests were still in progress when the server stopped: {}", e.getMessage());
    }
  }
}
