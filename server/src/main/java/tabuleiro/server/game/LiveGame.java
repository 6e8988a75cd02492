package tabuleiro.server.game;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.NextGame;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.server.kernel.database.Store;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.view.game.SeatInfo;

/// A game in progress, kept equal to its events in the store, which other servers may write too. It
/// handles one request at a time; a request is complete when its event is on disk and every watcher
/// has received it, so all watchers receive the events in the stored order. Many games wait for the
/// disk at the same time. Thread-safe.
public final class LiveGame {
  /// How often a game is read again when pending actions fail. A guess: other servers are seldom
  /// faster twice.
  private static final int MAX_READS = 4;

  /// How long an event may wait until it is stored, at the expense of the opponent. A guess: much
  /// more than a slow database takes.
  private static final Duration MAX_WAIT = Duration.ofSeconds(2);

  private final LiveGames games;
  private final GameStore store;
  private final String id;
  private final GameSeats seats;
  private final HeldState held;
  private final ReentrantLock lock = new ReentrantLock();

  /// When the last event was written to the store, in milliseconds since 1970. Set by the thread
  /// that writes.
  private volatile long writtenMillis;

  LiveGame(LiveGames games, GameStore store, String id) {
    this.games = games;
    this.store = store;
    this.id = id;
    this.seats = new GameSeats(this, store.seats(), store.isShared());
    this.held = new HeldState(id, store, snapshot -> games.notifyRemoteChange(this, snapshot));
  }

  /// Returns the game's id.
  public String id() {
    return id;
  }

  /// Returns the game's last event.
  public ChainHead head() {
    return locked(game -> game.events().head());
  }

  /// Returns the game's place in a series, which never changes.
  public GameSeries series() {
    return locked(LiveGameState::series);
  }

  /// Returns the result of a query. The query must neither change the table nor keep it.
  public <T> T query(Function<GameSession, T> query) {
    return locked(game -> query.apply(game.session()));
  }

