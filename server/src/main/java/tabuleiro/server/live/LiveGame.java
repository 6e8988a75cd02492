package tabuleiro.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.PlayException;
import tabuleiro.play.Table;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.store.Downtime;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.PreparedReplies;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.seat.SeatInfo;

/// A game in progress. It handles one request at a time; a request is complete when its event is on
/// disk and every watcher has received it, so all watchers receive the events in the stored order.
/// Many games wait for the disk at the same time. Thread-safe.
public final class LiveGame {
  private final LiveGames games;
  private final GameStore store;
  private final String id;
  private final GameSeats seats;
  private final ReentrantLock lock = new ReentrantLock();

  /// A watcher may be removed while notifications are sent, when its socket has closed.
  private final List<Consumer<GameSnapshot>> watchers = new CopyOnWriteArrayList<>();

  /// Empty before the first use, and while it is unknown whether the store has accepted an event.
  private Optional<LiveGameState> state = Optional.empty();

  /// The end of the last downtime that the clock leaves out, in milliseconds since 1970.
  private long skippedUntilMillis;

  /// The number of the last event that the watchers have received.
  private int notifiedSequence = Integer.MAX_VALUE;

  LiveGame(LiveGames games, GameStore store, String id) {
    this.games = games;
    this.store = store;
    this.id = id;
    this.seats = new GameSeats(this, store.seats());
  }

  /// Returns the game's id.
  public String id() {
    return id;
  }

  /// Returns the game's last event.
  public ChainHead head() {
    return locked(LiveGameState::head);
  }

  /// Returns the result of a query. The query must neither change the table nor keep it.
  public <T> T query(Function<Table, T> query) {
    return locked(game -> query.apply(game.table()));
  }

