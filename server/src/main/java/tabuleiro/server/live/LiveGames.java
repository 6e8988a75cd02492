package tabuleiro.server.live;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.play.record.GameRecord;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.RemoteChange;
import tabuleiro.server.store.StoreException;

/// The games of a store, each made live when it is first asked for. Safe for several threads.
///
/// Those used last are kept in memory. Of the others each lives as long as somebody holds it, such
/// as a watcher; so there is never a second one beside a game that somebody watches.
public final class LiveGames {
  /// How many are kept. A guess: some hundred megabytes of long games.
  private static final int MOST = 5000;

  private static final Logger LOG = System.getLogger(LiveGames.class.getName());

  private final GameStore store;
  private final int most;
  private final List<BiConsumer<LiveGame, GameSnapshot>> observers = new CopyOnWriteArrayList<>();
  private final List<BiConsumer<LiveGame, GameSnapshot>> others = new CopyOnWriteArrayList<>();
  private final List<Consumer<LiveGame>> readers = new CopyOnWriteArrayList<>();
  private final List<Consumer<RemoteChange>> hearers = new CopyOnWriteArrayList<>();
  private final LinkedHashMap<String, LiveGame> recent = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<String, Held> held = new HashMap<>();
  private volatile Optional<Downtime> downtime = Optional.empty();
  private final ReferenceQueue<LiveGame> gone = new ReferenceQueue<>();

  /// A game that stays as long as somebody else holds it.
  private static final class Held extends WeakReference<LiveGame> {
    private final String id;

    Held(LiveGame game, ReferenceQueue<LiveGame> gone) {
      super(game, gone);
      this.id = game.id();
    }
  }

  /// Makes the games of a store live.
  public LiveGames(GameStore store) {
    this(store, MOST);
  }

  /// @param most how many games are kept in memory that nobody holds
  LiveGames(GameStore store, int most) {
    this.store = store;
    this.most = most;
  }

  /// Makes a new game. It begins at once when both seats are taken.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the game; the one that was there already when the same is made again
  /// @throws tabuleiro.play.TableException when the game would be over before it began
  /// @throws StoreException when it cannot be kept, or its id stands for another game
  public LiveGame create(NewGame made, long nowMillis) {
    String text = LiveGameSetup.format(made.setup(), made.series());
    LiveGameSetup.parse(text).table(new EventClock()); // It refuses what could not be played.
    GameInfo info = new GameInfo(made.id(), made.setup().game().id(), made.visibility(), nowMillis);
    GameStore.await(store.create(info, new GameAction.Start(text), made.seats()));
    return announce(made.id(), nowMillis);
  }

  /// Tells of a game that is there, and lets it begin.
  LiveGame announce(String id, long nowMillis) {
    LiveGame game = game(id);
    notifyLocalChange(game, game.snapshot(nowMillis));
    game.startIfBothSeated(nowMillis);
    return game;
  }

  /// Returns a game.
  ///
  /// @throws StoreException when there is none of that id, or its record is damaged
  public LiveGame game(String id) {
    synchronized (this) {
      LiveGame known = known(id);
      if (known != null) {
        return keep(known);
      }
    }
    LiveGame read = new LiveGame(this, store, id);
    read.head(); // Only games that can be read are remembered.
    synchronized (this) {
      LiveGame earlier = known(id);
      if (earlier != null) {
        return keep(earlier);
      }
      keep(read);
    }
    readers.forEach(reader -> reader.accept(read));
    return read;
  }

  private @Nullable LiveGame known(String id) {
    Held reference = held.get(id);
    return reference == null ? null : reference.get();
  }

  private LiveGame keep(LiveGame game) {
    recent.put(game.id(), game);
    if (known(game.id()) == null) {
      held.put(game.id(), new Held(game, gone));
    }
    if (recent.size() > most) {
      recent.pollFirstEntry();
    }
    forgetGone();
    return game;
  }

  private void forgetGone() {
    for (Reference<?> old = gone.poll(); old != null; old = gone.poll()) {
      // Where the game was read again meanwhile, another stands in the place of the old one.
      held.remove(((Held) old).id, old);
    }
  }