  /// Returns the current state.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameSnapshot snapshot(long nowMillis) {
    return lockedAt(nowMillis, game -> game.snapshot(enforceTime(game, nowMillis)));
  }

  /// Returns the current state with all positions.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameView view(long nowMillis) {
    return lockedAt(
        nowMillis,
        game -> {
          LiveGameState latest = latest(game);
          return GameView.of(latest, enforceTime(latest, nowMillis));
        });
  }

  /// Returns the events after a number, in order.
  public List<GameEvent> events(int after) {
    return locked(game -> {
      LiveGameState known = after < game.events().head().sequence() ? game : latest(game);
      return known.events().all().stream().filter(event -> event.sequence() > after).toList();
    });
  }

  /// Returns the number of moves played after an event of this game, which differs from that before
  /// it when the event is a move or takes moves back.
  public int plyAfter(GameEvent event) {
    return locked(game -> game.events().plyAfter(event.sequence()));
  }

  /// Performs the requested action, or rejects it. Waits for the disk, so call it on a virtual
  /// thread.
  ///
  /// @throws StoreException when the game cannot be read or the event cannot be stored. The outcome
  ///   is then unknown; repeating the request shows it.
  public RequestResult submit(ClientRequest request) {
    ClientRequest confirmed = request.receivedAt(confirm(request.receivedMillis()));
    return locked(() -> perform(confirmed));
  }

  /// Replaces the replies that a player has prepared for the opponent's next move.
  ///
  /// @param replies pairs of the opponent's move and the reply, as texts
  /// @throws tabuleiro.play.session.SessionException when this is not a correspondence game, or it
  ///   is not the opponent's turn
  /// @throws RulesException when one of the moves is not legal
  public void setPreparedReplies(Side side, List<Map.Entry<String, String>> replies) {
    PreparedReplies prepared =
        locked(game -> PreparedReplyCheck.check(game.session(), side, replies));
    Store.await(store.preparedReplies().save(id, side, prepared));
  }

  /// Returns the prepared replies of a player that apply to the current position, by the opponent's
  /// move.
  public Map<String, String> preparedReplies(Side side) {
    String position = locked(game -> game.session().position().format());
    return store
        .preparedReplies()
        .find(id, side)
        .filter(prepared -> prepared.position().equals(position))
        .map(PreparedReplies::replies)
        .orElse(Map.of());
  }

  /// Ends the game if a player has run out of time, on the clock or for their first move.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return when to check again, in milliseconds since 1970; empty when no time runs
  public Optional<Long> checkClock(long nowMillis) {
    return snapshot(nowMillis).clock().deadlineMillis();
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
      games.resumeLater(id);
      throw e;
    }
  }

  /// Starts the game if both seats are taken; a computer's seat always is.
  public void startIfBothSeated(long nowMillis) {
    long millis = confirm(nowMillis);
    locked(game -> startIfBothSeated(game, millis));
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
          GameView view = GameView.of(game, enforceTime(game, nowMillis));
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
    return locked(() -> {
      LiveGameState current = load();
      // A client of another server may have seen events that this one has not read.
      LiveGameState known = after <= current.events().head().sequence() ? current : latest(current);
      if (after < known.events().head().sequence()) {
        GameReplay.of(known.events().all(), after, watcher);
      }
      held.watch(watcher);
      return () -> unwatch(watcher);
    });
  }

  /// Reads the events that another server has stored, and notifies all watchers.
  ///
  /// @throws StoreException when the game cannot be read; it is then read before its next use
  void catchUp() {
    locked(() -> {
      boolean isKnown = held.state().isPresent() && !held.addMissedEvents();
      return isKnown || load().isOver();
    });
  }

  /// Makes sure that all downtimes before a moment are known. The clock may have been set forward
  /// since the moment was read, or be set forward by this.
  ///
  /// @return the moment by the clock as it is set now, in milliseconds since 1970
  private long confirm(long millis) {
    long adjusted;
    do {
      adjusted = games.scheduler().adjust(millis);
      games.liveness().confirm(adjusted);
    } while (games.scheduler().adjust(millis) != adjusted);
    return adjusted;
  }

  /// Performs a request, and what follows from it.
  private RequestResult perform(ClientRequest request) {
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
    ClientRequest request = received.notBefore(held.skippedUntilMillis());
    Optional<GameEvent> earlier = current.events().find(request.actor(), request.clientId());
    if (earlier.isPresent()) {
      EventContent content = earlier.get().content();
      return RequestResult.repeated(
          earlier.get(),
          content.isFrom(request.digest(), request.action().matches(content.action())));
    }
    enforceTime(current, request.receivedMillis());
    if (current.events().isStale(request)) {
      return RequestResult.stale(current.events().head());
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
  private LiveGameState latest(LiveGameState known) {
    return hasMissedEvents() ? load() : known;
  }

  /// Returns whether another server has stored events that this one has not heard of. The game is
  /// then read again.
  private boolean hasMissedEvents() {
    boolean hasMissed =
        store.isShared()
            && held.state()
                .map(known ->
                    !held.missedEvents(known).isEmpty()
                        || startIfBothSeated(known, games.scheduler().millis()))
                .orElse(true);
    if (hasMissed) {
      held.forget();
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
        after,
        store.append(
            current.events().head(),
            content,
            after.dueMillis(),
            games.changes(content, after, current.session()::positions),
            () -> writtenMillis = games.scheduler().millis()));
  }

  private static RequestResult rejected(
      Message why, Optional<Violation> violation, LiveGameState current) {
    return new RequestResult.Rejected(
        RequestResult.Reason.ILLEGAL, why, violation, current.events().head());
  }

  /// Waits until the store has accepted the event whose action was already performed. If it rejects
  /// the event, or if the outcome is unknown, the game is read again before its next use.
  ///
  /// @param after the state after the action
  private RequestResult confirm(
      LiveGameState current,
      EventContent content,
      GameSnapshot after,
      CompletableFuture<RequestResult> stored) {
    held.forget();
    RequestResult result;
    try {
      result = Store.await(stored);
    } catch (StoreException e) {
      games.catchUpLater(this); // The event may be stored, and its watchers wait for it.
      throw e;
    }
    // Another server may have stored the same request at another time; then the game is read again.
    if (result instanceof RequestResult.Accepted(GameEvent event)
        && event.content().equals(content)) {
      if (content.action() instanceof PlayerAction.Swap) {
        seats.refresh();
      }
      GameSnapshot snapshot = after.of(event);
      current.confirm(event);
      held.accept(current, snapshot);
      games.notifyLocalChange(this, snapshot);
    }
    return result;
  }

  /// Performs what follows from an event: a prepared reply, the next game of a match, or a rematch.
  /// What fails here is done soon, when the game is read again.
  private void performFollowUps(long nowMillis) {
    try {
      held.state().ifPresent(current -> performFollowUps(current, nowMillis));
    } catch (StoreException e) {
      held.forget();
      games.resumeLater(id);
    }
  }

  private void performFollowUps(LiveGameState current, long nowMillis) {
    if (current.session().setup().timeControls().isCorrespondence()) {
      PreparedReplyCheck.due(current, side -> store.preparedReplies().find(id, side))
          .ifPresent(request -> perform(current, request));
    }
    if (current.isOver() && current.rematch().next().isEmpty()) {
      long now = current.advanceClock(nowMillis);
      NextGame.of(current, earlier -> GameReplay.of(store.history(earlier)))
          .ifPresent(next -> startNextGame(current, next, now));
    }
  }

  private void startNextGame(LiveGameState current, NextGame next, long now) {
    ServerAction continuation = new ServerAction.Continuation(next.id());
    ClientRequest request = current.serverRequest(continuation, now);
    EventContent content = current.apply(request);
    ServerAction.Start start = new ServerAction.Start(next.text());
    Visibility visibility = store.info(id).orElseThrow().visibility();
    GameInfo info = new GameInfo(next.id(), next.gameId(), visibility, now);
    RequestResult result =
        confirm(
            current,
            content,
            current.snapshot(content.timeMillis()),
            store.createNext(current.events().head(), content, info, start));
    if (result instanceof RequestResult.Accepted) {
      // The players see the game from now on, even if it should have followed long ago.
      games.announce(next.id(), Math.max(now, games.scheduler().millis()));
    }
  }

  /// Ends the game if a player has run out of time, on the clock or for their first move.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  private long enforceTime(LiveGameState current, long millis) {
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
  private boolean startIfBothSeated(LiveGameState current, long nowMillis) {
    boolean isDue =
        !current.clock().hasStarted()
            && !current.isOver()
            && store.seats().ofGame(id).stream().allMatch(SeatInfo::isTaken);
    if (isDue) {
      long millis = Math.max(nowMillis, held.skippedUntilMillis());
      perform(current, current.serverRequest(new ServerAction.Resume(), millis));
    }
    return isDue;
  }

  /// Leaves the downtimes since the last event out of the clock.
  private void skipDowntimes(LiveGameState current) {
    long end = games.liveness().downtimeEndMillis();
    long lastEvent = current.events().timeMillis();
    long known = Math.max(held.skippedUntilMillis(), lastEvent);
    if (known < end) {
      store.heartbeats().downtimesAfter(known).forEach(downtime -> skip(current, downtime));
    }
    held.setSkippedUntilMillis(end);
  }

  /// Leaves a downtime out of the clock. A pause without an end means that a server stopped while
  /// it did this.
  private void skip(LiveGameState current, Downtime downtime) {
    enforceTime(current, downtime.fromMillis());
    if (current.clock().isTimeRunning()) {
      perform(current, current.serverRequest(new ServerAction.Pause(), downtime.fromMillis()));
    }
    endPause(current, downtime.toMillis());
  }

  private void endPause(LiveGameState current, long millis) {
    if (current.events().last().content().action() instanceof ServerAction.Pause) {
      perform(current, current.serverRequest(new ServerAction.Resume(), millis));
    }
  }

  /// Returns the current state. If necessary the game is read again, with notifications of the
  /// events of other servers, and all pending actions are performed. Where one of them fails
  /// because another server was faster, the game is read once more: a downtime may be left to skip.
  private LiveGameState load() {
    for (int attempt = 0; attempt < MAX_READS && !isCurrent(); attempt++) {
      LiveGameState read = held.read();
      skipDowntimes(read);
      endPause(read, games.scheduler().millis()); // The store has failed after a pause was stored.
      performFollowUps(read.events().timeMillis());
    }
    return held.read();
  }

  private boolean isCurrent() {
    return held.state().isPresent()
        && held.skippedUntilMillis() >= games.liveness().downtimeEndMillis();
  }

  private void unwatch(Consumer<GameSnapshot> watcher) {
    lock.lock();
    try {
      held.unwatch(watcher);
    } finally {
      lock.unlock();
    }
  }

  private <T> T locked(Function<LiveGameState, T> work) {
    return locked(() -> work.apply(load()));
  }

  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /// Does work with the game at a moment. Before a time can run out, the downtimes must be known.
  private <T> T lockedAt(long nowMillis, Function<LiveGameState, T> work) {
    return locked(() -> {
      if (load().isDeadlineDue(nowMillis)) {
        games.liveness().confirm(nowMillis);
      }
      return work.apply(load());
    });
  }
}
