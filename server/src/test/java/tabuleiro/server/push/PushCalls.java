package tabuleiro.server.push;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;

/// Notifications, for tests of other packages.
public final class PushCalls {
  private PushCalls() {}

  /// Queues a notification for the first player of a game.
  public static CompletableFuture<?> queue(
      GameStore store, String game, PlayerId player, long dueMillis) {
    PushNotice notice = new PushNotice(game, player.text(), Side.FIRST, 2, "turn");
    return new PushStore(store.database()).queue(notice, dueMillis);
  }

  /// Returns the notifications that are due.
  public static Collection<?> due(GameStore store, long nowMillis) {
    return new PushStore(store.database()).due(nowMillis, 5);
  }

  /// Deletes the notifications of a game.
  public static void deleteNotices(Handle handle, String game) {
    PushStore.deleteNotices(handle, game);
  }

  private static QuietHours night() {
    return new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0), ZoneOffset.UTC);
  }

  /// Stores the subscription of a browser.
  public static CompletableFuture<?> subscribe(
      GameStore store, PlayerId player, Optional<String> session, String endpoint, long millis) {
    PushSubscriber browser = new PushSubscriber(endpoint, "key", "secret", "pt");
    return new PushStore(store.database()).subscribe(player.text(), session, browser, millis);
  }

  /// Returns the endpoints of the browsers of a player.
  public static List<String> subscribers(GameStore store, PlayerId player) {
    return new PushStore(store.database())
        .subscribers(player.text()).stream().map(PushSubscriber::endpoint).toList();
  }

  /// Returns the players of a side of a game who have a subscription.
  public static Collection<String> subscribedPlayers(GameStore store, String game, Side side) {
    return new PushStore(store.database()).subscribedPlayers(game, side);
  }

  /// Stores that a player wants no notifications at night.
  public static CompletableFuture<?> saveNight(GameStore store, PlayerId player) {
    return new PushStore(store.database()).saveQuietHours(player.text(), Optional.of(night()));
  }

  /// Returns whether a player wants no notifications at night.
  public static boolean hasNight(GameStore store, PlayerId player) {
    return new PushStore(store.database()).quietHours(player.text()).equals(Optional.of(night()));
  }
}
