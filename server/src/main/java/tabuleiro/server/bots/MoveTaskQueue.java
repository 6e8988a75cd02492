package tabuleiro.server.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// The queue of moves to compute, with at most one move for each game, so that games take turns.
/// Thread-safe.
final class MoveTaskQueue {
  private final int maxLong;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition isChanged = lock.newCondition();
  private final Queue<MoveTask> shortTasks = new PriorityQueue<>();
  private final Queue<MoveTask> longTasks = new PriorityQueue<>();

  /// The waiting or running task of each game.
  private final Map<String, MoveTask> tasks = new HashMap<>();

  private int longRunning;
  private boolean closed;

  /// @param maxLong how many long computations may run at once; the other threads are kept for
  ///   short ones
  MoveTaskQueue(int maxLong) {
    this.maxLong = maxLong;
  }

  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /// Changes the queue, and wakes the threads that wait for a task.
  private void change(Runnable work) {
    lock.lock();
    try {
      work.run();
      isChanged.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /// Adds the task of a game, in place of any other.
  void add(MoveTask task) {
    change(() -> {
      cancel(task.game().id());
      if (!closed) {
        tasks.put(task.game().id(), task);
        queue(task).add(task);
      }
    });
  }

  private Queue<MoveTask> queue(MoveTask task) {
    return task.isLong() ? longTasks : shortTasks;
  }

  /// Cancels the task of a game.
  void cancel(String game) {
    change(() -> {
      MoveTask task = tasks.remove(game);
      if (task != null) {
        queue(task).remove(task);
        task.stop().request();
      }
    });
  }

  /// Returns the task of a game.
  Optional<MoveTask> find(String game) {
    return locked(() -> Optional.ofNullable(tasks.get(game)));
  }

  /// Returns the next task; waits for one. Empty when the queue is closed.
  Optional<MoveTask> take() throws InterruptedException {
    lock.lock();
    try {
      while (!closed) {
        Optional<MoveTask> next = next();
        if (next.isPresent()) {
          queue(next.get()).remove();
          longRunning += next.get().isLong() ? 1 : 0;
          return next;
        }
        isChanged.await();
      }
      return Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  private Optional<MoveTask> next() {
    Optional<MoveTask> shortTask = Optional.ofNullable(shortTasks.peek());
    Optional<MoveTask> longTask =
        longRunning < maxLong ? Optional.ofNullable(longTasks.peek()) : Optional.empty();
    return longTask.isEmpty()
            || (shortTask.isPresent() && shortTask.get().compareTo(longTask.get()) <= 0)
        ? shortTask
        : longTask;
  }

  /// Frees the thread of a computation that has ended.
  void finishThinking(MoveTask task) {
    change(() -> longRunning -= task.isLong() ? 1 : 0);
  }

  /// Removes a task whose move was played or is not needed any more.
  void remove(MoveTask task) {
    change(() -> tasks.remove(task.game().id(), task));
  }

  /// Returns how many tasks wait for a thread.
  int waitingCount() {
    return locked(() -> shortTasks.size() + longTasks.size());
  }

  /// Cancels all tasks, and closes the queue.
  void close() {
    change(() -> {
      closed = true;
      shortTasks.clear();
      longTasks.clear();
      tasks.values().forEach(task -> task.stop().request());
      tasks.clear();
    });
  }
}
