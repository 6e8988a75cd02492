package tabuleiro.server;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Checks each game when the running time ends, on its clock or for a first move. Thread-safe.
final class ClockMonitor {
  /// When to check again after the database was unavailable, in milliseconds. A guess.
  private static final long RETRY_MILLIS = 1000;

  /// The next check of a game's clock.
  ///
  /// @param sequence the number of the event after which the time runs
  private record ScheduledCheck(int sequence, Future<?> planned) {}

  private final Scheduler scheduler;

  /// Finds a game by its id, so that a game can leave the memory while its time runs for days.
  private final Function<String, LiveGame> games;

  private final Map<String, ScheduledCheck> checks = new ConcurrentHashMap<>();

  /// @param scheduler starts the checks
  /// @param games finds a game by its id
  ClockMonitor(Scheduler scheduler, Function<String, LiveGame> games) {
    this.scheduler = scheduler;
    this.games = games;
  }

  /// Schedules the check for the end of the running time. Fast enough for an observer of all games.
  void schedule(LiveGame game, GameSnapshot snapshot) {
    Optional<Long> deadline =
        snapshot.ending().isPresent() ? Optional.empty() : snapshot.clock().deadlineMillis();
    int sequence = snapshot.event().sequence();
    checks.compute(game.id(), (id, before) -> next(before, id, sequence, deadline));
  }

  private @Nullable ScheduledCheck next(
      @Nullable ScheduledCheck before, String game, int sequence, Optional<Long> whenMillis) {
    if (before != null && before.sequence() > sequence) {
      return before; // A later event has been scheduled in the meantime.
    }
    if (before != null) {
      before.planned().cancel(false);
    }
    return whenMillis
        .map(millis -> new ScheduledCheck(sequence, plan(game, sequence, millis)))
        .orElse(null);
  }

  private Future<?> plan(String game, int sequence, long whenMillis) {
    long delay = Math.max(0, whenMillis - scheduler.millis());
    return scheduler.schedule(() -> check(game, sequence), Duration.ofMillis(delay));
  }

  private void check(String id, int sequence) {
    long now = scheduler.millis();
    try {
      LiveGame game = games.apply(id);
      schedule(game, game.snapshot(now)); // Schedules another check if this one was early.
    } catch (StoreException e) {
      Optional<Long> later = e.isFinal() ? Optional.empty() : Optional.of(now + RETRY_MILLIS);
      checks.compute(id, (_, before) -> next(before, id, sequence, later));
    }
  }
}
