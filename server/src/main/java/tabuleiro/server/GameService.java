package tabuleiro.server;

import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.GameStore;

/// What a server does for its games without any request: it checks the clocks, lets the computers
/// play, hears of the changes of other servers, and records that it is alive. Thread-safe.
public final class GameService {
  private final GameStore store;
  private final Scheduler scheduler;
  private final LiveGames games;
  private final BotScheduler bots;
  private final ClockMonitor clocks;
  private final Heartbeat heartbeat;

  /// @param store an open store
  /// @param scheduler the time and the threads
  /// @param bots the computer players
  /// @param commitNanos receives the duration of each heartbeat until it is on disk
  public GameService(
      GameStore store, Scheduler scheduler, BotScheduler bots, LongConsumer commitNanos) {
    this.store = store;
    this.scheduler = scheduler;
    this.bots = bots;
    this.games = new LiveGames(store, scheduler);
    this.clocks = new ClockMonitor(scheduler);
    this.heartbeat = new Heartbeat(store, scheduler, commitNanos);
    games.addObserver(clocks::schedule);
    games.addObserver(bots::onLocalChange, remoteObserver());
    if (store.isShared()) {
      // The server that was responsible for the game may have stopped.
      games.onLoad(this::update);
    }
  }

  /// Returns the observer for events that another server may handle too.
  private BiConsumer<LiveGame, GameSnapshot> remoteObserver() {
    return store.isShared() ? bots::onRemoteChange : bots::onLocalChange;
  }

  private void update(LiveGame game) {
    GameSnapshot snapshot = game.snapshot(scheduler.millis());
    clocks.schedule(game, snapshot);
    remoteObserver().accept(game, snapshot);
  }

  /// Finds out how long no server was running, and listens for the changes of other servers. To be
  /// called before the first request.
  ///
  /// @throws tabuleiro.server.store.StoreException when the database cannot be read
  public void start() {
    games.recover(scheduler.millis());
    store.listen(games::receive);
  }

  /// Loads the games in progress while requests are already handled. The last heartbeat before the
  /// start stays in the database until all are loaded: if this server stops earlier, the next one
  /// needs it.
  public void resume() {
    games.resumeAll(scheduler.millis(), this::update);
    heartbeat.start();
  }

  /// Returns the games.
  public LiveGames games() {
    return games;
  }

  /// Returns whether the database accepts writes.
  public boolean isHealthy() {
    return heartbeat.isHealthy();
  }
}
