package tabuleiro.server.game.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.server.game.event.EventContent;
import tabuleiro.server.game.event.GameEvent;
import tabuleiro.server.game.event.PlayerAction;
import tabuleiro.server.game.event.RequestResult;
import tabuleiro.server.game.event.ServerAction;
import tabuleiro.server.game.store.Downtime;
import tabuleiro.server.game.store.GameInfo;
import tabuleiro.server.game.store.GameStore;
import tabuleiro.server.game.store.SeatInfo;
import tabuleiro.server.kernel.database.Store;
import tabuleiro.server.kernel.database.StoreException;

/// The state of a game in memory, kept equal to its events in the store, which other servers may
/// write too. Not thread-safe: [LiveGame] has the lock.
final class SyncedGame {
  /// How often a game is read again when pending actions fail. A guess: other servers are seldom
  /// faster twice.
  private static final int MAX_READS = 4;

  /// How long an event may wait until it is stored, at the expense of the opponent. A guess: much
  /// more than a slow database takes.
  private static final Duration MAX_WAIT = Duration.ofSeconds(2);

  private final LiveGame game;
  private final LiveGames games;
  private final GameStore store;

  /// A watcher may be removed while notifications are sent, when its socket has closed.
  private final List<Consumer<GameSnapshot>> watchers = new CopyOnWriteArrayList<>();

  /// Empty before the first use, and while it is unknown whether the store has accepted an event.
  private Optional<LiveGameState> state = Optional.empty();

  /// The end of the last downtime that the clock leaves out, in milliseconds since 1970.
  private long skippedUntilMillis;

  /// When the last event was written to the store, in milliseconds since 1970. Set by the thread
  /// that writes.
  private volatile long writtenMillis;

  /// The number of the last event that the watchers have received.
  private int notifiedSequence = Integer.MAX_VALUE;

  /// @param game the game, as the observers of all games receive it
  SyncedGame(LiveGame game, LiveGames games, GameStore store) {
    this.game = game;
    this.games = games;
    this.store = store;
  }

  /// Performs a request, and what follows from it; see [LiveGame#submit].
  RequestResult submit(ClientRequest request) {
    RequestResult result = submit(load(), request);
    if (result instanceof RequestResult.Rejected && hasMissedEvents()) {
      result = submit(load(), request);
    }
    performFollowUps(request.receivedMillis());
    return result;
  }

  /// A request that has waited through a downtime counts from its end: the clock, which it may
  /// start, has left the downtime out already.
  private RequestResult submit(LiveGameState current, ClientRequest received) {
    ClientRequest request = received.notBefore(skippedUntilMillis);
    Optional<GameEvent> earlier = current.find(request.actor(), request.clientId());
    if (earlier.isPresent()) {
      EventContent content = earlier.get().content();
      return RequestResult.repeated(
          earlier.get(),
          content.isFrom(request.digest(), request.action().matches(content.action())));
    }
    enforceTime(current, request.receivedMillis());
    if (current.isStale(request)) {
      return RequestResult.stale(current.head());
    }
    RequestResult result = perform(current, request);
    if (result instanceof RequestResult.Accepted) {
      skipWait(current, request.receivedMillis());
    }
    return result;
  }

  /// Leaves the time out of the clock that an event has waited until it was stored, if it is long:
  /// its server was paused while others went on, so that no downtime is recorded, and the opponent
  /// could not know of the event. What the server waits after that counts, because the opponent can
  /// use another server.
  private void skipWait(LiveGameState current, long receivedMillis) {
    if (writtenMillis - receivedMillis >= MAX_WAIT.toMillis()) {
      skip(current, new Downtime(receivedMillis, writtenMillis));
    }
  }

  /// Returns the state with all events that are stored.
  LiveGameState latest(LiveGameState known) {
    return hasMissedEvents() ? load() : known;
  }

