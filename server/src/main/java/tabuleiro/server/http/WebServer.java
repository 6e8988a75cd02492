package tabuleiro.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import tabuleiro.server.http.page.StaticFileRoutes;

/// The listening end of the server: HTTP and WebSocket, each call on a virtual thread of its own.
public final class WebServer implements AutoCloseable {
  /// The longest message of a socket, in bytes.
  private static final int MESSAGE_LIMIT = 4 * 1024;

  /// When a socket that carries nothing is given up; pings come more often.
  private static final Duration SILENCE = Duration.ofMinutes(3);

  private final Javalin javalin;
  private final SocketRegistry sockets;

  private WebServer(Javalin javalin, SocketRegistry sockets) {
    this.javalin = javalin;
    this.sockets = sockets;
  }

  /// Begins to listen.
  ///
  /// @param listening where, and who is let in
  /// @param rates how often
  /// @param sockets has those that are open
  /// @param parts what is answered
  /// @throws io.javalin.util.JavalinException when the port cannot be had
  public static WebServer start(
      ListenOptions listening, RequestLimits rates, SocketRegistry sockets, List<Routes> parts) {
    Javalin javalin =
        Javalin.create(config -> {
          configure(config, listening);
          new RequestFilter(
                  new TrustedProxies(listening.trustedProxies()),
                  new OriginCheck(listening.hostNames()),
                  rates)
              .add(config.routes);
          sockets.add(config.routes);
          new ProblemHandler().add(config.routes);
          new StaticFileRoutes().add(config.routes);
          parts.forEach(part -> part.add(config.routes));
        });
    return new WebServer(javalin.start(), sockets);
  }

  private static void configure(JavalinConfig config, ListenOptions listening) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.jetty.host = listening.address();
    config.jetty.port = listening.port();
    config.jetty.modifyHttpConfiguration(WebServer::configure);
    config.jetty.modifyWebSocketServletFactory(WebServer::configure);
  }

  private static void configure(HttpConfiguration http) {
    http.setSendServerVersion(false);
    // Or each connection that was used twice keeps 100 KB of what its headers were like.
    http.setHeaderCacheSize(0);
  }

  private static void configure(JettyWebSocketServletFactory factory) {
    factory.setMaxTextMessageSize(MESSAGE_LIMIT);
    factory.setMaxBinaryMessageSize(MESSAGE_LIMIT);
    // Frames are limited both ways; what we send may be longer, and goes in several.
    factory.setMaxFrameSize(MESSAGE_LIMIT);
    factory.setAutoFragment(true);
    factory.setIdleTimeout(SILENCE);
  }

  /// Returns the port it listens on.
  public int port() {
    return javalin.port();
  }

  /// Says goodbye to the sockets, and listens no longer.
  @Override
  public void close() {
    sockets.close();
    javalin.stop();
  }
}
