package tabuleiro.server.kernel.database;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Runs queries. Thread-safe.
///
/// @param jdbi opens connections for reading
/// @param threads run the queries of virtual threads, for a database whose library reads within
///   this process: it would keep the thread of the machine on which a virtual thread runs, and
///   there are as few of these as processors. Empty for a database behind a network.
record StoreReader(Jdbi jdbi, Optional<Executor> threads) {
  /// Runs a query in a transaction.
  ///
  /// @throws StoreException when the database cannot be read
  <T> T read(Function<Handle, T> query) {
    return threads.isPresent() && Thread.currentThread().isVirtual()
        ? read(query, threads.get())
        : readHere(query);
  }

  private <T> T read(Function<Handle, T> query, Executor executor) {
    try {
      return CompletableFuture.supplyAsync(() -> readHere(query), executor).join();
    } catch (RejectedExecutionException e) {
      throw new StoreException(StoreFailure.CLOSED).withCause(e);
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  private <T> T readHere(Function<Handle, T> query) {
    try {
      return jdbi.inTransaction(query::apply);
    } catch (JdbiException e) {
      throw new StoreException(StoreFailure.UNAVAILABLE).withCause(e);
    }
  }
}
