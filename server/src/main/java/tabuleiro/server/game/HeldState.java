package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.LiveGameState;

/// The state of a game in memory, which is read from its events in the store, and those who watch
/// it. Not thread-safe: [LiveGame] has the lock.
final class HeldState {
  private final String id;
  private final GameStore store;

  /// Receives the state after an event of another server.
  private final Consumer<GameSnapshot> observer;

  /// A watcher may be removed while notifications are sent, when its socket has closed.
  private final List<Consumer<GameSnapshot>> watchers = new CopyOnWriteArrayList<>();

  /// Empty before the first use, and while it is unknown whether the store has accepted an event.
  private Optional<LiveGameState> state = Optional.empty();

  /// The end of the last downtime that the clock leaves out, in milliseconds since 1970.
  private long skippedUntilMillis;

  /// The number of the last event that the watchers have received.
  private int notifiedSequence = Integer.MAX_VALUE;

  HeldState(String id, GameStore store, Consumer<GameSnapshot> observer) {
    this.id = id;
    this.store = store;
    this.observer = observer;
  }

  /// Returns the state; empty while it is unknown.
  Optional<LiveGameState> state() {
    return state;
  }

  /// Forgets the state, so that it is read again before its next use.
  void forget() {
    state = Optional.empty();
  }

  /// Returns the state. If necessary it is read, with notifications of the events of other servers.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the game cannot be read
  LiveGameState read() {
    if (state.isEmpty()) {
      accept(GameReplay.of(store.history(id), notifiedSequence, this::notifyOfRemoteChange));
    }
    return state.orElseThrow();
  }

  /// Adds the events that another server has stored to the state, which is known. The state is
  /// forgotten when they do not continue it. Returns whether there were any.
  boolean addMissedEvents() {
    LiveGameState current = state.orElseThrow();
    List<GameEvent> missed = missedEvents(current);
    if (!missed.isEmpty()) {
      forget();
      if (GameReplay.isContinued(current, missed)) {
        GameReplay.addAll(current, missed, 0, this::notifyOfRemoteChange);
        accept(current);
      }
    }
    return !missed.isEmpty();
  }

  /// Returns the events that another server has stored since the last one of a state.
  List<GameEvent> missedEvents(LiveGameState current) {
    return store.events(id, current.events().head().sequence());
  }

  /// Makes a state with the events of other servers the current one.
  private void accept(LiveGameState read) {
    state = Optional.of(read);
    notifiedSequence = read.events().head().sequence();
    skippedUntilMillis = 0; // Another server may have stored an event within a known downtime.
  }

  /// Makes a state with an event that is now stored the current one, and notifies the watchers.
  void accept(LiveGameState current, GameSnapshot snapshot) {
    state = Optional.of(current);
    notifiedSequence = snapshot.event().sequence();
    notifyWatchers(snapshot);
  }

  /// Returns the end of the last downtime that the clock leaves out, in milliseconds since 1970.
  long skippedUntilMillis() {
    return skippedUntilMillis;
  }

  void setSkippedUntilMillis(long millis) {
    skippedUntilMillis = millis;
  }

  void watch(Consumer<GameSnapshot> watcher) {
    watchers.add(watcher);
  }

  void unwatch(Consumer<GameSnapshot> watcher) {
    watchers.remove(watcher);
  }

  private void notifyWatchers(GameSnapshot snapshot) {
    watchers.forEach(watcher -> watcher.accept(snapshot));
  }

  /// Notifies watchers and observers of an event that was read from the store.
  private void notifyOfRemoteChange(GameSnapshot snapshot) {
    notifyWatchers(snapshot);
    observer.accept(snapshot);
  }
}
