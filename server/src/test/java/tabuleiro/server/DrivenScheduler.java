package tabuleiro.server;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.server.schedule.Scheduler;

/// Clocks that a test sets. Timers never fire; tasks run on threads of the machine.
final class DrivenScheduler implements Scheduler {
  private final AtomicLong wallMillis;
  private final AtomicLong nanos = new AtomicLong();

  DrivenScheduler(long wallMillis) {
    this.wallMillis = new AtomicLong(wallMillis);
  }

  /// Lets time pass on both clocks.
  void pass(long millis) {
    wallMillis.addAndGet(millis);
    nanos.addAndGet(millis * 1_000_000);
  }

  /// Sets the wall clock forward or back.
  void step(long millis) {
    wallMillis.addAndGet(millis);
  }

  @Override
  public long millis() {
    return wallMillis.get();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(wallMillis.get());
  }

  @Override
  public long nanoTime() {
    return nanos.get();
  }

  @Override
  public void sleep(Duration time) {
    pass(time.toMillis());
  }

  @Override
  public void execute(Runnable task) {
    Thread.startVirtualThread(task);
  }

  @Override
  public Thread startThread(String name, boolean isBackground, Runnable work) {
    return Thread.ofPlatform().daemon(isBackground).start(work);
  }

  @Override
  public Future<?> schedule(Runnable task, Duration delay) {
    return new CompletableFuture<>();
  }

  @Override
  public void scheduleAtFixedRate(Runnable task, Duration delay, Duration period) {}

  @Override
  public void close() {}
}
