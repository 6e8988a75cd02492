package tabuleiro.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.StoreException;

/// Looks at the clock of each game when the time of the player who thinks runs out. Safe for
/// several threads.
final class ClockKeeper {
  /// When to look again after the database was gone, in milliseconds. A guess.
  private static final long RETRY_MILLIS = 1000;

  private final ScheduledExecutorService timer;

  /// By game, the next look at its clock.
  private final Map<String, Future<?>> looks = new ConcurrentHashMap<>();

  /// @param timer begins what is due; it never waits for anything itself
  ClockKeeper(ScheduledExecutorService timer) {
    this.timer = timer;
  }

  /// Waits for the time that runs now in a game. Quick, and fit to observe all games.
  void see(LiveGame game, Moment moment) {
    waitFor(game, moment.ending().isPresent() ? Optional.empty() : moment.clock().flagMillis());
  }

  /// Called by one thread at a time for each game.
  private void waitFor(LiveGame game, Optional<Long> whenMillis) {
    Future<?> before =
        whenMillis.isEmpty()
            ? looks.remove(game.id())
            : looks.put(game.id(), plan(game, whenMillis.get()));
    if (before != null) {
      before.cancel(false);
    }
  }

  private Future<?> plan(LiveGame game, long whenMillis) {
    long delay = Math.max(0, whenMillis - System.currentTimeMillis());
    return timer.schedule(
        () -> Thread.startVirtualThread(() -> look(game)), delay, TimeUnit.MILLISECONDS);
  }

  private void look(LiveGame game) {
    long now = System.currentTimeMillis();
    try {
      Moment moment = game.moment(now);
      if (moment.clock().flagMillis().isPresent() && moment.ending().isEmpty()) {
        see(game, moment); // It was somewhat early.
      }
    } catch (StoreException e) {
      waitFor(game, Optional.of(now + RETRY_MILLIS));
    }
  }
}
