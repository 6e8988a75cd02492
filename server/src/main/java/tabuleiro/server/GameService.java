package tabuleiro.server;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.UptimeRecorder;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.SteadyScheduler;

/// What a server does for its games without any request: it checks the clocks, lets the computers
/// play, hears of the changes of other servers, and records that it is alive. Thread-safe.
public final class GameService {
  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  /// How often the games are looked for in which something is to be done. A guess: rare enough for
  /// a hundred thousand games. Those that this server handles are not found late, since it knows
  /// their clocks; this is about the games of a server that has stopped.
  private static final Duration LOOK_PERIOD = Duration.ofSeconds(30);

  private final GameStore store;
  private final SteadyScheduler scheduler;
  private final LiveGames games;
  private final BotScheduler bots;
  private final ClockMonitor clocks;
  private final UptimeRecorder uptime;

  /// @param store an open store
  /// @param scheduler the time and the threads
  /// @param bots the computer players
  /// @param heartbeatNanos receives the duration of each heartbeat until it is on disk
  public GameService(
      GameStore store, SteadyScheduler scheduler, BotScheduler bots, LongConsumer heartbeatNanos) {
    this.store = store;
    this.scheduler = scheduler;
    this.bots = bots;
    this.uptime = new UptimeRecorder(store, scheduler, heartbeatNanos, this::skipDowntime);
    this.games = new LiveGames(store, scheduler, uptime);
    FeatureEffects.addTo(games, store.database());
    this.clocks = new ClockMonitor(scheduler, games::game);
    games.addObserver(clocks::schedule);
    games.addObserver(bots::onLocalChange, remoteObserver());
    // The server that was responsible for the game may have stopped.
    games.onLoad(this::update);
  }

  /// Returns the observer for events that another server may handle too.
  private BiConsumer<LiveGame, GameSnapshot> remoteObserver() {
    return store.isShared() ? bots::onRemoteChange : bots::onLocalChange;
  }

  private void update(LiveGame game) {
    game.startIfBothSeated(scheduler.millis());
    GameSnapshot snapshot = game.snapshot(scheduler.millis());
    clocks.schedule(game, snapshot);
    remoteObserver().accept(game, snapshot);
  }

  private void skipDowntime() {
    games.skipDowntime();
  }

  /// Listens for the changes of other servers. To be called before the first request.
  public void listen() {
    store.database().listen(games::receive);
  }

  /// Records from now on that this server is alive, which ends the downtime of the clocks. To be
  /// called when clients can reach the server, and before it answers the first request. While the
  /// database is away the server is not healthy.
  ///
  /// @throws StoreException when the disk is full
  public void start() {
    uptime.start();
  }

  /// Records no longer that this server is alive, except for a request in progress that needs it.
  public void stop() {
    uptime.stop();
  }

  /// Loads the games in which something is to be done soon, now and regularly, while requests are
  /// already handled. When the database is away it tries again.
  public void resume() {
    resume(true);
  }

  private void resume(boolean isAfterStart) {
    try {
      games.resumeDue(scheduler.millis() + 2 * LOOK_PERIOD.toMillis(), isAfterStart);
      resumeLater(LOOK_PERIOD, false);
    } catch (StoreException e) {
      if (e.failure() != StoreFailure.CLOSED) {
        resumeLater(RETRY_DELAY, isAfterStart);
      }
    }
  }

  /// Loads the games in which something is to be done soon, because another server has stopped.
  public void takeOver() {
    try {
      games.resumeDue(scheduler.millis() + 2 * LOOK_PERIOD.toMillis(), false);
    } catch (StoreException e) {
      // They are looked for again soon.
    }
  }

  private void resumeLater(Duration delay, boolean isAfterStart) {
    Future<?> _ = scheduler.schedule(() -> resume(isAfterStart), delay);
  }

  /// Returns the games.
  public LiveGames games() {
    return games;
  }

  /// Returns whether the database accepts a write now; waits for the disk.
  public boolean isHealthy() {
    return uptime.isHealthy();
  }
}
