package tabuleiro.server.bots;

import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.store.StoreException;

/// Takes over a computer's move that another server should have computed, if no event was stored
/// within a grace period: the other server has failed or is overloaded. Runs on a virtual thread.
///
/// @param scheduler computes the moves of this server
/// @param game the game
/// @param snapshot the state after the other server's event
/// @param graceMillis the grace period, in milliseconds
record FailoverTask(BotScheduler scheduler, LiveGame game, GameSnapshot snapshot, long graceMillis)
    implements Runnable {
  /// How long to wait when the database is unavailable. A guess.
  private static final long RETRY_MILLIS = 1000;

  @Override
  public void run() {
    try {
      long passed = System.currentTimeMillis() - snapshot.event().content().timeMillis();
      Thread.sleep(Math.clamp(graceMillis - passed, 0, graceMillis));
      while (!isDone()) {
        Thread.sleep(RETRY_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// If another event was stored since, its own notification was handled.
  private boolean isDone() {
    try {
      GameSnapshot now = game.snapshot(System.currentTimeMillis());
      if (now.event().equals(snapshot.event())) {
        scheduler.onLocalChange(game, now);
      }
      return true;
    } catch (StoreException e) {
      return e.message().key().equals("store.closed");
    }
  }
}
