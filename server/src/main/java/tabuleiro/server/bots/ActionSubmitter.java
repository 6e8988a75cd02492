package tabuleiro.server.bots;

import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.store.StoreException;

/// Says in a game what a computer player wants to do, until it is kept or no longer wanted. Waits
/// for the disk, so it runs on a virtual thread.
///
/// @param game in which
/// @param actor the computer's seat
/// @param action what it wants to do
/// @param decidedMillis when it had decided, in milliseconds since 1970: the clock counts until
///   then
/// @param isWanted whether it still makes sense
record ActionSubmitter(
    LiveGame game,
    Actor actor,
    GameAction action,
    long decidedMillis,
    Predicate<GameSnapshot> isWanted)
    implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(ActionSubmitter.class);

  /// How long to wait when the database is gone. A guess.
  private static final long RETRY_MILLIS = 1000;

  @Override
  public void run() {
    try {
      while (!isSaid()) {
        Thread.sleep(RETRY_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("a computer player could not say {}", action, e);
    }
  }

  /// Returns whether there is nothing more to say. Where something else has happened in between, it
  /// looks again whether it still makes sense.
  private boolean isSaid() {
    try {
      GameSnapshot moment = game.snapshot(decidedMillis);
      while (isWanted.test(moment)) {
        int seen = moment.event().sequence();
        String client = "bot-" + (seen + 1);
        RequestResult reply =
            game.submit(
                new ClientRequest(actor, client, seen, moment.ply(), action, decidedMillis));
        if (!(reply instanceof RequestResult.Rejected(RequestResult.Reason reason, _, _))
            || reason != RequestResult.Reason.STALE) {
          return true;
        }
        moment = game.snapshot(decidedMillis);
      }
      return true;
    } catch (StoreException e) {
      return e.phrase().key().equals("store.closed");
    }
  }
}
