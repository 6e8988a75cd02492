package tabuleiro.server.bots;

import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.store.StoreException;

/// Looks at a game again in which another server was to let a computer move, and lets it do so here
/// if nothing has happened: the other one is gone, or has too much to do. Runs on a virtual thread.
///
/// @param scheduler let the computers of this server move
/// @param game in which
/// @param snapshot what the game had come to
/// @param graceMillis how long the other server has after that, in milliseconds
record FailoverTask(BotScheduler scheduler, LiveGame game, GameSnapshot snapshot, long graceMillis)
    implements Runnable {
  /// How long to wait when the database is gone. A guess.
  private static final long RETRY_MILLIS = 1000;

  @Override
  public void run() {
    try {
      long passed = System.currentTimeMillis() - snapshot.event().content().timeMillis();
      Thread.sleep(Math.clamp(graceMillis - passed, 0, graceMillis));
      while (!hasLooked()) {
        Thread.sleep(RETRY_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whatever has happened since was seen by itself.
  private boolean hasLooked() {
    try {
      GameSnapshot now = game.snapshot(System.currentTimeMillis());
      if (now.event().equals(snapshot.event())) {
        scheduler.onLocalChange(game, now);
      }
      return true;
    } catch (StoreException e) {
      return e.phrase().key().equals("store.closed");
    }
  }
}
