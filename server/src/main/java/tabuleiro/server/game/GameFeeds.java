package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.live.GameEvents;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.presence.GameViewers;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ViewerPresence;
import tabuleiro.text.Messages;
import tabuleiro.view.game.GameJsonMapper;
import tabuleiro.view.game.SeatInfo;
import tabuleiro.view.game.SeatJsonMapper;

/// The viewers of all games. Thread-safe.
final class GameFeeds {
  private final GameStore store;
  private final LiveGames games;
  private final Map<String, GameFeed> feeds = new ConcurrentHashMap<>();
  private final AtomicLong arrivals = new AtomicLong();
  private final ViewerPresence shared;
  private final FeedSource more;

  /// @param servers the servers that share the store
  /// @param more what players receive besides their games
  GameFeeds(GameStore store, LiveGames games, LiveServers servers, FeedSource more) {
    this.more = more;
    this.store = store;
    this.games = games;
    this.shared =
        new ViewerPresence(
            store.database(),
            servers,
            games.scheduler(),
            feeds::keySet,
            this::viewers,
            this::updatePresence);
  }

  /// Returns the viewers of a game at this server.
  private GameViewers viewers(String id) {
    GameFeed feed = feeds.get(id);
    return feed == null ? GameViewers.NONE : feed.viewers();
  }

  /// Notifies the viewers of a game that those at other servers have changed.
  private void updatePresence(String id) {
    GameFeed feed = feeds.get(id);
    if (feed != null) {
      feed.updatePresence();
    }
  }

  /// Shows a game to a client until its socket closes.
  ///
  /// @param named the side that the client wants to play
  /// @param seen the number of the last event that the client has seen; 0 for none
  /// @param hash that event's hash
  void open(ClientSocket socket, String id, Optional<Side> named, int seen, String hash) {
    LiveGame game = games.game(id);
    Viewer viewer = new Viewer(arrivals.incrementAndGet(), socket, game, named);
    GameFeed feed = enter(game, viewer);
    socket.onClose(() -> {
      viewer.stopWatching();
      leave(id, viewer);
    });
    GameInfo info = store.info(id).orElseThrow();
    List<SeatInfo> seats = store.seats().ofGame(id);
    feed.game()
        .withView(
            games.scheduler().millis(),
            view -> {
              boolean isReturning = hasSeen(feed.game(), seen, hash);
              if (!isReturning) {
                socket.send(state(view, info, seats, viewer));
              }
              Messages messages = messages(viewer, info);
              viewer.watch(
                  isReturning ? seen : view.snapshot().event().sequence(),
                  snapshot -> socket.send(feed.text(snapshot, messages)));
            });
    shared.update(id);
    feed.sendPresence(viewer);
    sendDevices(viewer);
    sendMore(feed, viewer);
  }

  /// Tells a player how many devices have their seat, if there are others, or were.
  private static void sendDevices(Viewer viewer) {
    viewer
        .devices()
        .filter(devices -> viewer.remember(devices.count()))
        .ifPresent(devices -> viewer.socket().send(JsonText.format(DevicesJsonMapper.of(devices))));
  }

  /// Sends what the players of a game receive besides it to those who watch it.
  private void sendMore(String id) {
    GameFeed feed = feeds.get(id);
    if (feed != null) {
      feed.forEach(viewer -> sendMore(feed, viewer));
    }
  }

  private void sendMore(GameFeed feed, Viewer viewer) {
    if (viewer.side().isPresent()) {
      more.find(feed.game(), viewer.socket().caller()).ifPresent(viewer.socket()::send);
    }
  }

  private static Messages messages(Viewer viewer, GameInfo info) {
    return viewer.socket().caller().messages(info.gameId().game());
  }

  private String state(GameView view, GameInfo info, List<SeatInfo> seats, Viewer viewer) {
    return state(view, info, seats, viewer.side(), messages(viewer, info));
  }

  /// Returns whether the later events are enough for a client that has seen an event.
  private static boolean hasSeen(LiveGame game, int seen, String hash) {
    return seen >= 1 && GameEvents.areEnough(game.events(seen - 1), hash);
  }

