package tabuleiro.server.simulation;

import java.lang.reflect.Constructor;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import tabuleiro.server.kernel.schedule.Scheduler;

/// A process of a simulated world: its clocks, its threads and its timers. It can be killed at any
/// point where one of its threads waits, and be paused like a process that gets a signal to stop.
public final class SimulatedProcess implements Scheduler {
  /// The first day of the world, in milliseconds since 1970.
  public static final long EPOCH_MILLIS = 1_700_000_000_000L;

  private static final double NANOS_PER_MILLI = 1e6;

  private final SimulatedWorld world;
  private final String name;
  private final Thread.Builder.OfVirtual threads;
  private final List<Runnable> held = new ArrayList<>();
  private boolean isDead;
  private boolean isPaused;
  private boolean isWithoutTimers;
  private long offsetMillis;
  private double rate = 1;

  public SimulatedProcess(SimulatedWorld world, String name) {
    this.world = world;
    this.name = name;
    this.threads = threadsOn(this::continueLater);
  }

  /// The constructor is not public before Java has an interface for schedulers of virtual threads,
  /// so tests run with `--add-opens java.base/java.lang=ALL-UNNAMED`.
  private static Thread.Builder.OfVirtual threadsOn(Executor executor) {
    try {
      Constructor<?> builder =
          Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder")
              .getDeclaredConstructor(Executor.class);
      builder.setAccessible(true);
      return (Thread.Builder.OfVirtual) builder.newInstance(executor);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this Java has no schedulers of virtual threads", e);
    }
  }

  private void continueLater(Runnable continuation) {
    if (isPaused) {
      held.add(continuation);
    } else if (!isDead) {
      world.continueLater(this, continuation);
    }
  }

  /// Runs a thread up to the point where it waits.
  public void run(Runnable continuation) {
    if (isPaused) {
      held.add(continuation);
    } else if (!isDead) {
      continuation.run();
    }
  }

  public SimulatedWorld world() {
    return world;
  }

  public String name() {
    return name;
  }

  public boolean isDead() {
    return isDead;
  }

  public boolean isPaused() {
    return isPaused;
  }

  /// Ends the process: no thread of it continues.
  public void kill() {
    isDead = true;
    held.clear();
  }

  /// Ends the process in one of its own threads.
  public void die() {
    kill();
    while (true) {
      LockSupport.park();
    }
  }

  /// Lets no timer fire that runs once.
  public void ignoreTimers() {
    isWithoutTimers = true;
  }

  public void pause() {
    isPaused = true;
  }

  public void resume() {
    isPaused = false;
    held.forEach(this::continueLater);
    held.clear();
  }

  /// Sets the wall clock forward or back.
  public void stepClock(Duration step) {
    offsetMillis += step.toMillis();
  }

  /// Lets the clocks run at another speed, such as 1.0001.
  public void drift(double speed) {
    offsetMillis += Math.round(world.nowNanos() / NANOS_PER_MILLI * (rate - speed));
    rate = speed;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public long millis() {
    return EPOCH_MILLIS + offsetMillis + (long) (world.nowNanos() / NANOS_PER_MILLI * rate);
  }

  @Override
  public long nanoTime() {
    return (long) (world.nowNanos() * rate);
  }

  @Override
  public void sleep(Duration time) {
    CompletableFuture<Boolean> end = new CompletableFuture<>();
    world.after(time, this, () -> end.complete(true));
    end.join();
  }

  @Override
  public void execute(Runnable task) {
    startThread("task", true, task);
  }

  @Override
  public Thread startThread(String task, boolean isBackground, Runnable work) {
    return threads
        .uncaughtExceptionHandler((thread, thrown) -> world.recordCrash(name, thrown))
        .start(work);
  }

  @Override
  public Future<?> schedule(Runnable task, Duration delay) {
    CompletableFuture<Boolean> planned = new CompletableFuture<>();
    world.after(
        delay,
        this,
        () -> {
          if (!planned.isCancelled() && !isWithoutTimers) {
            execute(task);
          }
        });
    return planned;
  }

  @Override
  public void scheduleAtFixedRate(Runnable task, Duration delay, Duration period) {
    world.after(delay, this, () -> repeat(task, period));
  }

  private void repeat(Runnable task, Duration period) {
    if (!isPaused) {
      execute(task);
    }
    world.after(period, this, () -> repeat(task, period));
  }

  @Override
  public void close() {
    kill();
  }
}
