package tabuleiro.server.bots;

import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.live.Command;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Reply;
import tabuleiro.server.store.StoreException;

/// Says in a game what a computer player wants to do, until it is kept or no longer wanted. Waits
/// for the disk, so it runs on a virtual thread.
///
/// @param game in which
/// @param author the computer's seat
/// @param deed what it wants to do
/// @param decidedMillis when it had decided, in milliseconds since 1970: the clock counts until
///   then
/// @param isWanted whether it still makes sense
record Sayer(
    LiveGame game, Author author, Deed deed, long decidedMillis, Predicate<Moment> isWanted)
    implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(Sayer.class);

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
      LOG.error("a computer player could not say {}", deed, e);
    }
  }

  /// Returns whether there is nothing more to say. Where something else has happened in between, it
  /// looks again whether it still makes sense.
  private boolean isSaid() {
    try {
      Moment moment = game.moment(decidedMillis);
      while (isWanted.test(moment)) {
        int seen = moment.event().sequence();
        String client = "bot-" + (seen + 1);
        Reply reply =
            game.submit(new Command(author, client, seen, moment.ply(), deed, decidedMillis));
        if (!(reply instanceof Reply.Refused(Reply.Reason reason, _, _))
            || reason != Reply.Reason.STALE) {
          return true;
        }
        moment = game.moment(decidedMillis);
      }
      return true;
    } catch (StoreException e) {
      return e.phrase().key().equals("store.closed");
    }
  }
}