  /// Sends the whole game to its viewers again when the players have exchanged sides.
  void onEvent(GameSnapshot snapshot) {
    if (snapshot.event().content().action() instanceof PlayerAction.Swap) {
      games.scheduler().execute(() -> resendState(snapshot.game()));
    }
  }

  /// The game is found before this: nothing may wait for the database while the map is locked.
  private GameFeed enter(LiveGame game, Viewer viewer) {
    return feeds.compute(
        game.id(),
        (_, existing) -> {
          GameFeed feed = existing == null ? newFeed(game) : existing;
          feed.add(viewer);
          return feed;
        });
  }

  private GameFeed newFeed(LiveGame game) {
    return new GameFeed(game, games.scheduler(), () -> shared.others(game.id()));
  }

  private void leave(String id, Viewer viewer) {
    GameFeed left =
        feeds.computeIfPresent(
            id,
            (game, feed) -> {
              feed.remove(viewer);
              return feed.isEmpty() ? null : feed;
            });
    shared.update(id);
    if (left != null) {
      left.updatePresence();
    }
  }

  /// Sends the whole game to its viewers again, because a player has taken a seat.
  void resendState(String id) {
    GameFeed feed = feeds.get(id);
    if (feed == null) {
      return;
    }
    GameInfo info = store.info(id).orElseThrow();
    List<SeatInfo> seats = store.seats().ofGame(id);
    feed.forEach(Viewer::refreshSide);
    shared.update(id);
    feed.game()
        .withView(
            games.scheduler().millis(),
            view ->
                feed.forEach(viewer -> {
                  if (viewer.isWatching()) {
                    viewer.socket().send(state(view, info, seats, viewer));
                  }
                }));
    feed.updatePresence();
    feed.forEach(GameFeeds::sendDevices);
    sendMore(id);
  }

  /// Closes the sockets of a game that was deleted.
  void close(String id) {
    GameFeed feed = feeds.get(id);
    if (feed != null) {
      ProblemException reason = ProblemException.of(new StoreException(StoreFailure.NO_GAME, id));
      feed.forEach(viewer -> viewer.socket().end(reason));
    }
  }

  /// Handles a change by another server, which may have given a seat to a player, or stored a
  /// message between the players.
  void onRemoteChange(RemoteChange change) {
    shared.onRemoteChange(change);
    if (change.isOfSeat()) {
      List<String> ids = change.game().map(List::of).orElseGet(() -> List.copyOf(feeds.keySet()));
      ids.forEach(this::resendState);
    } else if (change.isOfMessages()) {
      change.game().ifPresent(this::sendMore);
    }
  }

  /// Returns the state of a game as a caller sees it; empty when its record is damaged, which the
  /// script of the page finds out and shows.
  Optional<String> findState(String id, Caller caller) {
    try {
      return Optional.of(state(games.game(id), caller, Optional.empty()));
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  /// Returns the state of a game as a caller sees it.
  String state(LiveGame game, Caller caller, Optional<Side> named) {
    GameInfo info = store.info(game.id()).orElseThrow();
    return state(
        game.view(games.scheduler().millis()),
        info,
        store.seats().ofGame(game.id()),
        CallerSide.of(game, caller, named),
        caller.messages(info.gameId().game()));
  }

  private String state(
      GameView view, GameInfo info, List<SeatInfo> seats, Optional<Side> you, Messages messages) {
    boolean isPublic = info.visibility() == Visibility.PUBLIC;
    return JsonText.format(
        GameJsonMapper.of(view, isPublic, seats(info.id(), seats, messages), you, messages));
  }

  /// Returns the viewers of a game at all servers.
  private GameViewers allViewers(String id) {
    return viewers(id).plus(shared.others(id));
  }

  /// Returns how many people watch a game at any server, without its players.
  int watchers(String id) {
    return allViewers(id).watchers();
  }

  /// Returns the seats of a game.
  List<SeatJson> seats(String id, Messages messages) {
    return seats(id, store.seats().ofGame(id), messages);
  }

  private List<SeatJson> seats(String id, List<SeatInfo> seats, Messages messages) {
    GameViewers all = allViewers(id);
    return seats.stream()
        .map(seat ->
            SeatJsonMapper.of(
                seat, seat.side() == Side.FIRST ? all.first() : all.second(), messages))
        .toList();
  }
}
