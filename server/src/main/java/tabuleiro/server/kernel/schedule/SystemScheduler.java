package tabuleiro.server.kernel.schedule;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// The clocks and threads of the machine. Thread-safe.
public final class SystemScheduler implements Scheduler {
  /// Starts tasks, and never waits for one. Its thread is created with the first timer.
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());

  /// Creates a scheduler without timers.
  public SystemScheduler() {
    timer.setRemoveOnCancelPolicy(true);
    // Tasks that are scheduled during the shutdown are not needed.
    timer.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
  }

  @Override
  public Instant instant() {
    return Instant.now();
  }

  @Override
  public long millis() {
    return System.currentTimeMillis();
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public void sleep(Duration time) throws InterruptedException {
    Thread.sleep(time);
  }

  @Override
  public void execute(Runnable task) {
    Thread.startVirtualThread(task);
  }

  @Override
  @SuppressWarnings("ThreadPriorityCheck") // Only a hint to the system.
  public Thread startThread(String name, boolean isBackground, Runnable work) {
    return Thread.ofPlatform()
        .name(name)
        .daemon(isBackground)
        .priority(isBackground ? Thread.MIN_PRIORITY : Thread.NORM_PRIORITY)
        .start(work);
  }

  @Override
  public Future<?> schedule(Runnable task, Duration delay) {
    return timer.schedule(() -> execute(task), delay.toNanos(), TimeUnit.NANOSECONDS);
  }

  @Override
  public void scheduleAtFixedRate(Runnable task, Duration delay, Duration period) {
    AtomicBoolean isRunning = new AtomicBoolean();
    Future<?> _ =
        timer.scheduleAtFixedRate(
            () -> {
              if (isRunning.compareAndSet(false, true)) {
                execute(() -> run(task, isRunning));
              }
            },
            delay.toNanos(),
            period.toNanos(),
            TimeUnit.NANOSECONDS);
  }

  private static void run(Runnable task, AtomicBoolean isRunning) {
    try {
      task.run();
    } finally {
      isRunning.set(false);
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
