package tabuleiro.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinState;
import io.javalin.http.HandlerType;
import io.javalin.http.servlet.JavalinServletContextConfig;
import io.javalin.http.servlet.JavalinWsServletContext;
import io.javalin.router.Endpoint;
import io.javalin.router.ParsedEndpoint;
import io.javalin.websocket.WsConnection;
import io.javalin.websocket.WsHandlerEntry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.Servlet;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.server.handler.GracefulHandler;
import tabuleiro.server.kernel.tracing.Tracing;

/// The HTTP layer of a server without its network: requests and socket messages pass through the
/// real filters, routes, parsers and error handlers, on the thread of the caller. Jetty, which
/// parses HTTP and frames, is left out: it has threads of its own.
public final class SimulatedHttp {
  private final Javalin javalin;
  private final JavalinState state;
  private final Servlet servlet;

  /// @param parts the routes, as of a real server
  public SimulatedHttp(RequestLimits rates, SocketRegistry sockets, List<Routes> parts) {
    this.javalin =
        WebServer.create(
            ListenOptions.loopback(0),
            new RequestDispatcher(new GracefulHandler()),
            rates,
            new BulkWork(rates.bulkPerAddress(), Runnable::run),
            sockets,
            parts,
            new RequestObserver(new SimpleMeterRegistry(), Tracing.OFF));
    this.state = javalin.unsafe;
    this.servlet = javalin.javalinServlet();
  }

  /// Returns the network address of the owner of a token. Several share one.
  public static String addressOf(String token) {
    return "10.0.0." + (1 + token.charAt(0) % 4);
  }

  /// Returns whether a secret is sent as the cookie of a browser, and not as a token.
  public static boolean isCookie(String secret) {
    return VisitorCookie.isSecret(secret);
  }

  /// An answer.
  ///
  /// @param secret the secret of the cookie that it sets; empty for none
  /// @param device the secret of the device cookie that it sets; empty for none
  public record Response(int status, String body, String secret, String device) {
    public Response(int status, String body, String secret) {
      this(status, body, secret, "");
    }
  }

  /// A sender that a test places somewhere.
  ///
  /// @param address the network address
  /// @param secret the secret of a browser's cookie, or a token; empty for a browser without
  ///   cookies
  /// @param device the secret of the browser's device cookie; empty for none
  public record Sender(String address, String secret, String device) {}

  /// Handles a request.
  ///
  /// @param path the path with its query
  /// @param token the secret of the caller
  /// @param body the body as JSON; empty for none
  public Response send(String method, String path, String token, String body) {
    return handle(new SimulatedServlets.Request(method, path, token, body));
  }

  /// Handles a request of a sender.
  public Response send(String method, String path, Sender sender, String body) {
    return handle(new SimulatedServlets.Request(method, path, sender, body));
  }

  private Response handle(SimulatedServlets.Request request) {
    SimulatedServlets.Response response = new SimulatedServlets.Response();
    try {
      servlet.service(request.servlet(), response.servlet());
    } catch (ServletException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Response(response.status(), response.body(), response.secret(), response.device());
  }

  /// Opens a socket, as the library does: the handlers before the upgrade may refuse it.
  ///
  /// @param client receives what the server sends
  /// @return the server's end of the connection; empty when it was refused
  public Optional<WsConnection> connect(String path, String token, SimulatedSession client) {
    SimulatedServlets.Request request = new SimulatedServlets.Request("GET", path, token, "");
    String route = path.split("\\?", 2)[0];
    WsHandlerEntry entry = state.wsRouter.getWsPathMatcher().findEndpointHandlerEntry(route);
    if (entry == null) {
      throw new IllegalArgumentException(path);
    }
    JavalinWsServletContext context =
        new JavalinWsServletContext(
            JavalinServletContextConfig.Companion.of(state),
            request.servlet(),
            new SimulatedServlets.Response().servlet(),
            Set.of());
    Endpoint endpoint =
        Endpoint.create(HandlerType.WEBSOCKET_BEFORE_UPGRADE, entry.getPath()).handler(_ -> {});
    context.update(endpoint, entry.extractPathParams(route));
    try {
      for (ParsedEndpoint handler :
          state.internalRouter.findHttpHandlerEntries(
              HandlerType.WEBSOCKET_BEFORE_UPGRADE, route)) {
        handler.handle(context, route);
      }
    } catch (ProblemException e) {
      return Optional.empty();
    }
    context.getExtractedData().setAttributeMap(new HashMap<>(request.attributes()));
    WsConnection connection =
        new WsConnection(
            state.wsRouter.getWsPathMatcher(),
            state.wsRouter.getWsExceptionMapper(),
            state.wsRequestLogger,
            context);
    connection.onWebSocketOpen(client.session());
    return Optional.of(connection);
  }
}
