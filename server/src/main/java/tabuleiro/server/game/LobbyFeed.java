package tabuleiro.server.game;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The clients that watch the lobby. They receive the list when they connect and when it changes.
/// Thread-safe.
final class LobbyFeed {
  /// How long changes are collected before they are sent. A guess: short enough not to be noticed.
  private static final Duration COLLECT_TIME = Duration.ofMillis(200);

  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final GameLists lists;
  private final Scheduler scheduler;
  private final Duration deadline;
  private final AtomicLong arrivals = new AtomicLong();

  /// By the order of their arrival.
  private final Map<Long, ClientSocket> sockets = new ConcurrentSkipListMap<>();

  private final AtomicBoolean isDue = new AtomicBoolean();
  private final AtomicBoolean isExpiryDue = new AtomicBoolean();

  /// @param deadline how long the maker of a new challenge has time to connect
  LobbyFeed(GameLists lists, Scheduler scheduler, Duration deadline) {
    this.lists = lists;
    this.scheduler = scheduler;
    this.deadline = deadline;
  }

  void open(ClientSocket socket) {
    long number = arrivals.incrementAndGet();
    sockets.put(number, socket);
    socket.onClose(() -> sockets.remove(number));
    send(socket);
  }

  private void send(ClientSocket socket) {
    GameListJson list = lists.lobby(socket.caller());
    socket.send(JsonText.format(list));
    long since = scheduler.millis() - deadline.toMillis();
    if (list.games().stream().anyMatch(game -> game.createdMillis() >= since)) {
      scheduleExpiry();
    }
  }

  /// Sends the list again when the makers of new challenges must have connected: one who never does
  /// causes no other change.
  private void scheduleExpiry() {
    if (isExpiryDue.compareAndSet(false, true)) {
      Future<?> _ =
          scheduler.schedule(
              () -> {
                isExpiryDue.set(false);
                scheduleUpdate();
              },
              deadline);
    }
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

  /// Handles a change by another server.
  void onChange(RemoteChange change) {
    if (change.isOfChallenge()) {
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
    try {
      sockets.values().forEach(this::send);
    } catch (StoreException e) {
      Future<?> _ = scheduler.schedule(this::scheduleUpdate, RETRY_DELAY);
    }
  }
}
