package tabuleiro.server.store.access;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// Transactions of the database. Thread-safe.
public interface StoreAccess {
  /// Runs a query in a transaction.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be read
  <T> T read(Function<Handle, T> query);

  /// Submits work for a transaction that other work may share.
  ///
  /// @param work may run twice: when other work has made the transaction fail, or when the outcome
  ///   of its commit is not known. The second run must return what the first one did, although it
  ///   finds what that one has stored.
  /// @return completes once the work is on disk; fails with a
  ///   [tabuleiro.server.store.StoreException] when it could not be done
  <T> CompletableFuture<T> write(Function<Handle, T> work);
}
