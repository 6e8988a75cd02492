package tabuleiro.server.bots;

import java.time.Duration;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Takes over a computer's move that another server should have computed, if no event was stored
/// within a grace period: the other server has failed or is overloaded. Runs on a virtual thread.
///
/// @param bots computes the moves of this server
/// @param scheduler the time and the threads
/// @param game the game
/// @param snapshot the state after the other server's event
/// @param graceMillis the grace period, in milliseconds
record FailoverTask(
    BotScheduler bots, Scheduler scheduler, LiveGame game, GameSnapshot snapshot, long graceMillis)
    implements Runnable {
  /// How long to wait when the database is unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  @Override
  public void run() {
    try {
      long passed = scheduler.millis() - snapshot.event().content().timeMillis();
      scheduler.sleep(Duration.ofMillis(Math.clamp(graceMillis - passed, 0, graceMillis)));
      while (!isDone()) {
        scheduler.sleep(RETRY_DELAY);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// If another event was stored since, its own notification was handled.
  private boolean isDone() {
    try {
      GameSnapshot now = game.snapshot(scheduler.millis());
      if (now.event().equals(snapshot.event())) {
        bots.onLocalChange(game, now);
      }
      return true;
    } catch (StoreException e) {
      return e.isFinal();
    }
  }
}
