package tabuleiro.server.games;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.RemoteChange;

/// The clients that watch the lobby. They receive the list when they connect and when it changes.
/// Thread-safe.
final class LobbyFeed {
  /// How long changes are collected before they are sent. A guess: short enough not to be noticed.
  private static final Duration COLLECT_TIME = Duration.ofMillis(200);

  private final GameLists lists;
  private final Scheduler scheduler;
  private final Set<ClientSocket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isDue = new AtomicBoolean();

  LobbyFeed(GameLists lists, Scheduler scheduler) {
    this.lists = lists;
    this.scheduler = scheduler;
  }

  void open(ClientSocket socket) {
    sockets.add(socket);
    socket.onClose(() -> sockets.remove(socket));
    send(socket);
  }

  private void send(ClientSocket socket) {
    socket.send(JsonText.format(lists.lobby(socket.caller())));
  }

  /// Handles an event: games that are created, started or withdrawn change the lobby.
  void onChange(GameSnapshot snapshot) {
    GameAction action = snapshot.event().content().action();
    boolean changes =
        action instanceof ServerAction.Start
            || action instanceof ServerAction.Resume
            || action instanceof PlayerAction.Withdrawal;
    if (changes) {
      scheduleUpdate();
    }
  }

  /// Handles a change by another server. The second event of a game starts or withdraws it.
  void onChange(RemoteChange change) {
    if (change.sequence() <= 2) {
      scheduleUpdate();
    }
  }

  /// Sends the list again soon.
  void scheduleUpdate() {
    if (!sockets.isEmpty() && isDue.compareAndSet(false, true)) {
      scheduler.execute(this::sendToAll);
    }
  }

  private void sendToAll() {
    try {
      scheduler.sleep(COLLECT_TIME);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    isDue.set(false);
    sockets.forEach(this::send);
  }
}
