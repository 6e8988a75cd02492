package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.http.page.PageRenderer;

/// Tells callers of problems, and the log of those that are the server's own.
final class ProblemHandler implements Routes {
  private static final String HTML = "text/html";

  /// Marks a call whose problem was told already.
  private static final String TOLD = "tabuleiro.told";

  private static final Logger LOG = LoggerFactory.getLogger(ProblemHandler.class);

  @Override
  public void add(RoutesConfig routes) {
    routes.exception(
        Exception.class, (e, context) -> tell(context, seen(e, context.endpoint().path)));
    routes.error(404, ProblemHandler::tellNotFound);
    routes.wsException(
        Exception.class,
        (e, context) -> {
          ProblemException problem = seen(e, "a socket");
          ClientSocket.find(context).ifPresent(socket -> socket.sendProblem(problem));
        });
  }

  /// Logs a defect. The path is that of the route, without what the caller wrote.
  private static ProblemException seen(Exception e, String path) {
    ProblemException problem = ProblemException.of(e);
    if (problem.isServerError()) {
      LOG.error("a defect at {}", path, e);
    }
    return problem;
  }

  private static void tellNotFound(Context context) {
    if (context.attribute(TOLD) == null) {
      tell(context, ProblemException.notFound());
    }
  }

  private static void tell(Context context, ProblemException problem) {
    problem.retrySeconds().ifPresent(s -> context.header("Retry-After", String.valueOf(s)));
    context.attribute(TOLD, true);
    Caller caller = Caller.of(context);
    if (isLookedAt(context)) {
      context.status(problem.status());
      context.contentType(HTML + "; charset=utf-8");
      context.header("Cache-Control", "no-store");
      context.result(PageRenderer.renderProblem(problem.text(caller), caller.language()));
    } else {
      Responses.sendJson(context, problem.status(), problem.toJson(caller));
    }
  }

  /// Returns whether a person waits for a page, rather than a program for an answer.
  private static boolean isLookedAt(Context context) {
    String accepted = context.header("Accept");
    return context.method().equals(HandlerType.GET)
        && !context.path().startsWith("/api/")
        && accepted != null
        && accepted.contains(HTML);
  }
}
