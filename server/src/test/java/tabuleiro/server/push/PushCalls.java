package tabuleiro.server.push;

import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.game.store.GameStore;
import tabuleiro.server.presence.PushNotice;

/// Notifications, for tests of other packages.
public final class PushCalls {
  private PushCalls() {}

  /// Queues a notification.
  public static CompletableFuture<?> queue(GameStore store, PushNotice notice, long dueMillis) {
    return new PushStore(store.access()).queue(notice, dueMillis);
  }

  /// Returns the notifications that are due.
  public static Collection<?> due(GameStore store, long nowMillis) {
    return new PushStore(store.access()).due(nowMillis, 5);
  }

  /// Deletes the notifications of a game.
  public static void deleteNotices(Handle handle, String game) {
    PushStore.deleteNotices(handle, game);
  }
}
