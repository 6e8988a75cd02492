package tabuleiro.server.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Position;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.view.game.GameExport;

/// The games of a store, each loaded when it is first requested; see [GameCache]. Thread-safe.
public final class LiveGames {
  /// How many games stay in memory. A guess: some hundred megabytes of long games.
  private static final int MAX_RECENT = 5000;

  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(LiveGames.class);

  private final GameStore store;
  private final Scheduler scheduler;
  private final DowntimeLog downtimeLog;
  private final GameCache cache;
  private final List<EventEffect> effects = new CopyOnWriteArrayList<>();
  private final List<BiConsumer<LiveGame, GameSnapshot>> localObservers =
      new CopyOnWriteArrayList<>();
  private final List<BiConsumer<LiveGame, GameSnapshot>> remoteObservers =
      new CopyOnWriteArrayList<>();
  private final List<Consumer<LiveGame>> loadListeners = new CopyOnWriteArrayList<>();
  private final List<Consumer<RemoteChange>> changeListeners = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> deletionListeners = new CopyOnWriteArrayList<>();
  private final List<Runnable> sessionListeners = new CopyOnWriteArrayList<>();

  /// The games whose events of other servers are to be read again soon.
  private final Set<LiveGame> behind = ConcurrentHashMap.newKeySet();

  /// Serves the games of a store, with the threads of the machine and without downtimes.
  public LiveGames(GameStore store) {
    this(store, new SystemScheduler(), DowntimeLog.ALWAYS);
  }

  /// Serves the games of a store.
  public LiveGames(GameStore store, Scheduler scheduler, DowntimeLog downtimeLog) {
    this(store, scheduler, downtimeLog, MAX_RECENT);
  }

  /// @param most how many games stay in memory without another reference to them
  LiveGames(GameStore store, Scheduler scheduler, DowntimeLog downtimeLog, int most) {
    this.store = store;
    this.scheduler = scheduler;
    this.downtimeLog = downtimeLog;
    this.cache = new GameCache(most);
  }

  /// Returns the time and the threads of the server.
  public Scheduler scheduler() {
    return scheduler;
  }

  /// Creates a game. It starts at once when both seats are taken.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return the game; the existing one when the same game is created again
  /// @throws tabuleiro.play.session.SessionException when the initial position is already decided
  /// @throws StoreException when the game cannot be stored, or its id belongs to another game
  public LiveGame create(NewGame made, long nowMillis) {
    downtimeLog.confirm(nowMillis);
    Database.await(store.create(made.toCreate(nowMillis)));
    return announce(made.id(), nowMillis);
  }

  /// Notifies the observers of a game that was created in the store, and starts it if both seats
  /// are taken.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @throws StoreException when no game has the id, or the database cannot be reached; the game is
  ///   started later then
  public LiveGame announce(String id, long nowMillis) {
    try {
      LiveGame game = game(id);
      notifyLocalChange(game, game.snapshot(nowMillis));
      game.startIfBothSeated(nowMillis);
      return game;
    } catch (StoreException e) {
      resumeLater(id);
      throw e;
    }
  }

  /// Continues a game once the database is available: what follows from an event, such as the start
  /// when both seats are taken, has failed, and no request may ever cause it again.
  void resumeLater(String id) {
    Future<?> _ = scheduler.schedule(() -> resumeOrRetry(id), RETRY_DELAY);
  }

