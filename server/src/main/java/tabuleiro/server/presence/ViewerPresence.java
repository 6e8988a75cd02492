package tabuleiro.server.presence;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The viewers of the games on all servers that share the database: stores those of this server,
/// and knows those of the others. Thread-safe.
///
/// Changes are collected, so a server stores the viewers of all its games in a few transactions a
/// second at most, however many come and go.
public final class ViewerPresence {
  /// How long changes at this server are collected. A guess: short enough not to be noticed.
  private static final Duration WRITE_TIME = Duration.ofMillis(150);

  /// How long changes at other servers are collected. A guess: short enough not to be noticed.
  private static final Duration READ_TIME = Duration.ofMillis(50);

  /// How often all viewers are read again, in case that a notification was lost. A guess.
  private static final Duration CHECK_PERIOD = Duration.ofSeconds(15);

  /// From how many changed games on all are read. A guess.
  private static final int MANY = 500;

  private final ViewerStore database;
  private final LiveServers servers;
  private final Function<String, GameViewers> own;
  private final Consumer<String> listener;
  private final Debouncer writing;
  private final Debouncer reading;

  /// The games whose viewers at this server are to be stored.
  private final Set<String> unstored = ConcurrentHashMap.newKeySet();

  /// The games whose viewers at other servers are to be read.
  private final Set<String> unread = ConcurrentHashMap.newKeySet();

  private final AtomicBoolean isReadingAll = new AtomicBoolean();

  /// The viewers at other servers by game; games without any are left out.
  private final Map<String, GameViewers> others = new ConcurrentHashMap<>();

  /// @param watched returns the ids of the games with viewers at this server
  /// @param own returns the viewers of a game at this server
  /// @param listener receives the id of each game whose viewers at other servers have changed, on a
  ///   virtual thread
  public ViewerPresence(
      Database database,
      LiveServers servers,
      Scheduler scheduler,
      Supplier<Set<String>> watched,
      Function<String, GameViewers> own,
      Consumer<String> listener) {
    this.database = new ViewerStore(database);
    this.servers = servers;
    this.own = own;
    this.listener = listener;
    this.writing = new Debouncer(scheduler, WRITE_TIME, this::write);
    this.reading = new Debouncer(scheduler, READ_TIME, this::read);
    if (servers.isShared()) {
      servers.onChange(this::readAll);
      servers.onRestore(() -> watched.get().forEach(this::update));
      scheduler.scheduleAtFixedRate(this::readAll, Duration.ZERO, CHECK_PERIOD);
    }
  }

  /// Returns the viewers of a game at other servers.
  public GameViewers others(String game) {
    return others.getOrDefault(game, GameViewers.NONE);
  }

  /// Handles a change of a game's viewers at this server.
  public void update(String game) {
    if (servers.isShared()) {
      unstored.add(game);
      writing.request();
    }
  }

  /// Handles a change by another server.
  public void onRemoteChange(RemoteChange change) {
    if (change.game().isEmpty()) {
      readAll();
    } else if (change.isOfViewers()) {
      unread.add(change.game().get());
      reading.request();
    }
  }

  private void readAll() {
    isReadingAll.set(true);
    reading.request();
  }

  private void write() {
    Set<String> games = drain(unstored);
    try {
      Database.await(
          database.put(servers.id(), games.stream().collect(Collectors.toMap(game -> game, own))));
    } catch (StoreException e) {
      unstored.addAll(games);
      throw e;
    }
  }

  private void read() {
    boolean isForAll = isReadingAll.getAndSet(false);
    Set<String> games = drain(unread);
    try {
      if (isForAll || games.size() > MANY) {
        Map<String, GameViewers> now = database.others(servers.id());
        games.addAll(others.keySet());
        games.addAll(now.keySet());
        replace(games, now);
      } else if (!games.isEmpty()) {
        replace(games, database.others(servers.id(), games));
      }
    } catch (StoreException e) {
      isReadingAll.set(true);
      throw e;
    }
  }

  private void replace(Collection<String> games, Map<String, GameViewers> now) {
    for (String game : games) {
      GameViewers before = others(game);
      GameViewers after = now.getOrDefault(game, GameViewers.NONE);
      if (after.equals(GameViewers.NONE)) {
        others.remove(game);
      } else {
        others.put(game, after);
      }
      if (!after.equals(before)) {
        listener.accept(game);
      }
    }
  }

  private static Set<String> drain(Set<String> games) {
    Set<String> drained = new HashSet<>(games);
    games.removeAll(drained);
    return drained;
  }
}