  /// Returns how many games are in memory.
  public synchronized int inMemory() {
    forgetGone();
    return held.size();
  }

  /// Returns a game as a record, with the names of those who sit there and the head of its chain.
  ///
  /// @throws StoreException when there is none of that id, or its record is damaged
  public GameRecord record(String id) {
    return GameExport.of(
        LiveGameState.of(store.history(id)), store.info(id).orElseThrow(), store.seats(id));
  }

  /// Has somebody told of all that happens in all games: each event once it is kept, those of one
  /// game in order. A game that was just made is told of too, perhaps more than once.
  ///
  /// @param observer is called by whoever plays, who holds the game: it hands on quickly and throws
  ///   nothing
  public void addObserver(BiConsumer<LiveGame, GameSnapshot> observer) {
    addObserver(observer, observer);
  }

  /// Has two told of all that happens in all games, as [#addObserver(BiConsumer)] says.
  ///
  /// @param own is told what this server has done itself
  /// @param other is told what it has found in the database, since another has done it
  public void addObserver(
      BiConsumer<LiveGame, GameSnapshot> own, BiConsumer<LiveGame, GameSnapshot> other) {
    observers.add(own);
    others.add(other);
  }

  /// Has somebody told of each game that has come into memory.
  ///
  /// @param reader is called by whoever has asked for the game
  public void onLoad(Consumer<LiveGame> reader) {
    readers.add(reader);
  }

  /// Has somebody told of what another server has done, once the games in memory have caught up.
  ///
  /// @param hearer is called on a virtual thread
  public void onRemoteChange(Consumer<RemoteChange> hearer) {
    hearers.add(hearer);
  }

  /// Hears what another server on the same database has done. Games that are not in memory are read
  /// when somebody asks for them.
  public void receive(RemoteChange news) {
    Thread.startVirtualThread(() -> {
      inMemory(news).forEach(LiveGames::catchUp);
      hearers.forEach(hearer -> hearer.accept(news));
    });
  }

  private synchronized List<LiveGame> inMemory(RemoteChange news) {
    return held.entrySet().stream()
        .filter(entry -> news.game().isEmpty() || news.game().get().equals(entry.getKey()))
        .map(entry -> entry.getValue().get())
        .filter(Objects::nonNull)
        .toList();
  }

  private static void catchUp(LiveGame game) {
    try {
      game.refreshSeats();
      game.catchUp();
    } catch (StoreException e) {
      // When the database is back there is news again.
    }
  }

  void notifyLocalChange(LiveGame game, GameSnapshot moment) {
    observers.forEach(observer -> observer.accept(game, moment));
  }

  void notifyRemoteChange(LiveGame game, GameSnapshot moment) {
    others.forEach(observer -> observer.accept(game, moment));
  }

  /// Charges nobody for the time in which there was no server. To be called once, before anybody
  /// plays.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  public void recover(long nowMillis) {
    store
        .lastHeartbeatMillis()
        .ifPresent(down -> downtime = Optional.of(new Downtime(down, nowMillis)));
  }

  /// Returns the last time without server.
  Optional<Downtime> downtime() {
    return downtime;
  }

  /// Looks at all games that go on, as after a start: some wait for a computer or for a clock.
  /// Takes some milliseconds a game; meanwhile all can be played.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @param each is given each game that goes on; those whose record is damaged are left out
  public void resumeAll(long nowMillis, Consumer<LiveGame> each) {
    for (String id : store.unfinishedGames()) {
      try {
        LiveGame game = game(id);
        game.startIfBothSeated(nowMillis);
        each.accept(game);
      } catch (StoreException e) {
        // Who knows a private game's id may watch it: a log has only what finds it in the database.
        String mark = Secrets.sha256(id).substring(0, 8);
        LOG.log(
            Level.WARNING,
            "the game whose id has the SHA-256 {0}… cannot go on: {1}",
            mark,
            e.phrase().key());
      }
    }
  }
}
