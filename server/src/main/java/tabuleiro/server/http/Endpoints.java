package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import tabuleiro.protocol.operation.Operation;

/// Adds the handlers of operations to the routes of the server.
public final class Endpoints {
  private Endpoints() {}

  /// Adds the handler of an operation. What may read for long is a [BulkWork#route].
  public static void add(RoutesConfig routes, Operation operation, Handler handler) {
    routes.addHttpHandler(HandlerType.findOrCreate(operation.method()), operation.path(), handler);
  }
}
