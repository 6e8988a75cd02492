package tabuleiro.server.games;

import io.javalin.config.RoutesConfig;
import java.util.List;
import tabuleiro.play.players.Players;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.Store;

/// Everything with which games are played and found.
public final class Playing implements Routes {
  private final List<Routes> parts;

  /// @param players those that may be seated
  /// @param sockets all that are open
  public Playing(Store store, LiveGames games, Players players, Sockets sockets) {
    Feeds feeds = new Feeds(store, games);
    GameLists lists = new GameLists(store, games, feeds);
    Lobby lobby = new Lobby(lists);
    games.observe((game, moment) -> lobby.hear(moment));
    games.onNews(lobby::hear);
    games.onNews(feeds::hear);
    this.parts =
        List.of(
            new GameRoutes(games, feeds, players),
            new LiveRoutes(games, feeds, sockets),
            new ListRoutes(lists, lobby, new Archive(store, games), sockets));
  }

  @Override
  public void add(RoutesConfig routes) {
    parts.forEach(part -> part.add(routes));
  }
}