  /// Returns the current state.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameSnapshot snapshot(long nowMillis) {
    return lockedAt(nowMillis, game -> game.snapshot(flagIfFallen(game, nowMillis)));
  }

  /// Returns the current state with all positions.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameView view(long nowMillis) {
    return lockedAt(
        nowMillis,
        game -> {
          LiveGameState latest = latest(game);
          return GameView.of(latest, flagIfFallen(latest, nowMillis));
        });
  }

  /// Returns the events after a number, in order.
  public List<GameEvent> events(int after) {
    return locked(game -> {
      LiveGameState known = after < game.head().sequence() ? game : latest(game);
      return known.events().stream().filter(event -> event.sequence() > after).toList();
    });
  }

  /// Performs the requested action, or rejects it. Waits for the disk, so call it on a virtual
  /// thread.
  ///
  /// @throws StoreException when the game cannot be read or the event cannot be stored. The outcome
  ///   is then unknown; repeating the request shows it.
  public RequestResult submit(ClientRequest request) {
    games.liveness().confirm(request.receivedMillis());
    return locked(game -> {
      RequestResult result = submit(game, request);
      if (result instanceof RequestResult.Rejected && hasMissedEvents()) {
        result = submit(load(), request);
      }
      performFollowUps(request.receivedMillis());
      return result;
    });
  }

  private RequestResult submit(LiveGameState game, ClientRequest request) {
    Optional<GameEvent> earlier = game.find(request.actor(), request.clientId());
    if (earlier.isPresent()) {
      EventContent content = earlier.get().content();
      return RequestResult.repeated(
          earlier.get(),
          content.isFrom(request.digest(), request.action().matches(content.action())));
    }
    flagIfFallen(game, request.receivedMillis());
    return game.isStale(request) ? RequestResult.stale(game.head()) : perform(game, request);
  }

  private LiveGameState latest(LiveGameState game) {
    return hasMissedEvents() ? load() : game;
  }

  /// Returns whether another server has stored events that this one has not heard of. The game is
  /// then read again.
  private boolean hasMissedEvents() {
    boolean hasMissed =
        store.isShared()
            && (state.isEmpty()
                || !store.events(id, state.get().head().sequence()).isEmpty()
                || resumeIfBothSeated(state.get(), games.scheduler().millis()));
    if (hasMissed) {
      state = Optional.empty();
    }
    return hasMissed;
  }

  private RequestResult perform(LiveGameState game, ClientRequest request) {
    EventContent content;
    try {
      content = game.apply(request);
    } catch (PlayException e) {
      return rejected(e.problem(), Optional.empty(), game);
    } catch (RulesException e) {
      return rejected(e.violation().withRule(), Optional.of(e.violation()), game);
    }
    return confirm(game, content, store.append(request.lastSeenSequence(), content));
  }

  private static RequestResult rejected(
      Message why, Optional<Violation> violation, LiveGameState game) {
    return new RequestResult.Rejected(RequestResult.Reason.ILLEGAL, why, violation, game.head());
  }

  /// Waits until the store has accepted the event that was already applied to the table. If it
  /// rejects the event, or if the outcome is unknown, the game is read again before its next use.
  private RequestResult confirm(
      LiveGameState game, EventContent content, CompletableFuture<RequestResult> stored) {
    state = Optional.empty();
    RequestResult result = GameStore.await(stored);
    // Another server may have stored the same request at another time; then the game is read again.
    if (result instanceof RequestResult.Accepted(GameEvent event)
        && event.content().equals(content)) {
      GameSnapshot snapshot = game.confirm(event);
      state = Optional.of(game);
      notifiedSequence = event.sequence();
      notifyWatchers(snapshot);
      games.notifyLocalChange(this, snapshot);
    }
    return result;
  }

  /// Performs what follows from an event: a prepared reply, the next game of a match, or a rematch.
  /// What fails here is done when the game is read again.
  private void performFollowUps(long nowMillis) {
    try {
      state.ifPresent(game -> performFollowUps(game, nowMillis));
    } catch (StoreException e) {
      state = Optional.empty();
    }
  }

  private void performFollowUps(LiveGameState game, long nowMillis) {
    if (ClockSnapshot.isCorrespondence(game.table().setup().timeControl())) {
      PreparedReplyCheck.due(game, side -> store.preparedReplies(id, side))
          .ifPresent(request -> perform(game, request));
    }
    if (game.isOver() && !game.hasSuccessor()) {
      long now = game.advanceClock(nowMillis);
      GameInfo info = store.info(id).orElseThrow();
      NextGame.of(game, info, earlier -> LiveGameState.of(store.history(earlier)), now)
          .ifPresent(next -> startNextGame(game, next, now));
    }
  }

  private void startNextGame(LiveGameState game, NextGame next, long now) {
    ServerAction continuation = new ServerAction.Continuation(next.id());
    ClientRequest request = game.serverRequest("next", continuation, now);
    EventContent content = game.apply(request);
    ServerAction.Start start = new ServerAction.Start(next.text());
    RequestResult result =
        confirm(
            game,
            content,
            store.createNext(request.lastSeenSequence(), content, next.info(), start));
    if (result instanceof RequestResult.Accepted) {
      games.announce(next.id(), now);
    }
  }

  /// Replaces the replies that a player has prepared for the opponent's next move.
  ///
  /// @param replies pairs of the opponent's move and the reply, as texts
  /// @throws tabuleiro.play.TableException when this is not a correspondence game, or it is not the
  ///   opponent's turn
  /// @throws RulesException when one of the moves is not legal
  public void setPreparedReplies(Side side, List<Map.Entry<String, String>> replies) {
    PreparedReplies prepared = locked(game -> PreparedReplyCheck.check(game, side, replies));
    GameStore.await(store.savePreparedReplies(id, side, prepared));
  }

  /// Returns the prepared replies of a player that apply to the current position, by the opponent's
  /// move.
  public Map<String, String> preparedReplies(Side side) {
    String position = locked(game -> game.table().position().format());
    return store
        .preparedReplies(id, side)
        .filter(prepared -> prepared.position().equals(position))
        .map(PreparedReplies::replies)
        .orElse(Map.of());
  }

  /// Ends the game if a player has run out of time.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return when to check again, in milliseconds since 1970; empty when no time runs
  public Optional<Long> checkClock(long nowMillis) {
    return snapshot(nowMillis).clock().flagFallMillis();
  }

  private long flagIfFallen(LiveGameState game, long millis) {
    long now = game.advanceClock(millis);
    if (game.isFlagPending()) {
      perform(game, game.serverRequest("flag", new ServerAction.FlagFall(), now));
      performFollowUps(now);
    }
    return now;
  }

  /// Returns the seats of the game.
  public GameSeats seats() {
    return seats;
  }

  /// Starts the game if both seats are taken; a computer's seat always is. If that fails it is done
  /// later.
  void startOrLater(long nowMillis) {
    try {
      startIfBothSeated(nowMillis);
    } catch (StoreException e) {
      games.startLater(id);
      throw e;
    }
  }

  /// Starts the game if both seats are taken; a computer's seat always is.
  public void startIfBothSeated(long nowMillis) {
    locked(game -> resumeIfBothSeated(game, nowMillis));
  }

  /// Returns whether the game was to be started.
  private boolean resumeIfBothSeated(LiveGameState game, long nowMillis) {
    boolean isDue =
        !game.hasStarted()
            && !game.isOver()
            && store.seats().ofGame(id).stream().allMatch(SeatInfo::isTaken);
    if (isDue) {
      perform(game, game.serverRequest("resume", new ServerAction.Resume(), nowMillis));
    }
    return isDue;
  }

  /// Leaves the downtimes since the last event out of the clock.
  private void skipDowntimes(LiveGameState game) {
    long end = games.liveness().downtimeEndMillis();
    long lastEvent = game.events().getLast().content().timeMillis();
    for (Downtime downtime : store.downtimesAfter(Math.max(skippedUntilMillis, lastEvent))) {
      skip(game, downtime);
    }
    skippedUntilMillis = end;
  }

  /// Leaves a downtime out of the clock. A pause without an end means that a server stopped while
  /// it did this.
  private void skip(LiveGameState game, Downtime downtime) {
    flagIfFallen(game, downtime.fromMillis());
    if (game.isClockRunning()) {
      perform(game, game.serverRequest("pause", new ServerAction.Pause(), downtime.fromMillis()));
    }
    if (game.events().getLast().content().action() instanceof ServerAction.Pause) {
      perform(game, game.serverRequest("resume", new ServerAction.Resume(), downtime.toMillis()));
    }
  }

  /// Passes the current state to a consumer while no event can be stored, so that it can start
  /// watching without a gap.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @param work must return quickly
  public void withView(long nowMillis, Consumer<GameView> work) {
    lockedAt(
        nowMillis,
        game -> {
          GameView view = GameView.of(game, flagIfFallen(game, nowMillis));
          work.accept(view);
          return view;
        });
  }

  /// Notifies a watcher of each event after a number, in order and without a gap, including future
  /// events. Past events cost a replay of the game.
  ///
  /// @param watcher is called on the thread that stores an event; it must return quickly and not
  ///   throw
  /// @return removes the watcher
  public Runnable watch(int after, Consumer<GameSnapshot> watcher) {
    return locked(game -> {
      // A client of another server may have seen events that this one has not read.
      LiveGameState known = after <= game.head().sequence() ? game : latest(game);
      if (after < known.head().sequence()) {
        LiveGameState.of(known.events(), after, watcher);
      }
      watchers.add(watcher);
      return () -> unwatch(watcher);
    });
  }

  /// Reads the events that another server has stored, and notifies all watchers.
  ///
  /// @throws StoreException when the game cannot be read; it is then read before its next use
  void catchUp() {
    lock.lock();
    try {
      boolean isUpToDate =
          state.isPresent() && store.events(id, state.get().head().sequence()).isEmpty();
      if (!isUpToDate) {
        state = Optional.empty();
        load();
      }
    } finally {
      lock.unlock();
    }
  }

  private void unwatch(Consumer<GameSnapshot> watcher) {
    lock.lock();
    try {
      watchers.remove(watcher);
    } finally {
      lock.unlock();
    }
  }

  private void notifyWatchers(GameSnapshot snapshot) {
    watchers.forEach(watcher -> watcher.accept(snapshot));
  }

  /// Notifies watchers and observers of an event that was read from the store.
  private void notifyOfRemoteChange(GameSnapshot snapshot) {
    notifyWatchers(snapshot);
    games.notifyRemoteChange(this, snapshot);
  }

  private <T> T locked(Function<LiveGameState, T> work) {
    lock.lock();
    try {
      return work.apply(load());
    } finally {
      lock.unlock();
    }
  }

  /// Does work with the game at a moment. Before a flag can fall, the downtimes must be known.
  private <T> T lockedAt(long nowMillis, Function<LiveGameState, T> work) {
    lock.lock();
    try {
      if (load().isFlagDue(nowMillis)) {
        games.liveness().confirm(nowMillis);
      }
      return work.apply(load());
    } finally {
      lock.unlock();
    }
  }

  /// Returns the game. If necessary it is read again, with notifications of the events of other
  /// servers, and all pending actions are performed.
  private LiveGameState load() {
    boolean isRead = state.isEmpty();
    if (isRead || skippedUntilMillis < games.liveness().downtimeEndMillis()) {
      LiveGameState read = isRead ? reload() : state.get();
      skipDowntimes(read);
      performFollowUps(read.events().getLast().content().timeMillis());
    }
    // A pending action may have failed, or another server may have performed it.
    return state.isPresent() ? state.get() : reload();
  }

  private LiveGameState reload() {
    LiveGameState read =
        LiveGameState.of(store.history(id), notifiedSequence, this::notifyOfRemoteChange);
    state = Optional.of(read);
    notifiedSequence = read.head().sequence();
    skippedUntilMillis = 0; // Another server may have stored an event within a known downtime.
    return read;
  }
}
