package tabuleiro.server.http;

import io.javalin.config.Key;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.metrics.ValueGauge;

/// Runs work that reads or computes much, such as searches and pictures, on a few platform threads.
/// Virtual threads share a thread of the machine for each processor, and keep it while they compute
/// or read an SQLite file: a few downloads would stop all play. The operating system divides the
/// processors fairly between platform threads. Thread-safe.
///
/// Only the work itself occupies one of the threads: the answer is sent on the thread of its
/// request, so a client that reads slowly holds up no other. Each network has a limited share.
public final class BulkWork implements MeterBinder {
  /// Where the routes find it.
  public static final Key<BulkWork> KEY = new Key<>("tabuleiro.bulk");

  /// A guess: two, so that a long job does not stop all others, or half of the processors.
  private static final int MIN_THREADS = 2;

  private static final int MAX_THREADS = 4;

  /// How much work may wait. A guess: some seconds of it.
  private static final int MAX_WAITING = 128;

  /// How much work of a network may wait or run. A guess: all pictures of some pages.
  private static final int MAX_OF_NETWORK = 16;

  /// How many files a network may download at a time. A guess.
  private static final int MAX_DOWNLOADS_OF_NETWORK = 3;

  private static final int RETRY_SECONDS = 2;
  private static final int DOWNLOAD_RETRY_SECONDS = 30;
  private static final int KEPT_SECONDS = 60;

  private final RateLimiter rate;
  private final Executor executor;
  private final Optional<ThreadPoolExecutor> threads;
  private final Map<String, Integer> working = new ConcurrentHashMap<>();
  private final Map<String, Integer> downloading = new ConcurrentHashMap<>();

  /// @param rate limits how often a network may begin
  public BulkWork(RateLimiter rate) {
    this.rate = rate;
    ThreadPoolExecutor pool = createThreads();
    this.executor = pool;
    this.threads = Optional.of(pool);
  }

  /// @param rate limits how often a network may begin
  /// @param executor does the work in place of the threads; for a simulation, which has one thread
  public BulkWork(RateLimiter rate, Executor executor) {
    this.rate = rate;
    this.executor = executor;
    this.threads = Optional.empty();
  }

  private static ThreadPoolExecutor createThreads() {
    int half = Runtime.getRuntime().availableProcessors() / 2;
    int count = Math.clamp(half, MIN_THREADS, MAX_THREADS);
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            count,
            count,
            KEPT_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MAX_WAITING),
            Thread.ofPlatform().name("bulk-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /// Returns a handler that does the work of another one here.
  ///
  /// @param handler reads no body and sends no stream
  public static Handler route(Handler handler) {
    return context -> {
      BulkWork work = of(context);
      work.rate.acquire(Caller.of(context).network());
      work.run(
          Caller.of(context),
          () -> {
            handler.handle(context);
            return true;
          });
    };
  }

  /// Returns the one of a request's server.
  public static BulkWork of(Context context) {
    return context.appData(KEY);
  }

  /// Does a part of the work of a request.
  ///
  /// @return its result
  /// @throws ProblemException when too much work waits; also what the work throws
  public <T> T run(Caller caller, Callable<T> work) throws Exception {
    if (!Thread.currentThread().isVirtual()) {
      return work.call(); // This thread occupies no processor that others need.
    }
    String network = caller.network();
    acquire(working, network, MAX_OF_NETWORK, RETRY_SECONDS);
    try {
      return await(work);
    } finally {
      release(working, network);
    }
  }

  private <T> T await(Callable<T> work) throws Exception {
    @Nullable Map<String, String> log = MDC.getCopyOfContextMap();
    FutureTask<T> task =
        new FutureTask<>(() -> {
          if (log != null) {
            MDC.setContextMap(log);
          }
          try {
            return work.call();
          } finally {
            MDC.clear();
          }
        });
    try {
      executor.execute(task);
      return task.get();
    } catch (RejectedExecutionException e) {
      throw ProblemException.busy(RETRY_SECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Exception cause ? cause : e;
    }
  }

  /// Begins a download of a file that is sent in parts.
  ///
  /// @return ends it
  /// @throws ProblemException when the caller's network has too many
  public Runnable beginDownload(Caller caller) {
    String network = caller.network();
    rate.acquire(network);
    acquire(downloading, network, MAX_DOWNLOADS_OF_NETWORK, DOWNLOAD_RETRY_SECONDS);
    return () -> release(downloading, network);
  }

  private static void acquire(
      Map<String, Integer> counts, String network, int most, int retrySeconds) {
    if (counts.merge(network, 1, Integer::sum) > most) {
      release(counts, network);
      throw ProblemException.tooManyRequests(
          "rate", Message.of("http.rate", retrySeconds), retrySeconds);
    }
  }

  private static void release(Map<String, Integer> counts, String network) {
    counts.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    threads.ifPresent(pool -> bind(pool, registry));
  }

  private static void bind(ThreadPoolExecutor threads, MeterRegistry registry) {
    ValueGauge.register(
        registry,
        "tabuleiro.bulk.waiting",
        "searches, pictures and other long work that waits for a thread",
        threads.getQueue()::size);
    ValueGauge.register(
        registry,
        "tabuleiro.bulk.running",
        "searches, pictures and other long work in progress",
        threads::getActiveCount);
  }
}