  /// Returns whether another server has stored events that this one has not heard of. The game is
  /// then read again.
  private boolean hasMissedEvents() {
    boolean hasMissed =
        store.isShared()
            && (state.isEmpty()
                || !store.events(game.id(), state.get().head().sequence()).isEmpty()
                || startIfBothSeated(state.get(), games.scheduler().millis()));
    if (hasMissed) {
      state = Optional.empty();
    }
    return hasMissed;
  }

  private RequestResult perform(LiveGameState current, ClientRequest request) {
    EventContent content;
    try {
      content = current.apply(request);
    } catch (PlayException e) {
      return rejected(e.problem(), Optional.empty(), current);
    } catch (RulesException e) {
      return rejected(e.violation().withRule(), Optional.of(e.violation()), current);
    }
    GameSnapshot after = current.snapshot(content.timeMillis());
    return confirm(
        current,
        content,
        store.append(
            current.head().sequence(),
            content,
            after.dueMillis(),
            games.changes(content, after, current.table()::positions),
            () -> writtenMillis = games.scheduler().millis()));
  }

  private static RequestResult rejected(
      Message why, Optional<Violation> violation, LiveGameState current) {
    return new RequestResult.Rejected(RequestResult.Reason.ILLEGAL, why, violation, current.head());
  }

  /// Waits until the store has accepted the event that was already applied to the table. If it
  /// rejects the event, or if the outcome is unknown, the game is read again before its next use.
  private RequestResult confirm(
      LiveGameState current, EventContent content, CompletableFuture<RequestResult> stored) {
    state = Optional.empty();
    RequestResult result;
    try {
      result = Store.await(stored);
    } catch (StoreException e) {
      games.catchUpLater(game); // The event may be stored, and its watchers wait for it.
      throw e;
    }
    // Another server may have stored the same request at another time; then the game is read again.
    if (result instanceof RequestResult.Accepted(GameEvent event)
        && event.content().equals(content)) {
      if (content.action() instanceof PlayerAction.Swap) {
        game.seats().refresh();
      }
      GameSnapshot snapshot = current.confirm(event);
      state = Optional.of(current);
      notifiedSequence = event.sequence();
      notifyWatchers(snapshot);
      games.notifyLocalChange(game, snapshot);
    }
    return result;
  }

  /// Performs what follows from an event: a prepared reply, the next game of a match, or a rematch.
  /// What fails here is done soon, when the game is read again.
  private void performFollowUps(long nowMillis) {
    try {
      state.ifPresent(current -> performFollowUps(current, nowMillis));
    } catch (StoreException e) {
      state = Optional.empty();
      games.resumeLater(game.id());
    }
  }

  private void performFollowUps(LiveGameState current, long nowMillis) {
    if (current.table().setup().timeControls().isCorrespondence()) {
      PreparedReplyCheck.due(current, side -> store.preparedReplies().find(game.id(), side))
          .ifPresent(request -> perform(current, request));
    }
    if (current.isOver() && !current.hasSuccessor()) {
      long now = current.advanceClock(nowMillis);
      GameInfo info = store.info(game.id()).orElseThrow();
      NextGame.of(current, info, earlier -> LiveGameState.of(store.history(earlier)), now)
          .ifPresent(next -> startNextGame(current, next, now));
    }
  }

  private void startNextGame(LiveGameState current, NextGame next, long now) {
    ServerAction continuation = new ServerAction.Continuation(next.id());
    ClientRequest request = current.serverRequest(continuation, now);
    EventContent content = current.apply(request);
    ServerAction.Start start = new ServerAction.Start(next.text());
    RequestResult result =
        confirm(
            current,
            content,
            store.createNext(request.lastSeenSequence(), content, next.info(), start));
    if (result instanceof RequestResult.Accepted) {
      // The players see the game from now on, even if it should have followed long ago.
      games.announce(next.id(), Math.max(now, games.scheduler().millis()));
    }
  }

