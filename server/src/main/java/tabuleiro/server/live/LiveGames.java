package tabuleiro.server.live;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.SeatPlan;
import tabuleiro.server.store.Secrets;
import tabuleiro.server.store.Store;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.Visibility;

/// The games of a store, each made live when it is first asked for. Safe for several threads.
public final class LiveGames {
  private final Store store;
  private final Map<String, LiveGame> games = new ConcurrentHashMap<>();
  private final List<Consumer<Event>> watchers = new CopyOnWriteArrayList<>();

  /// Makes the games of a store live.
  public LiveGames(Store store) {
    this.store = store;
  }

  /// Tells somebody of each event in any game from now on, after its commit and in the order of its
  /// game. Events of games that nobody has asked for are not told.
  ///
  /// @param watcher is called by whoever plays, who holds the game: it hands on quickly and throws
  ///   nothing
  public void watchAll(Consumer<Event> watcher) {
    watchers.add(watcher);
  }

  private void tell(Event event) {
    watchers.forEach(watcher -> watcher.accept(event));
  }

  /// Makes a new game. Its clock stands still until [LiveGame#resume(long)].
  ///
  /// @param setup what is agreed; persons' names are not kept here but with their seats
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @throws tabuleiro.play.TableException when the game would be over before it began
  /// @throws StoreException when it cannot be kept
  public NewGame create(TableSetup setup, Visibility visibility, long nowMillis) {
    String text = GameSetup.format(setup);
    GameSetup.table(text, new ToldTime()); // It refuses what could not be played.
    String id = Secrets.gameId();
    Map<Side, String> tokens = new EnumMap<>(Side.class);
    Map<Side, SeatPlan> plans = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      SeatPlan plan =
          setup
              .seat(side)
              .player()
              .map(SeatPlan::computer)
              .orElseGet(() -> SeatPlan.human(Secrets.token()));
      plan.token().ifPresent(token -> tokens.put(side, token));
      plans.put(side, plan);
    }
    GameInfo info = new GameInfo(id, setup.game().id(), visibility, nowMillis);
    LiveGame.await(store.create(info, new Deed.Start(text), plans));
    return new NewGame(game(id), tokens);
  }

  /// Returns a game.
  ///
  /// @throws StoreException when there is none of that id, or its record is damaged
  public LiveGame game(String id) {
    LiveGame known = games.get(id);
    if (known != null) {
      return known;
    }
    LiveGame read = new LiveGame(store, id, this::tell);
    read.head(); // Only games that can be read are remembered.
    LiveGame earlier = games.putIfAbsent(id, read);
    return earlier == null ? read : earlier;
  }

  /// Makes the games live that were going on when the server stopped, and charges nobody for the
  /// time in between. To be called once, before anybody plays.
  ///
  /// @param nowMillis what time it is, in milliseconds since 1970
  /// @return the games that go on; those whose record is damaged are left out
  public List<LiveGame> recover(long nowMillis) {
    long down = store.lastBeat().orElse(0);
    List<String> damaged = store.verify().stream().map(flaw -> flaw.game()).toList();
    List<LiveGame> going =
        store.unfinished().stream().filter(id -> !damaged.contains(id)).map(this::game).toList();
    going.forEach(game -> game.skipDowntime(down, nowMillis));
    return going;
  }
}
