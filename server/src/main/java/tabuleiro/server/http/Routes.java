package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;

/// A group of routes that one part of the server handles. Their handlers run after the
/// [RequestFilter], so the [Caller] is known; an exception is sent as a [ProblemException].
@FunctionalInterface
public interface Routes extends AutoCloseable {
  /// Adds the routes with their handlers.
  void add(RoutesConfig routes);

  /// Releases the resources of the handlers; called once, when no request is handled any more.
  @Override
  default void close() {}
}