  private void resumeOrRetry(String id) {
    try {
      game(id).startIfBothSeated(scheduler.millis());
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.UNAVAILABLE) {
        resumeLater(id);
      }
    }
  }

  /// Returns a game.
  ///
  /// @throws StoreException when no game has the id, or its record is damaged
  public LiveGame game(String id) {
    Optional<LiveGame> existing = cache.use(id);
    if (existing.isPresent()) {
      return existing.get();
    }
    LiveGame loaded = new LiveGame(this, store, id);
    loaded.head(); // Only games that can be read are kept.
    LiveGame read = cache.add(loaded);
    if (read != loaded) {
      return read;
    }
    if (store.isShared()) {
      catchUp(read); // A notification may have come before the game could be found.
    }
    loadListeners.forEach(reader -> reader.accept(read));
    return read;
  }

  /// Returns how many games are in memory.
  public int loadedCount() {
    return cache.count();
  }

  /// Returns the record of a game, with the players' names and the head of the hash chain.
  ///
  /// @throws StoreException when no game has the id, or its record is damaged
  public GameRecord record(String id) {
    StoredGame stored = store.archive().game(id);
    return GameExport.of(
        GameReplay.of(stored.events()), stored.info().createdMillis(), stored.seats());
  }

  /// Returns the initial position of a stored game and the position after each move.
  ///
  /// @throws StoreException when the record of the game is damaged
  public static List<Position> positions(StoredGame game) {
    return GameReplay.of(game.events()).session().positions();
  }

  /// Returns the state of a game after its last event.
  ///
  /// @param history all its events, in order
  /// @throws StoreException when an action in the database was changed to an impossible one
  public static GameView replay(List<GameEvent> history) {
    return GameView.of(GameReplay.of(history), history.getLast().content().timeMillis());
  }

  /// Adds what a feature changes with the events that this server stores from now on.
  public void addEffect(EventEffect effect) {
    effects.add(effect);
  }

  /// Returns what all features change with an event; see [EventEffect#change].
  Consumer<Handle> changes(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    List<Consumer<Handle>> changes =
        effects.stream().map(effect -> effect.change(content, after, positions)).toList();
    return handle -> changes.forEach(change -> change.accept(handle));
  }

  /// Adds an observer of all games. It receives each event once the event is stored, those of one
  /// game in order. The creation of a game may be notified more than once.
  ///
  /// @param observer is called while the game is locked; it must return quickly and not throw
  public void addObserver(BiConsumer<LiveGame, GameSnapshot> observer) {
    addObserver(observer, observer);
  }

  /// Adds a pair of observers of all games; see [#addObserver(BiConsumer)].
  ///
  /// @param own receives the events that this server has stored
  /// @param other receives the events that another server has stored
  public void addObserver(
      BiConsumer<LiveGame, GameSnapshot> own, BiConsumer<LiveGame, GameSnapshot> other) {
    localObservers.add(own);
    remoteObservers.add(other);
  }

  /// Adds a listener for games that are loaded, called on the thread that requests the game.
  public void onLoad(Consumer<LiveGame> reader) {
    loadListeners.add(reader);
  }

  /// Adds a listener for changes by other servers. It is called after the games in memory have
  /// caught up.
  ///
  /// @param listener is called on a virtual thread
  public void onRemoteChange(Consumer<RemoteChange> listener) {
    changeListeners.add(listener);
  }

  /// Adds a listener for games that were deleted, which receives their ids.
  public void onDeletion(Consumer<String> listener) {
    deletionListeners.add(listener);
  }

  /// Forgets a game that was deleted from the store.
  public void forget(String id) {
    cache.remove(id);
    deletionListeners.forEach(listener -> listener.accept(id));
  }

  /// Adds a listener for the moments in which sessions or access tokens of members may have ended,
  /// at any server.
  ///
  /// @param listener is called on a virtual thread
  public void onSessionEnd(Runnable listener) {
    sessionListeners.add(listener);
  }

  /// Handles a change by another server on the same database. Games that are not in memory are
  /// loaded when they are requested.
  public void receive(RemoteChange change) {
    scheduler.execute(() -> {
      if (change.isOfGame()) {
        cache.games(change.game()).forEach(this::catchUp);
      }
      if (change.isOfSessions()) {
        refreshPlayers(List.of());
      }
      changeListeners.forEach(listener -> notify(listener, change));
    });
  }

  /// Notifies a listener of a change, again and again while the database is unavailable: no other
  /// change may ever come.
  private void notify(Consumer<RemoteChange> listener, RemoteChange change) {
    try {
      listener.accept(change);
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.UNAVAILABLE) {
        Future<?> _ = scheduler.schedule(() -> notify(listener, change), RETRY_DELAY);
      }
    }
  }

  /// Reads the players of all games in memory again, after a change of an account.
  ///
  /// @param renamed the games in progress of which a player has another name now
  public void refreshPlayers(List<String> renamed) {
    cache.games(Optional.empty()).forEach(game -> game.seats().refresh());
    sessionListeners.forEach(scheduler::execute);
    renamed.forEach(game -> receive(new RemoteChange(Optional.of(game), 0)));
  }

  /// Reads a game's events of other servers, again and again while the database is unavailable: its
  /// viewers wait for them, and no other change may ever come.
  private void catchUp(LiveGame game) {
    try {
      game.seats().refresh();
      game.catchUp();
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.UNAVAILABLE) {
        catchUpLater(game);
      }
    }
  }

  /// Reads a game's events soon: the last one may be stored although this server does not know, and
  /// no notification of a server comes back to itself.
  void catchUpLater(LiveGame game) {
    if (behind.add(game)) {
      Future<?> _ = scheduler.schedule(() -> catchUpAgain(game), RETRY_DELAY);
    }
  }

  private void catchUpAgain(LiveGame game) {
    behind.remove(game);
    catchUp(game);
  }

  void notifyLocalChange(LiveGame game, GameSnapshot snapshot) {
    localObservers.forEach(observer -> observer.accept(game, snapshot));
  }

  void notifyRemoteChange(LiveGame game, GameSnapshot snapshot) {
    remoteObservers.forEach(observer -> observer.accept(game, snapshot));
  }

  /// Leaves a downtime out of the clocks of the games in memory. Other games do so when they are
  /// loaded.
  public void skipDowntime() {
    scheduler.execute(() -> cache.games(Optional.empty()).forEach(LiveGames::refreshClock));
  }

  private static void refreshClock(LiveGame game) {
    try {
      game.head();
    } catch (StoreException e) {
      // Its clock is set right before its next use.
    }
  }

  /// Returns what is known of the downtimes.
  DowntimeLog downtimeLog() {
    return downtimeLog;
  }

  /// Loads the games in progress in which something is to be done before a moment without any
  /// request: those that wait for a computer or a clock, and those that have not started. All
  /// others are loaded when they are requested.
  ///
  /// @param untilMillis the moment, in milliseconds since 1970
  /// @param isAfterStart see [GameQueries#due]
  /// @throws StoreException when the database cannot be reached; may be called again then
  public void resumeDue(long untilMillis, boolean isAfterStart) {
    for (String id : store.queries().due(untilMillis, isAfterStart)) {
      try {
        game(id).startIfBothSeated(scheduler.millis());
      } catch (StoreException e) {
        if (!e.isAboutOneGame()) {
          throw e;
        }
        // The id of a private game allows watching it, so the log has only a hash to find it by.
        String mark = Tokens.sha256(id).substring(0, 8);
        LOG.warn(
            "the game whose id has the SHA-256 {}… cannot be resumed: {}", mark, e.message().key());
      }
    }
  }
}
