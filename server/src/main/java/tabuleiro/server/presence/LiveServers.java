package tabuleiro.server.presence;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The servers on one database that are alive. Each gives a sign of life every second, and learns
/// of the others' then. Thread-safe.
public final class LiveServers implements AutoCloseable {
  private static final Duration BEAT = Duration.ofSeconds(1);

  /// How long a server counts as alive after its last sign of life. A guess: some lost signs are
  /// tolerated, and what a server has left that was killed is taken over within five seconds.
  private static final Duration DEADLINE = Duration.ofSeconds(4);

  private final LiveServerStore store;
  private final boolean isShared;
  private final Scheduler scheduler;
  private final StoredServer self;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final List<Runnable> restorers = new CopyOnWriteArrayList<>();
  private volatile boolean isClosed;
  private volatile List<StoredServer> alive;

  /// @param store connects the servers that share it
  /// @param role what this server does
  public LiveServers(Database store, Scheduler scheduler, ServerRole role) {
    this.self = new StoredServer(Tokens.token(), role);
    this.alive = List.of(self);
    this.store = new LiveServerStore(store);
    this.isShared = store.isShared();
    this.scheduler = scheduler;
    if (isShared) {
      beat();
      scheduler.scheduleAtFixedRate(this::beat, BEAT, BEAT);
    }
  }

  /// Returns whether other servers may use the same database.
  boolean isShared() {
    return isShared;
  }

  /// Returns the id of this server.
  String id() {
    return self.id();
  }

  /// Returns the place of this server among the live ones that compute moves, in an order of the
  /// game's own: 0 for the server that should compute the game's moves.
  public int rank(String game) {
    List<String> engines =
        alive.stream()
            .filter(server -> server.role().computesMoves())
            .map(StoredServer::id)
            .toList();
    return RendezvousHash.rank(game, id(), engines);
  }

  /// Returns whether a live server leaves its computer players' moves to others.
  public boolean isAnyWithoutEngines() {
    return alive.stream().anyMatch(server -> !server.role().computesMoves());
  }

  /// Adds a listener for other servers that start or stop, with all their connections.
  ///
  /// @param listener is called on a virtual thread
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Adds an action for the moment in which nothing is stored of this server, because it is new or
  /// others have not heard of it for long. The action stores its connections.
  void onRestore(Runnable restorer) {
    restorers.add(restorer);
  }

  /// Records that this server is alive.
  private void beat() {
    if (isClosed) {
      return;
    }
    CompletableFuture<?> _ =
        store.beat(self, scheduler::millis, DEADLINE.toMillis()).thenAccept(this::update);
  }

  /// Handles a change by another server, which may have stopped.
  public void onRemoteChange(RemoteChange change) {
    if (change.isOfServers()) {
      beat();
    }
  }

  private synchronized void update(StoredBeat beat) {
    if (beat.isNew()) {
      restorers.forEach(scheduler::execute);
    }
    if (!beat.servers().equals(alive)) {
      alive = beat.servers();
      listeners.forEach(scheduler::execute);
    }
  }

  /// Removes this server, and its connections. Does nothing when it is called again.
  @Override
  public void close() {
    if (isShared && !isClosed) {
      isClosed = true;
      store.remove(id()).exceptionally(_ -> 0).join();
    }
  }
}
