package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;

/// A game in progress, kept equal to its events in the store, which other servers may write too. It
/// handles one request at a time; a request is complete when its event is on disk and every watcher
/// has received it, so all watchers receive the events in the stored order. Many games wait for the
/// disk at the same time. Thread-safe.
public final class LiveGame {
  private final LiveGames games;
  private final GameStore store;
  private final String id;
  private final GameSeats seats;
  private final HeldState held;
  private final ActionProcessor actions;
  private final ReentrantLock lock = new ReentrantLock();

  LiveGame(LiveGames games, GameStore store, String id) {
    this.games = games;
    this.store = store;
    this.id = id;
    this.seats = new GameSeats(this, store.seats(), store.isShared());
    this.held = new HeldState(id, store, snapshot -> games.notifyRemoteChange(this, snapshot));
    this.actions = new ActionProcessor(this, games, store, held);
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

  /// Returns the result of a query. The query must neither change the session nor keep it.
  public <T> T query(Function<GameSession, T> query) {
    return locked(game -> query.apply(game.session()));
  }

  /// Returns the current state.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameSnapshot snapshot(long nowMillis) {
    return lockedAt(nowMillis, game -> game.snapshot(actions.enforceTime(game, nowMillis)));
  }

  /// Returns the current state with all positions.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public GameView view(long nowMillis) {
    return lockedAt(
        nowMillis,
        game -> {
          LiveGameState latest = actions.latest(game);
          return GameView.of(latest, actions.enforceTime(latest, nowMillis));
        });
  }

  /// Returns the events after a number, in order.
  public List<GameEvent> events(int after) {
    return locked(game -> {
      LiveGameState known = after < game.events().head().sequence() ? game : actions.latest(game);
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
    return locked(() -> actions.perform(confirmed));
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
    Database.await(store.preparedReplies().save(id, side, prepared));
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
    locked(game -> actions.startIfBothSeated(game, millis));
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
          GameView view = GameView.of(game, actions.enforceTime(game, nowMillis));
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
      LiveGameState current = actions.load();
      // A client of another server may have seen events that this one has not read.
      LiveGameState known =
          after <= current.events().head().sequence() ? current : actions.latest(current);
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
      return isKnown || actions.load().isOver();
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
      games.downtimeLog().confirm(adjusted);
    } while (games.scheduler().adjust(millis) != adjusted);
    return adjusted;
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
    return locked(() -> work.apply(actions.load()));
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
      if (actions.load().isDeadlineDue(nowMillis)) {
        games.downtimeLog().confirm(nowMillis);
      }
      return work.apply(actions.load());
    });
  }
}
