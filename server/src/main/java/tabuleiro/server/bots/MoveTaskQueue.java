package tabuleiro.server.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/// The moves that are to be computed: at most one of each game, so a game waits for its next move
/// behind those that others asked for before. Safe for several threads.
final class MoveTaskQueue {
  private final int mostLong;
  private final Queue<MoveTask> shortOnes = new PriorityQueue<>();
  private final Queue<MoveTask> longOnes = new PriorityQueue<>();

  /// By game, what waits or is being thought about.
  private final Map<String, MoveTask> wanted = new HashMap<>();

  private int longRunning;
  private boolean closed;

  /// @param mostLong how many long thoughts there may be at once: the rest of the threads is kept
  ///   for short ones
  MoveTaskQueue(int mostLong) {
    this.mostLong = mostLong;
  }

  /// Wants a move of a game, in place of any other.
  synchronized void add(MoveTask task) {
    cancel(task.game().id());
    if (!closed) {
      wanted.put(task.game().id(), task);
      queue(task).add(task);
      notifyAll();
    }
  }

  private Queue<MoveTask> queue(MoveTask task) {
    return task.isLong() ? longOnes : shortOnes;
  }

  /// Wants no move of a game any more.
  synchronized void cancel(String game) {
    MoveTask task = wanted.remove(game);
    if (task != null) {
      queue(task).remove(task);
      task.stop().request();
    }
  }

  /// Returns the move of a game that is wanted.
  synchronized Optional<MoveTask> find(String game) {
    return Optional.ofNullable(wanted.get(game));
  }

  /// Returns the next move to compute; waits for one. Empty when there will be none.
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
    Optional<MoveTask> brief = Optional.ofNullable(shortOnes.peek());
    Optional<MoveTask> lengthy =
        longRunning < mostLong ? Optional.ofNullable(longOnes.peek()) : Optional.empty();
    return lengthy.isEmpty() || (brief.isPresent() && brief.get().compareTo(lengthy.get()) <= 0)
        ? brief
        : lengthy;
  }

  /// Says that a thought has come to its end.
  synchronized void finishThinking(MoveTask task) {
    longRunning -= task.isLong() ? 1 : 0;
    notifyAll();
  }

  /// Says that a move was played, or never will be.
  synchronized void remove(MoveTask task) {
    wanted.remove(task.game().id(), task);
  }

  /// Returns how many moves wait for a thread.
  synchronized int waitingCount() {
    return shortOnes.size() + longOnes.size();
  }

  /// Ends all thinking and waiting.
  synchronized void close() {
    closed = true;
    shortOnes.clear();
    longOnes.clear();
    wanted.values().forEach(task -> task.stop().request());
    wanted.clear();
    notifyAll();
  }
}
