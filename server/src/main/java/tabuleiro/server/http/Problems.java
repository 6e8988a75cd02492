package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells callers of problems, and the log of those that are the server's own.
final class Problems implements Routes {
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
    if (!Answer.JSON.equals(context.res().getContentType())) {
      tell(context, Problem.notFound());
    }
  }

  private static void tell(Context context, Problem problem) {
    problem.retrySeconds().ifPresent(s -> context.header("Retry-After", String.valueOf(s)));
    Answer.json(context, problem.status(), problem.json(Caller.of(context)));
  }
}
