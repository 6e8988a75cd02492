package tabuleiro.terminal;

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

/// A computer that thinks on a thread of its own, so that a person can go on typing.
public final class ThinkingTask<T> implements AutoCloseable {
  private static final Executor OWN_THREAD =
      task -> Thread.ofPlatform().daemon().name("thinking").start(task);

  /// When it is told for the first time what is seen, in milliseconds: a guess at what feels long.
  private static final long FIRST_NEWS = 1000;

  private final long begin = System.nanoTime();
  private long nextNews = FIRST_NEWS;
  private final StopSignal stop;
  private final AtomicReference<@Nullable SearchInfo> seen;
  private final CompletableFuture<T> done;

  private ThinkingTask(
      StopSignal stop, AtomicReference<@Nullable SearchInfo> seen, CompletableFuture<T> done) {
    this.stop = stop;
    this.seen = seen;
    this.done = done;
  }

  /// What is thought about.
  @FunctionalInterface
  public interface Work<T> {
    /// Returns the thinking itself, for another thread. It answers soon after it was told to stop,
    /// and tells the listener what it sees until then.
    Supplier<T> prepare(StopSignal stop, Consumer<SearchInfo> listener);
  }

  /// Begins to think. The task is prepared before this returns.
  public static <T> ThinkingTask<T> start(Work<T> task) {
    StopSignal stop = new StopSignal();
    AtomicReference<@Nullable SearchInfo> seen = new AtomicReference<>();
    Consumer<SearchInfo> listener =
        thought -> {
          if (thought.rank() == 1) {
            seen.set(thought);
          }
        };
    Supplier<T> prepared = task.prepare(stop, listener);
    return new ThinkingTask<>(stop, seen, CompletableFuture.supplyAsync(prepared, OWN_THREAD));
  }

  /// Returns what is done when the thinking is.
  public CompletableFuture<T> future() {
    return done;
  }

  /// Returns the best line that has been seen so far.
  public Optional<SearchInfo> best() {
    return Optional.ofNullable(seen.get());
  }

  /// Returns whether it is time to tell what is seen: after a second, and then whenever the
  /// thinking has taken twice as long as the last time. So who waits long reads few lines.
  boolean isProgressDue() {
    long millis = (System.nanoTime() - begin) / 1_000_000;
    if (millis < nextNews) {
      return false;
    }
    nextNews *= 2;
    return true;
  }

  /// Waits for the result and returns it.
  ///
  /// @throws RuntimeException what the task has thrown
  public T result() {
    try {
      return done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /// Asks the thinking to come to an end.
  public void stop() {
    stop.request();
  }

  /// Stops the thinking and waits for its end, whatever it may be, so that its player is free.
  @Override
  public void close() {
    stop();
    done.exceptionally(any -> null).join();
  }
}
