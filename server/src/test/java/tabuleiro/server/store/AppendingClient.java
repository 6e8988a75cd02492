package tabuleiro.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletionException;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;

/// A game that is appended to for as long as a test likes, while its database comes and goes. It
/// does what a client does: what was not acknowledged is sent again.
final class AppendingClient {
  private final GameStore store;
  private final String game;
  private final List<GameEvent> acknowledged = Collections.synchronizedList(new ArrayList<>());

  /// Makes the game.
  AppendingClient(GameStore store, String game) {
    this.store = store;
    this.game = game;
    acknowledged.add(SampleEvents.create(store, game));
  }

  /// Sends the next entry once.
  ///
  /// @throws StoreException when it is not acknowledged
  void append() {
    int seen = acknowledged.getLast().sequence();
    EventContent entry = SampleEvents.move(game, Actor.FIRST, "id" + seen, "c3d3");
    try {
      RequestResult reply = store.append(seen, entry).join();
      assertThat(reply).isInstanceOf(RequestResult.Accepted.class);
      acknowledged.add(((RequestResult.Accepted) reply).event());
    } catch (CompletionException e) {
      throw (StoreException) e.getCause();
    }
  }

  /// Sends entries until one is refused.
  ///
  /// @return why it was
  StoreException appendUntilRefused(int most) {
    for (int i = 0; i < most; i++) {
      try {
        append();
      } catch (StoreException e) {
        return e;
      }
    }
    throw new AssertionError(most + " entries, and none was refused");
  }

  /// Sends entries, each until it is acknowledged.
  ///
  /// @param more how many
  /// @return the longest time without an acknowledgement, in milliseconds
  long appendPatiently(int more, long patienceMillis) {
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

  /// Returns what is known to be on disk, in order: no more and no less than the store may hold.
  List<GameEvent> acknowledged() {
    return acknowledged;
  }
}
