package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.router.Endpoint;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends problems to clients, and logs internal errors.
final class ProblemHandler implements Routes {
  private static final String HTML = "text/html";
  private static final int UNAVAILABLE = 503;

  /// Marks a request whose problem was sent.
  private static final String SENT = "tabuleiro.problem-sent";

  private static final Logger LOG = LoggerFactory.getLogger(ProblemHandler.class);

  private final RequestObserver observer;

  /// @param observer counts the problems
  ProblemHandler(RequestObserver observer) {
    this.observer = observer;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.exception(MethodNotAllowedResponse.class, this::sendAllowedMethods);
    routes.exception(
        Exception.class, (e, context) -> send(context, toProblem(e, context.endpoint().path)));
    routes.error(404, this::sendNotFound);
    routes.wsException(
        Exception.class,
        (e, context) -> {
          ProblemException problem = toProblem(e, "a socket");
          observer.countRefusal(problem.kind());
          ClientSocket.find(context).ifPresent(socket -> send(socket, context, problem));
        });
  }

  /// Returns a handler that answers an error of the machine, such as a full stack, in the same way
  /// as an exception. The library would send an empty 500.
  static Handler wrap(Endpoint endpoint) {
    return context -> {
      try {
        endpoint.handler.handle(context);
      } catch (Error e) {
        throw new IllegalStateException(e);
      }
    };
  }

  /// A client whose socket could not be set up for want of the database has to connect again: it
  /// would receive nothing.
  private static void send(ClientSocket socket, WsContext context, ProblemException problem) {
    if (context instanceof WsConnectContext && problem.status() == UNAVAILABLE) {
      socket.reject(problem);
    } else {
      socket.sendProblem(
          problem, context instanceof WsMessageContext received ? received.message() : "");
    }
  }

  /// Logs an internal error. The path is that of the route, without the client's text.
  private static ProblemException toProblem(Exception e, String path) {
    ProblemException problem = ProblemException.of(e);
    if (problem.isServerError()) {
      LOG.error("internal error at {}", path, e);
    }
    return problem;
  }

  /// Names the methods of an address, to a client that asks for them or has used another one (RFC
  /// 9110, 10.2.1).
  private void sendAllowedMethods(MethodNotAllowedResponse refusal, Context context) {
    String methods = String.join(", ", refusal.getDetails().values());
    context.header("Allow", methods.replaceFirst("GET", "GET, HEAD") + ", OPTIONS");
    if (context.method().equals(HandlerType.OPTIONS)) {
      context.status(204);
    } else {
      send(context, ProblemException.of(refusal));
    }
  }

  private void sendNotFound(Context context) {
    if (context.attribute(SENT) == null) {
      send(context, ProblemException.notFound());
    }
  }

  private void send(Context context, ProblemException problem) {
    problem.retrySeconds().ifPresent(s -> context.header("Retry-After", String.valueOf(s)));
    context.attribute(SENT, true);
    observer.countRefusal(context, problem.kind());
    Caller caller = Caller.of(context);
    if (isPageRequest(context)) {
      context.status(problem.status());
      context.contentType(HTML + "; charset=utf-8");
      context.header("Cache-Control", "no-store");
      context.result(PageRenderer.renderProblem(problem.text(caller), caller.language()));
    } else {
      Responses.sendJson(context, problem.status(), problem.toJson(caller));
    }
  }

  /// Returns whether a browser loads a page, rather than a program or script.
  private static boolean isPageRequest(Context context) {
    String accepted = context.header("Accept");
    return context.method().equals(HandlerType.GET)
        && !context.path().startsWith("/api/")
        && accepted != null
        && accepted.contains(HTML);
  }
}
