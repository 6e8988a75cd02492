package tabuleiro.server.simulation;

import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.StoreSource;
import tabuleiro.server.kernel.database.SimulatedStores;

/// The simulated database for tests of a store. Their parts run in a simulated process.
public final class SimulatedStoreSource implements StoreSource {
  private final SimulatedWorld world;
  private final SimulatedProcess process;
  private final SimulatedDatabase database;
  private boolean isRunning;
  private Fault planned = Fault.NONE;

  /// @param seed the seed of the delays
  public SimulatedStoreSource(long seed) {
    world = new SimulatedWorld(seed);
    process = new SimulatedProcess(world, "test");
    database = new SimulatedDatabase(world, this::nextFault);
  }

  private Fault nextFault() {
    Fault next = planned;
    planned = Fault.NONE;
    return next;
  }

  /// Plans what happens at the next transaction.
  public void planFault(Fault fault) {
    planned = fault;
  }

  @Override
  public GameStore open() {
    return SimulatedStores.open(database.source(process), Optional.empty(), process);
  }

  /// Lets the store use other statements in place of the real ones.
  public void replaceStatements(UnaryOperator<PreparedStatement> replace) {
    database.replaceStatements(replace);
  }

  /// Returns all rows of all tables, in a fixed order.
  public List<String> rows() {
    return database.rows();
  }

  @Override
  public void tamper(String sql) {
    database.execute(sql);
  }

  @Override
  public <T> T run(Callable<T> work) throws Throwable {
    if (isRunning) {
      return work.call();
    }
    isRunning = true;
    CompletableFuture<T> result = new CompletableFuture<>();
    process.execute(() -> {
      try {
        result.complete(work.call());
      } catch (Throwable e) {
        result.completeExceptionally(e);
      }
    });
    world.run(result::isDone, Duration.ofNanos(Long.MAX_VALUE));
    isRunning = false;
    if (!result.isDone()) {
      throw new IllegalStateException("the test waits for ever: " + world.crashes());
    }
    try {
      return result.join();
    } catch (CompletionException e) {
      throw e.getCause();
    }
  }

  @Override
  public Executor threads() {
    return process;
  }
}
