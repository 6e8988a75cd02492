package tabuleiro.server.presence;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Which visitors are connected now, and which games they have open, on all servers that share the
/// database. Visitors are known by their ids as players. Thread-safe.
public final class VisitorPresence {
  /// How long a visitor who reloads a page still counts as connected.
  private static final Duration RELOAD = Duration.ofSeconds(2);

  /// How long it is known when a visitor left. A guess: longer than a new challenge waits for its
  /// maker.
  private static final Duration DEPARTURE = Duration.ofMinutes(2);

  private final PresenceStore database;
  private final MemberStore members;
  private final LiveServers servers;
  private final Scheduler scheduler;
  private final Debouncer renewal;
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

  /// The number of sockets of each visitor, by game.
  private final Map<String, Map<String, Integer>> sockets = new HashMap<>();

  /// The times at which visitors closed their last connection to this server, the earliest first.
  private final SequencedMap<String, Long> departures = new LinkedHashMap<>();

  /// @param servers the servers that share the store
  public VisitorPresence(Database database, LiveServers servers, Scheduler scheduler) {
    this.database = new PresenceStore(database);
    this.members = new MemberStore(database);
    this.servers = servers;
    this.scheduler = scheduler;
    this.renewal = new Debouncer(scheduler, Duration.ZERO, this::renew);
    servers.onRestore(renewal::request);
  }

  /// Returns the servers that share the database.
  public LiveServers servers() {
    return servers;
  }

  /// Adds a listener for visitors who open their first connection to this server, or close the
  /// last.
  ///
  /// @param listener receives the id of the visitor as a player, on a virtual thread
  public void onChange(Consumer<String> listener) {
    listeners.add(listener);
  }

  /// Adds a listener for other servers that start or stop, with all their visitors.
  public void onServerChange(Runnable listener) {
    servers.onChange(listener);
  }

  /// Counts a visitor as connected until the socket closes, and for a short time after it.
  ///
  /// @param game the id of the game that the socket shows; empty for the lobby
  public void connect(ClientSocket socket, String game) {
    socket
        .caller()
        .secret()
        .ifPresent(secret -> {
          VisitedGame visited = new VisitedGame(members.playerOf(secret).text(), game);
          boolean isBack = add(visited);
          socket.onClose(() -> {
            long closed = scheduler.millis();
            var _ = scheduler.schedule(() -> disconnect(visited, closed), RELOAD);
          });
          if (isBack) {
            scheduler.execute(() -> notifyListeners(visited.visitorHash()));
          }
        });
  }

  private void disconnect(VisitedGame visited, long closedMillis) {
    if (remove(visited)) {
      addDeparture(visited.visitorHash(), closedMillis);
      notifyListeners(visited.visitorHash());
    }
  }

  private synchronized void addDeparture(String visitorHash, long millis) {
    while (!departures.isEmpty()
        && departures.firstEntry().getValue() < millis - DEPARTURE.toMillis()) {
      departures.pollFirstEntry();
    }
    departures.putLast(visitorHash, millis);
  }

  /// Returns whether one of some visitors has closed their last connection to this server after a
  /// moment, at most two minutes ago.
  ///
  /// @param millis the moment, in milliseconds since 1970
  public synchronized boolean hasLeftSince(Collection<String> visitorHashes, long millis) {
    return visitorHashes.stream().anyMatch(hash -> departures.getOrDefault(hash, 0L) > millis);
  }

  private void notifyListeners(String visitorHash) {
    listeners.forEach(listener -> listener.accept(visitorHash));
  }

  /// Returns whether it is the visitor's first connection.
  private synchronized boolean add(VisitedGame visited) {
    Map<String, Integer> games =
        sockets.computeIfAbsent(visited.visitorHash(), _ -> new HashMap<>());
    boolean isFirst = games.isEmpty();
    if (games.merge(visited.game(), 1, Integer::sum) == 1 && servers.isShared()) {
      renewOnFailure(database.add(servers.id(), visited));
    }
    return isFirst;
  }

  /// Returns whether it was the visitor's last connection.
  private synchronized boolean remove(VisitedGame visited) {
    Map<String, Integer> games = sockets.getOrDefault(visited.visitorHash(), new HashMap<>());
    Integer left =
        games.computeIfPresent(visited.game(), (_, count) -> count == 1 ? null : count - 1);
    if (left == null && servers.isShared()) {
      renewOnFailure(database.remove(servers.id(), visited));
    }
    return games.isEmpty() && sockets.remove(visited.visitorHash()) != null;
  }

  /// Stores a change that could not be stored later, with all connections. Without it, other
  /// servers would show a visitor as connected, until this server ends, although they have left.
  private void renewOnFailure(CompletableFuture<?> change) {
    CompletableFuture<?> _ =
        change.whenComplete((_, failure) -> {
          if (failure != null) {
            renewal.request();
          }
        });
  }

  private void renew() {
    // The connections are read and the work is queued at once, so that no change gets between.
    CompletableFuture<Integer> stored;
    synchronized (this) {
      stored = database.replace(servers.id(), visited());
    }
    Database.await(stored);
  }

  /// Returns whether one of some visitors is connected.
  public boolean isConnected(Collection<String> visitorHashes) {
    return isConnectedHere(visitorHashes)
        || (servers.isShared() && database.isConnected(visitorHashes));
  }

  private synchronized boolean isConnectedHere(Collection<String> visitorHashes) {
    return visitorHashes.stream().anyMatch(sockets::containsKey);
  }

  /// Returns whether a visitor has a game open.
  public boolean hasOpen(String visitorHash, String game) {
    return hasOpenHere(visitorHash, game)
        || (servers.isShared() && database.hasOpen(new VisitedGame(visitorHash, game)));
  }

  private synchronized boolean hasOpenHere(String visitorHash, String game) {
    return sockets.getOrDefault(visitorHash, Map.of()).containsKey(game);
  }

  /// Returns the number of visitors who are connected.
  public int count() {
    return servers.isShared() ? database.countVisitors() : countHere();
  }

  private synchronized int countHere() {
    return sockets.size();
  }

  private List<VisitedGame> visited() {
    return sockets.entrySet().stream()
        .flatMap(visitor ->
            visitor.getValue().keySet().stream()
                .map(game -> new VisitedGame(visitor.getKey(), game)))
        .toList();
  }
}
