package tabuleiro.server.games;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.store.RemoteChange;

/// Those who look at the lobby just now: they get the list when they come and when it changes. Safe
/// for several threads.
final class LobbyFeed {
  /// How long changes are collected before all are told. A guess: nobody sees it.
  private static final int COLLECT_MILLIS = 200;

  private final GameLists lists;
  private final Set<ClientSocket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isDue = new AtomicBoolean();

  LobbyFeed(GameLists lists) {
    this.lists = lists;
  }

  void open(ClientSocket socket) {
    sockets.add(socket);
    socket.onClose(() -> sockets.remove(socket));
    tell(socket);
  }

  private void tell(ClientSocket socket) {
    socket.send(JsonText.format(lists.lobby(socket.caller())));
  }

  /// Hears what happens in a game. A game begins to wait, begins or is withdrawn.
  void onChange(GameSnapshot moment) {
    GameAction deed = moment.event().content().action();
    boolean changes =
        deed instanceof GameAction.Start
            || deed instanceof GameAction.Resume
            || deed instanceof GameAction.Withdrawal;
    if (changes) {
      change();
    }
  }

  /// Hears what another server has done. A game's second event lets it begin or withdraws it.
  void onChange(RemoteChange news) {
    if (news.sequence() <= 2) {
      change();
    }
  }

  private void change() {
    if (!sockets.isEmpty() && isDue.compareAndSet(false, true)) {
      Thread.startVirtualThread(this::tellAll);
    }
  }

  private void tellAll() {
    try {
      Thread.sleep(COLLECT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    isDue.set(false);
    sockets.forEach(this::tell);
  }
}
