package tabuleiro.reference.certificate;

import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// The searches of the positions that a certificate leaves to the checker, for one goal. The
/// threads share a table. The table also has the positions of the strategy: if any position of the
/// frontier fails, the whole certificate does, and no game repeats a position, so each proof may
/// use what the strategy says about later positions.
final class FrontierSearch {
  private static final long REPORT_MILLIS = 1000;

  /// The work that a position of the strategy counts for in the table: more than most searches.
  private static final long STRATEGY_NODES = 1 << 12;

  private final CheckerGame game;
  private final CheckerTable table;
  private final BooleanSupplier stop;
  private final List<GoalSearch> searches;
  private final Queue<String> missed = new ConcurrentLinkedQueue<>();
  private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

  FrontierSearch(CheckerGame game, StrategyGoal goal, CheckSettings settings, long tableBytes) {
    this.game = game;
    table = game.table(tableBytes);
    stop = settings.stop();
    searches =
        Stream.generate(() -> new GoalSearch(goal, table, this::isOver))
            .limit(settings.threads())
            .toList();
  }

  /// Receives the number of proven positions.
  interface ProvenListener {
    void accept(int proven) throws IOException;
  }

  private boolean isOver() {
    return !missed.isEmpty() || !failures.isEmpty() || stop.getAsBoolean();
  }

  /// The number of moves that the searches have played.
  long nodes() {
    return searches.stream().mapToLong(GoalSearch::nodes).sum();
  }

  /// Adds a position that the strategy proves.
  void assume(CheckerTrail trail) {
    table.store(trail.highKey(), trail.lowKey(), true, STRATEGY_NODES);
  }

  /// Proves positions.
  ///
  /// @param positions their texts
  /// @param listener receives about once a second, and at the end or when the search stops, how
  ///   many positions from the first one are proven without a gap
  /// @throws CertificateException when the goal is not reached from one of them
  /// @throws CheckStoppedException when the check is to stop
  void prove(List<String> positions, ProvenListener listener)
      throws CertificateException, IOException {
    AtomicInteger next = new AtomicInteger();
    AtomicIntegerArray current = new AtomicIntegerArray(searches.size());
    CountDownLatch running = new CountDownLatch(searches.size());
    for (int i = 0; i < searches.size(); i++) {
      int thread = i;
      Thread.ofPlatform()
          .daemon()
          .name("check")
          .start(() -> {
            try {
              work(positions, next, current, thread);
            } catch (CheckStoppedException _) {
              // The position that the thread was searching stays its current one.
            } catch (RuntimeException | Error e) {
              failures.add(e);
            } finally {
              running.countDown();
            }
          });
    }
    await(running, current, listener);
    if (!failures.isEmpty()) {
      throw new IllegalStateException(failures.element());
    }
    if (!missed.isEmpty()) {
      throw new CertificateException(CertificateFault.CLAIM, missed.element());
    }
    if (least(current) < positions.size()) {
      throw new CheckStoppedException();
    }
  }

  /// Proves one position after another. All positions below a thread's current one are proven, or
  /// are the current ones of other threads.
  private void work(
      List<String> positions, AtomicInteger next, AtomicIntegerArray current, int thread) {
    while (!isOver()) {
      int at = next.getAndIncrement();
      current.set(thread, Math.min(at, positions.size()));
      if (at >= positions.size()) {
        return;
      }
      if (!searches.get(thread).isReached(game.trail(positions.get(at)))) {
        missed.add(positions.get(at));
      }
    }
  }

  private void await(CountDownLatch running, AtomicIntegerArray current, ProvenListener listener)
      throws IOException {
    try {
      while (!running.await(REPORT_MILLIS, TimeUnit.MILLISECONDS)) {
        listener.accept(least(current));
      }
      listener.accept(least(current));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      failures.add(e); // Ends the other threads.
    } catch (IOException e) {
      failures.add(e);
      throw e;
    }
  }

  private static int least(AtomicIntegerArray current) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < current.length(); i++) {
      least = Math.min(least, current.get(i));
    }
    return least;
  }
}
