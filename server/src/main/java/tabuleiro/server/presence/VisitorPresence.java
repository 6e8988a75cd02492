package tabuleiro.server.presence;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.visitor.PresenceStore;
import tabuleiro.server.store.visitor.VisitedGame;

/// Which visitors are connected now, and which games they have open, on all servers that share the
/// database. Visitors are known by the hashes of their secrets. Thread-safe.
public final class VisitorPresence implements AutoCloseable {
  /// How long a visitor who reloads a page still counts as connected.
  private static final Duration RELOAD = Duration.ofSeconds(2);

  private static final Duration BEAT = Duration.ofSeconds(4);

  /// How long the connections of a server without a sign of life are believed. A guess: some lost
  /// signs are tolerated, and few players wait for a maker whose server has crashed.
  private static final Duration DEADLINE = Duration.ofSeconds(15);

  private final PresenceStore store;
  private final boolean isShared;
  private final Scheduler scheduler;
  private final String server = Secrets.token();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private final List<Runnable> serverListeners = new CopyOnWriteArrayList<>();

  /// The number of sockets of each visitor, by game.
  private final Map<String, Map<String, Integer>> sockets = new HashMap<>();

  private List<String> servers = List.of();
  private final AtomicBoolean isRenewalDue = new AtomicBoolean();

  /// @param store connects the servers that share it
  public VisitorPresence(GameStore store, Scheduler scheduler) {
    this.store = store.presence();
    this.isShared = store.isShared();
    this.scheduler = scheduler;
    if (isShared) {
      beat();
      scheduler.scheduleAtFixedRate(this::beat, BEAT, BEAT);
    }
  }

  /// Adds a listener for visitors who open their first connection to this server, or close the
  /// last.
  ///
  /// @param listener receives the hash of the visitor's secret, on a virtual thread
  public void onChange(Consumer<String> listener) {
    listeners.add(listener);
  }

  /// Adds a listener for other servers that start or stop, with all their visitors.
  public void onServerChange(Runnable listener) {
    serverListeners.add(listener);
  }

  /// Counts a visitor as connected until the socket closes, and for a short time after it.
  ///
  /// @param game the id of the game that the socket shows; empty for the lobby
  public void connect(ClientSocket socket, String game) {
    socket
        .caller()
        .secret()
        .ifPresent(secret -> {
          VisitedGame visited = new VisitedGame(Secrets.sha256(secret), game);
          boolean isBack = add(visited);
          socket.onClose(() -> {
            var _ = scheduler.schedule(() -> disconnect(visited), RELOAD);
          });
          if (isBack) {
            scheduler.execute(() -> notifyListeners(visited.visitorHash()));
          }
        });
  }

  private void disconnect(VisitedGame visited) {
    if (remove(visited)) {
      notifyListeners(visited.visitorHash());
    }
  }

  private void notifyListeners(String visitorHash) {
    listeners.forEach(listener -> listener.accept(visitorHash));
  }

  /// Returns whether it is the visitor's first connection.
  private synchronized boolean add(VisitedGame visited) {
    Map<String, Integer> games =
        sockets.computeIfAbsent(visited.visitorHash(), _ -> new HashMap<>());
    boolean isFirst = games.isEmpty();
    if (games.merge(visited.game(), 1, Integer::sum) == 1 && isShared) {
      renewOnFailure(store.add(server, visited));
    }
    return isFirst;
  }

  /// Returns whether it was the visitor's last connection.
  private synchronized boolean remove(VisitedGame visited) {
    Map<String, Integer> games = sockets.getOrDefault(visited.visitorHash(), new HashMap<>());
    Integer left =
        games.computeIfPresent(visited.game(), (_, count) -> count == 1 ? null : count - 1);
    if (left == null && isShared) {
      renewOnFailure(store.remove(server, visited));
    }
    return games.isEmpty() && sockets.remove(visited.visitorHash()) != null;
  }

  /// Stores a change that could not be stored with the next sign of life. Without it, other servers
  /// would show a visitor as connected, until this server ends, although that visitor has left.
  private void renewOnFailure(CompletableFuture<?> change) {
    CompletableFuture<?> _ =
        change.whenComplete((_, failure) -> {
          if (failure != null) {
            isRenewalDue.set(true);
          }
        });
  }

  /// Returns whether one of some visitors is connected.
  public boolean isConnected(Collection<String> visitorHashes) {
    return isConnectedHere(visitorHashes)
        || (isShared && store.isConnected(visitorHashes, sinceMillis()));
  }

  private synchronized boolean isConnectedHere(Collection<String> visitorHashes) {
    return visitorHashes.stream().anyMatch(sockets::containsKey);
  }

  /// Returns whether a visitor has a game open.
  public boolean hasOpen(String visitorHash, String game) {
    return hasOpenHere(visitorHash, game)
        || (isShared && store.hasOpen(new VisitedGame(visitorHash, game), sinceMillis()));
  }

  private synchronized boolean hasOpenHere(String visitorHash, String game) {
    return sockets.getOrDefault(visitorHash, Map.of()).containsKey(game);
  }

  private long sinceMillis() {
    return scheduler.millis() - DEADLINE.toMillis();
  }

  /// Records that this server is alive.
  private void beat() {
    // The connections are read and the work is queued at once, so that no change gets between.
    CompletableFuture<List<String>> alive;
    boolean isRenewing = isRenewalDue.getAndSet(false);
    synchronized (this) {
      alive = store.beat(server, visited(), isRenewing, scheduler.millis(), sinceMillis());
    }
    if (isRenewing) {
      renewOnFailure(alive);
    }
    CompletableFuture<?> _ = alive.thenAccept(this::update);
  }

  private List<VisitedGame> visited() {
    return sockets.entrySet().stream()
        .flatMap(visitor ->
            visitor.getValue().keySet().stream()
                .map(game -> new VisitedGame(visitor.getKey(), game)))
        .toList();
  }

  private synchronized void update(List<String> alive) {
    if (!alive.equals(servers)) {
      servers = alive;
      serverListeners.forEach(scheduler::execute);
    }
  }

  /// Removes the connections of this server.
  @Override
  public void close() {
    if (isShared) {
      store.removeServer(server).exceptionally(_ -> 0).join();
    }
  }
}
