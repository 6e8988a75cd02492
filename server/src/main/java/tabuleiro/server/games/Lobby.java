package tabuleiro.server.games;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.Socket;
import tabuleiro.server.live.Moment;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.News;

/// Those who look at the lobby just now: they get the list when they come and when it changes. Safe
/// for several threads.
final class Lobby {
  /// How long changes are collected before all are told. A guess: nobody sees it.
  private static final int COLLECT_MILLIS = 200;

  private final GameLists lists;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isDue = new AtomicBoolean();

  Lobby(GameLists lists) {
    this.lists = lists;
  }

  void open(Socket socket) {
    sockets.add(socket);
    socket.atEnd(() -> sockets.remove(socket));
    tell(socket);
  }

  private void tell(Socket socket) {
    socket.send(JsonText.of(lists.lobby(socket.caller())));
  }

  /// Hears what happens in a game. A game begins to wait, begins or is withdrawn.
  void hear(Moment moment) {
    Deed deed = moment.event().entry().deed();
    boolean changes =
        deed instanceof Deed.Start
            || deed instanceof Deed.Resume
            || deed instanceof Deed.Withdrawal;
    if (changes) {
      change();
    }
  }

  /// Hears what another server has done. A game's second event lets it begin or withdraws it.
  void hear(News news) {
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
