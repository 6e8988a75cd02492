package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletionException;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.server.kernel.database.StoreException;

/// A client that appends events to a game while the database may be unavailable. It sends again
/// what was not acknowledged.
public final class AppendingClient {
  private final GameStore store;
  private final String game;
  private final List<GameEvent> acknowledged = Collections.synchronizedList(new ArrayList<>());

  /// Creates the game.
  public AppendingClient(GameStore store, String game) {
    this.store = store;
    this.game = game;
    acknowledged.add(SampleEvents.create(store, game));
  }

  /// Sends the next event once.
  ///
  /// @throws StoreException when the event is not acknowledged
  void append() {
    int seen = acknowledged.getLast().sequence();
    EventContent content = SampleEvents.move(game, Actor.FIRST, "id" + seen, "c3d3");
    try {
      RequestResult reply = store.append(seen, content).join();
      assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
      acknowledged.add(((RequestResult.Accepted) reply).event());
    } catch (CompletionException e) {
      throw (StoreException) e.getCause();
    }
  }

  /// Sends events until one is rejected.
  ///
  /// @return the reason
  public StoreException appendUntilRefused(int most) {
    for (int i = 0; i < most; i++) {
      try {
        append();
      } catch (StoreException e) {
        return e;
      }
    }
    throw new AssertionError(most + " entries, and none was refused");
  }

  /// Sends events, each until it is acknowledged.
  ///
  /// @param more the number of events
  /// @return the longest time without an acknowledgement, in milliseconds
  public long appendPatiently(int more, long patienceMillis) {
    long longest = 0;
    for (int done = 0; done < more; done++) {
      long sent = System.nanoTime();
      while (!isAcknowledged()) {
        long millis = (System.nanoTime() - sent) / 1_000_000;
        assertThat(millis).as("milliseconds without an acknowledgement").isLessThan(patienceMillis);
      }
      longest = Math.max(longest, (System.nanoTime() - sent) / 1_000_000);
    }
    return longest;
  }

  private boolean isAcknowledged() {
    try {
      append();
      return true;
    } catch (StoreException e) {
      assertThat(e.message().key()).isEqualTo("store.unavailable");
      pause();
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns the acknowledged events in order: exactly those that the store must hold.
  public List<GameEvent> acknowledged() {
    return acknowledged;
  }
}
