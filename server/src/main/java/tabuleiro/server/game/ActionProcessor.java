package tabuleiro.server.game;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.NextGame;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.RulesException;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.view.game.SeatInfo;

/// Performs the actions of a game in its state in memory, stores their events, and performs what
/// follows from them. Not thread-safe: [LiveGame] has the lock.
final class ActionProcessor {
  /// How often a game is read again when pending actions fail. A guess: other servers are seldom
  /// faster twice.
  private static final int MAX_READS = 4;

  /// How long an event may wait until it is stored, at the expense of the opponent. A guess: much
  /// more than a slow database takes.
  private static final Duration MAX_WAIT = Duration.ofSeconds(2);

  private final LiveGame game;
  private final LiveGames games;
  private final GameStore store;
  private final HeldState held;

  /// When the last event was written to the store, in milliseconds since 1970. Set by the thread
  /// that writes.
  private volatile long writtenMillis;

  ActionProcessor(LiveGame game, LiveGames games, GameStore store, HeldState held) {
    this.game = game;
    this.games = games;
    this.store = store;
    this.held = held;
  }

  /// Performs a request, and what follows from it.
  RequestResult perform(ClientRequest request) {
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
    Optional<RequestResult> earlier = current.events().findResult(request);
    if (earlier.isPresent()) {
      return earlier.get();
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
  LiveGameState latest(LiveGameState known) {
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
      return RequestResult.illegal(e, current.events().head());
    } catch (RulesException e) {
      return RequestResult.illegal(e, current.events().head());
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
      result = Database.await(stored);
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
      GameSnapshot snapshot = after.of(event);
      current.confirm(event);
      held.accept(current, snapshot);
      games.notifyLocalChange(game, snapshot);
    }
    return result;
  }

  /// Performs what follows from an event: a prepared reply, the next game of a match, or a rematch.
  /// What fails here is done soon, when the game is read again.
  private void performFollowUps(long nowMillis) {
    try {
      held.state().ifPresent(current -> performFollowUps(current, nowMillis));
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.NO_GAME) {
        return; // No game follows when one before it in the match was deleted.
      }
      held.forget();
      games.resumeLater(game.id());
    }
  }

  private void performFollowUps(LiveGameState current, long nowMillis) {
    if (current.session().setup().timeControls().isCorrespondence()) {
      PreparedReplyCheck.due(current, side -> store.preparedReplies().find(game.id(), side))
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
    Visibility visibility = store.info(game.id()).orElseThrow().visibility();
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
        !current.clock().hasStarted()
            && !current.isOver()
            && store.seats().ofGame(game.id()).stream().allMatch(SeatInfo::isTaken);
    if (isDue) {
      long millis = Math.max(nowMillis, held.skippedUntilMillis());
      perform(current, current.serverRequest(new ServerAction.Resume(), millis));
    }
    return isDue;
  }

  /// Leaves the downtimes since the last event out of the clock.
  private void skipDowntimes(LiveGameState current) {
    long end = games.downtimeLog().downtimeEndMillis();
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
  LiveGameState load() {
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
        && held.skippedUntilMillis() >= games.downtimeLog().downtimeEndMillis();
  }
}
