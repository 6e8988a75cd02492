package tabuleiro.server;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Clocks that a test sets. Timers fire only when the test asks for it; tasks run on threads of the
/// machine.
public final class DrivenScheduler implements Scheduler {
  private final AtomicLong wallMillis;
  private final AtomicLong nanos = new AtomicLong();
  private final List<Timer> timers = new CopyOnWriteArrayList<>();

  private record Timer(long dueNanos, FutureTask<?> task) {}

  /// @param wallMillis what the wall clock shows, in milliseconds since 1970
  public DrivenScheduler(long wallMillis) {
    this.wallMillis = new AtomicLong(wallMillis);
  }

  /// Lets time pass on both clocks.
  public void pass(long millis) {
    wallMillis.addAndGet(millis);
    nanos.addAndGet(millis * 1_000_000);
  }

  /// Sets the wall clock forward or back.
  public void step(long millis) {
    wallMillis.addAndGet(millis);
  }

  /// Runs the tasks whose time has come, on the thread of the caller.
  public void fireTimers() {
    List<Timer> due = timers.stream().filter(timer -> timer.dueNanos() <= nanos.get()).toList();
    timers.removeAll(due);
    due.forEach(timer -> timer.task().run());
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
    FutureTask<?> once = new FutureTask<>(Executors.callable(task));
    timers.add(new Timer(nanos.get() + delay.toNanos(), once));
    return once;
  }

  @Override
  public void scheduleAtFixedRate(Runnable task, Duration delay, Duration period) {}

  @Override
  public void close() {}
}
