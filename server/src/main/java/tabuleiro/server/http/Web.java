package tabuleiro.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;

/// The listening end of the server: HTTP and WebSocket, each call on a virtual thread of its own.
public final class Web implements AutoCloseable {
  /// The longest message of a socket, in bytes.
  private static final int MESSAGE_LIMIT = 4 * 1024;

  /// When a socket that carries nothing is given up; pings come more often.
  private static final Duration SILENCE = Duration.ofMinutes(3);

  private final Javalin javalin;
  private final Sockets sockets;

  private Web(Javalin javalin, Sockets sockets) {
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
  public static Web start(
      Listening listening, CallRates rates, Sockets sockets, List<Routes> parts) {
    Javalin javalin =
        Javalin.create(config -> {
          configure(config, listening);
          new Gate(new Proxies(listening.proxies()), new Guard(listening.names()), rates)
              .add(config.routes);
          sockets.add(config.routes);
          new Problems().add(config.routes);
          new WebFiles().add(config.routes);
          parts.forEach(part -> part.add(config.routes));
        });
    return new Web(javalin.start(), sockets);
  }

  private static void configure(JavalinConfig config, Listening listening) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.jetty.host = listening.address();
    config.jetty.port = listening.port();
    config.jetty.modifyHttpConfiguration(Web::configure);
    config.jetty.modifyWebSocketServletFactory(Web::configure);
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
