package tabuleiro.server.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/// The queue of moves to compute, with at most one move for each game, so that games take turns.
/// Thread-safe.
final class MoveTaskQueue {
  private final int maxLong;
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

  /// Adds the task of a game, in place of any other.
  synchronized void add(MoveTask task) {
    cancel(task.game().id());
    if (!closed) {
      tasks.put(task.game().id(), task);
      queue(task).add(task);
      notifyAll();
    }
  }

  private Queue<MoveTask> queue(MoveTask task) {
    return task.isLong() ? longTasks : shortTasks;
  }

  /// Cancels the task of a game.
  synchronized void cancel(String game) {
    MoveTask task = tasks.remove(game);
    if (task != null) {
      queue(task).remove(task);
      task.stop().request();
    }
  }

  /// Returns the task of a game.
  synchronized Optional<MoveTask> find(String game) {
    return Optional.ofNullable(tasks.get(game));
  }

  /// Returns the next task; waits for one. Empty when the queue is closed.
  synchronized Optional<MoveTask> take() throws InterruptedException {
    while (!closed) {
      Optional<MoveTask> next = next();
      if (next.isPresent()) {
        queue(next.get()).remove();
        longRunning += next.get().isLong() ? 1 : 0;
        return next;
      }
      wait();
    }
    return Optional.empty();
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
  synchronized void finishThinking(MoveTask task) {
    longRunning -= task.isLong() ? 1 : 0;
    notifyAll();
  }

  /// Removes a task whose move was played or is not needed any more.
  synchronized void remove(MoveTask task) {
    tasks.remove(task.game().id(), task);
  }

  /// Returns how many tasks wait for a thread.
  synchronized int waitingCount() {
    return shortTasks.size() + longTasks.size();
  }

  /// Cancels all tasks, and closes the queue.
  synchronized void close() {
    closed = true;
    shortTasks.clear();
    longTasks.clear();
    tasks.values().forEach(task -> task.stop().request());
    tasks.clear();
    notifyAll();
  }
}