  /// Ends the game if a player has run out of time, on the clock or for their first move.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  long enforceTime(LiveGameState current, long millis) {
    long now = current.advanceClock(millis);
    Optional<ServerAction> due = current.dueAction(now);
    if (due.isPresent()) {
      perform(current, current.serverRequest(due.get(), now));
      performFollowUps(now);
    }
    return now;
  }

  /// Starts the game if both seats are taken, after the last downtime at the earliest: what was
  /// requested before it may have waited. Returns whether that was to be done.
  boolean startIfBothSeated(LiveGameState current, long nowMillis) {
    boolean isDue =
        !current.hasStarted()
            && !current.isOver()
            && store.seats().ofGame(game.id()).stream().allMatch(SeatInfo::isTaken);
    if (isDue) {
      long millis = Math.max(nowMillis, skippedUntilMillis);
      perform(current, current.serverRequest(new ServerAction.Resume(), millis));
    }
    return isDue;
  }

  /// Leaves the downtimes since the last event out of the clock.
  private void skipDowntimes(LiveGameState current) {
    long end = games.liveness().downtimeEndMillis();
    long lastEvent = current.events().getLast().content().timeMillis();
    long known = Math.max(skippedUntilMillis, lastEvent);
    if (known < end) {
      store.heartbeats().downtimesAfter(known).forEach(downtime -> skip(current, downtime));
    }
    skippedUntilMillis = end;
  }

  /// Leaves a downtime out of the clock. A pause without an end means that a server stopped while
  /// it did this.
  private void skip(LiveGameState current, Downtime downtime) {
    enforceTime(current, downtime.fromMillis());
    if (current.isTimeRunning()) {
      perform(current, current.serverRequest(new ServerAction.Pause(), downtime.fromMillis()));
    }
    endPause(current, downtime.toMillis());
  }

  private void endPause(LiveGameState current, long millis) {
    if (current.events().getLast().content().action() instanceof ServerAction.Pause) {
      perform(current, current.serverRequest(new ServerAction.Resume(), millis));
    }
  }

  /// Reads the events that another server has stored, and notifies all watchers.
  ///
  /// @throws StoreException when the game cannot be read; it is then read before its next use
  void catchUp() {
    if (state.isEmpty()) {
      load();
      return;
    }
    LiveGameState current = state.get();
    List<GameEvent> missed = store.events(game.id(), current.head().sequence());
    if (!missed.isEmpty()) {
      state = Optional.empty();
      if (current.isContinuedBy(missed)) {
        current.addAll(missed, this::notifyOfRemoteChange);
        accept(current);
      }
      load();
    }
  }

  /// Adds a watcher, which first receives each event after a number.
  void watch(int after, Consumer<GameSnapshot> watcher) {
    LiveGameState current = load();
    // A client of another server may have seen events that this one has not read.
    LiveGameState known = after <= current.head().sequence() ? current : latest(current);
    if (after < known.head().sequence()) {
      LiveGameState.of(known.events(), after, watcher);
    }
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
    games.notifyRemoteChange(game, snapshot);
  }

  /// Returns the current state. If necessary the game is read again, with notifications of the
  /// events of other servers, and all pending actions are performed. Where one of them fails
  /// because another server was faster, the game is read once more: a downtime may be left to skip.
  LiveGameState load() {
    for (int attempt = 0; attempt < MAX_READS && !isCurrent(); attempt++) {
      LiveGameState read = state.isPresent() ? state.get() : reload();
      skipDowntimes(read);
      endPause(read, games.scheduler().millis()); // The store has failed after a pause was stored.
      performFollowUps(read.events().getLast().content().timeMillis());
    }
    return state.isPresent() ? state.get() : reload();
  }

  private boolean isCurrent() {
    return state.isPresent() && skippedUntilMillis >= games.liveness().downtimeEndMillis();
  }

  private LiveGameState reload() {
    LiveGameState read =
        LiveGameState.of(store.history(game.id()), notifiedSequence, this::notifyOfRemoteChange);
    accept(read);
    return read;
  }

  /// Makes a state with the events of other servers the current one.
  private void accept(LiveGameState read) {
    state = Optional.of(read);
    notifiedSequence = read.head().sequence();
    skippedUntilMillis = 0; // Another server may have stored an event within a known downtime.
  }
}
