package tabuleiro.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.store.StoreException;

/// Looks at the clock of each game when the time of the player who thinks runs out. Safe for
/// several threads.
final class ClockMonitor {
  /// When to look again after the database was gone, in milliseconds. A guess.
  private static final long RETRY_MILLIS = 1000;

  /// The next look at a game's clock.
  ///
  /// @param sequence the number of the event after which its time ran
  private record Look(int sequence, Future<?> planned) {}

  private final ScheduledExecutorService timer;
  private final Map<String, Look> looks = new ConcurrentHashMap<>();

  /// @param timer begins what is due; it never waits for anything itself
  ClockMonitor(ScheduledExecutorService timer) {
    this.timer = timer;
  }

  /// Waits for the time that runs now in a game. Quick, and fit to observe all games.
  void schedule(LiveGame game, GameSnapshot moment) {
    Optional<Long> flag =
        moment.ending().isPresent() ? Optional.empty() : moment.clock().flagFallMillis();
    int sequence = moment.event().sequence();
    looks.compute(game.id(), (id, before) -> next(before, game, sequence, flag));
  }

  private @Nullable Look next(
      @Nullable Look before, LiveGame game, int sequence, Optional<Long> whenMillis) {
    if (before != null && before.sequence() > sequence) {
      return before; // Whoever looked has been overtaken by an event.
    }
    if (before != null) {
      before.planned().cancel(false);
    }
    return whenMillis.map(millis -> new Look(sequence, plan(game, sequence, millis))).orElse(null);
  }

  private Future<?> plan(LiveGame game, int sequence, long whenMillis) {
    long delay = Math.max(0, whenMillis - System.currentTimeMillis());
    return timer.schedule(
        () -> Thread.startVirtualThread(() -> look(game, sequence)), delay, TimeUnit.MILLISECONDS);
  }

  private void look(LiveGame game, int sequence) {
    long now = System.currentTimeMillis();
    try {
      schedule(game, game.snapshot(now)); // It may have been somewhat early.
    } catch (StoreException e) {
      Optional<Long> later = Optional.of(now + RETRY_MILLIS);
      looks.compute(game.id(), (id, before) -> next(before, game, sequence, later));
    }
  }
}
