package tabuleiro.server.bots;

import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.StoreException;

/// Looks at a game again in which another server was to let a computer move, and lets it do so here
/// if nothing has happened: the other one is gone, or has too much to do. Runs on a virtual thread.
///
/// @param bots let the computers of this server move
/// @param game in which
/// @param moment what the game had come to
/// @param graceMillis how long the other server has after that, in milliseconds
record Relief(Bots bots, LiveGame game, Moment moment, long graceMillis) implements Runnable {
  /// How long to wait when the database is gone. A guess.
  private static final long RETRY_MILLIS = 1000;

  @Override
  public void run() {
    try {
      long passed = System.currentTimeMillis() - moment.event().entry().millis();
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
      Moment now = game.moment(System.currentTimeMillis());
      if (now.event().equals(moment.event())) {
        bots.see(game, now);
      }
      return true;
    } catch (StoreException e) {
      return e.phrase().key().equals("store.closed");
    }
  }
}
