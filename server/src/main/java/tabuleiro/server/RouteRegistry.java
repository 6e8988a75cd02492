package tabuleiro.server;

import java.util.List;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.games.PlayRoutes;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.http.page.OpenApiRoutes;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.site.SiteRoutes;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.study.StudyRoutes;

/// What the parts of the server are made of, and the list of them.
///
/// @param store what is kept
/// @param games those that are played
/// @param catalogue the computer players that may be seated
/// @param sockets the open ones
/// @param pages the templates
/// @param options what the operator has chosen
record RouteRegistry(
    GameStore store,
    LiveGames games,
    BotCatalogue catalogue,
    SocketRegistry sockets,
    PageRenderer pages,
    ServerOptions options) {
  /// Returns what is answered. A new part adds its line here.
  List<Routes> routes() {
    return List.of(
        new OpenApiRoutes(),
        new PlayRoutes(store, games, catalogue.players(), sockets),
        new SiteRoutes(pages, catalogue.players(), store),
        new StudyRoutes(store, games, sockets, pages));
  }
}
