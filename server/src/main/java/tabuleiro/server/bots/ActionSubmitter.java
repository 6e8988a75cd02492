package tabuleiro.server.bots;

import java.time.Duration;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.RequestResult;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Submits an action of a computer player, until it is stored or has become pointless. Waits for
/// the disk, so it runs on a virtual thread.
///
/// @param scheduler the time and the threads
/// @param game the game
/// @param actor the computer's seat
/// @param action the action
/// @param decidedMillis when the computer decided, in milliseconds since 1970; its clock runs until
///   then
/// @param isWanted whether the action still makes sense in a state of the game
record ActionSubmitter(
    Scheduler scheduler,
    LiveGame game,
    Actor actor,
    GameAction action,
    long decidedMillis,
    Predicate<GameSnapshot> isWanted)
    implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(ActionSubmitter.class);

  /// How long to wait when the database is unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  @Override
  public void run() {
    try {
      while (!isDone()) {
        scheduler.sleep(RETRY_DELAY);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("the action {} of a computer player could not be submitted", action, e);
    }
  }

  /// Returns whether there is nothing left to do. After a conflict with another event it checks
  /// again whether the action makes sense.
  private boolean isDone() {
    try {
      GameSnapshot snapshot = game.snapshot(decidedMillis);
      while (isWanted.test(snapshot)) {
        int seen = snapshot.event().sequence();
        String client = "bot-" + (seen + 1);
        RequestResult reply =
            game.submit(
                new ClientRequest(actor, client, seen, snapshot.ply(), action, decidedMillis));
        if (!(reply instanceof RequestResult.Rejected(RequestResult.Reason reason, _, _, _))
            || reason != RequestResult.Reason.STALE) {
          return true;
        }
        snapshot = game.snapshot(decidedMillis);
      }
      return true;
    } catch (StoreException e) {
      return e.isFinal();
    }
  }
}
