package tabuleiro.server.game;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

/// A database of a test.
public interface StoreSource {
  /// Opens a store on the database.
  GameStore open();

  /// Changes the database without a store.
  void tamper(String sql) throws Exception;

  /// Runs a part of a test.
  default <T> T run(Callable<T> work) throws Throwable {
    return work.call();
  }

  /// Returns the threads of the test.
  default Executor threads() {
    return ForkJoinPool.commonPool();
  }
}
