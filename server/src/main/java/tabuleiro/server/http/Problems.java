package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells callers of problems, and the log of those that are the server's own.
final class Problems implements Routes {
  private static final String HTML = "text/html";

  /// Marks a call whose problem was told already.
  private static final String TOLD = "tabuleiro.told";

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  @Override
  public void add(RoutesConfig routes) {
    routes.exception(
        Exception.class, (e, context) -> tell(context, seen(e, context.endpoint().path)));
    routes.error(404, Problems::tellNotFound);
    routes.wsException(
        Exception.class,
        (e, context) -> {
          Problem problem = seen(e, "a socket");
          Socket.find(context).ifPresent(socket -> socket.tell(problem));
        });
  }

  /// Logs a defect. The path is that of the route, without what the caller wrote.
  private static Problem seen(Exception e, String path) {
    Problem problem = Problem.of(e);
    if (problem.isDefect()) {
      LOG.error("a defect at {}", path, e);
    }
    return problem;
  }

  private static void tellNotFound(Context context) {
    if (context.attribute(TOLD) == null) {
      tell(context, Problem.notFound());
    }
  }

  private static void tell(Context context, Problem problem) {
    problem.retrySeconds().ifPresent(s -> context.header("Retry-After", String.valueOf(s)));
    context.attribute(TOLD, true);
    Caller caller = Caller.of(context);
    if (isLookedAt(context)) {
      context.status(problem.status());
      context.contentType(HTML + "; charset=utf-8");
      context.header("Cache-Control", "no-store");
      context.result(Pages.problem(problem.say(caller), caller.language()));
    } else {
      Answer.json(context, problem.status(), problem.json(caller));
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
