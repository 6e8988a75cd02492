package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;

/// Some addresses that one part of the server answers. Whoever comes there has been let in: the
/// [Caller] is known, and what is thrown is told to him as a [ProblemException].
@FunctionalInterface
public interface Routes extends AutoCloseable {
  /// Adds the addresses with what answers them.
  void add(RoutesConfig routes);

  /// Ends what runs behind them; called once, when nobody is answered any more.
  @Override
  default void close() {}
}
