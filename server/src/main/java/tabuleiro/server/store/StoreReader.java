package tabuleiro.server.store;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Runs queries. Thread-safe.
///
/// @param jdbi opens connections for reading
record StoreReader(Jdbi jdbi) {
  /// Runs a query in a transaction.
  ///
  /// @throws StoreException when the database cannot be read
  <T> T read(Function<Handle, T> query) {
    try {
      return jdbi.inTransaction(query::apply);
    } catch (JdbiException e) {
      throw new StoreException("store.unavailable").withCause(e);
    }
  }
}
