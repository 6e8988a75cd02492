package tabuleiro.terminal.common;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;

/// A search of a computer player on its own thread, so that the user can keep typing.
public final class ThinkingTask<T> implements AutoCloseable {
  private static final Executor NEW_THREAD =
      task -> Thread.ofPlatform().daemon().name("thinking").start(task);

  /// When progress is due for the first time. A guess at the time after which a wait feels long.
  private static final long FIRST_PROGRESS_MILLIS = 1000;

  private final long startNanos = System.nanoTime();
  private long nextProgressMillis = FIRST_PROGRESS_MILLIS;
  private final StopSignal stop;
  private final AtomicReference<@Nullable SearchInfo> best;
  private final CompletableFuture<T> future;

  private ThinkingTask(
      StopSignal stop, AtomicReference<@Nullable SearchInfo> best, CompletableFuture<T> future) {
    this.stop = stop;
    this.best = best;
    this.future = future;
  }

  /// Prepares a search.
  @FunctionalInterface
  public interface Work<T> {
    /// Returns the search, which runs on another thread. It must end soon after `stop` is
    /// requested, and until then passes its findings to the listener.
    Supplier<T> prepare(StopSignal stop, Consumer<SearchInfo> listener);
  }

  /// Starts a search. The work is prepared before this method returns.
  public static <T> ThinkingTask<T> start(Work<T> task) {
    StopSignal stop = new StopSignal();
    AtomicReference<@Nullable SearchInfo> best = new AtomicReference<>();
    Consumer<SearchInfo> listener =
        info -> {
          if (info.rank() == 1) {
            best.set(info);
          }
        };
    Supplier<T> prepared = task.prepare(stop, listener);
    return new ThinkingTask<>(stop, best, CompletableFuture.supplyAsync(prepared, NEW_THREAD));
  }

  /// Returns a future of the result.
  public CompletableFuture<T> future() {
    return future;
  }

  /// Returns the best variation found so far.
  public Optional<SearchInfo> best() {
    return Optional.ofNullable(best.get());
  }

  /// Returns whether progress should be shown: after one second, and then each time the search has
  /// taken twice as long as at the last report. So a long search prints few lines.
  public boolean isProgressDue() {
    long millis = (System.nanoTime() - startNanos) / 1_000_000;
    if (millis < nextProgressMillis) {
      return false;
    }
    nextProgressMillis *= 2;
    return true;
  }

  /// Waits for the result and returns it.
  ///
  /// @throws RuntimeException the exception that the search has thrown
  public T result() {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /// Requests the search to stop.
  public void stop() {
    stop.request();
  }

  /// Stops the search and waits for its end, whatever its result, so that its player can be used
  /// again.
  @Override
  public void close() {
    stop();
    future.exceptionally(any -> null).join();
  }
}
