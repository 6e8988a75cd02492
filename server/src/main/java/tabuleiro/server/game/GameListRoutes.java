package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import java.util.function.LongSupplier;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.game.GameOperations;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.presence.VisitorPresence;

/// The routes for finding games.
final class GameListRoutes implements Routes {
  private final GameLists lists;
  private final LobbyFeed lobby;
  private final GameArchive archive;
  private final SocketRegistry sockets;
  private final VisitorPresence presence;
  private final LongSupplier millis;

  GameListRoutes(
      GameLists lists,
      LobbyFeed lobby,
      GameArchive archive,
      SocketRegistry sockets,
      VisitorPresence presence,
      LongSupplier millis) {
    this.millis = millis;
    this.presence = presence;
    this.lists = lists;
    this.lobby = lobby;
    this.archive = archive;
    this.sockets = sockets;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(
        routes,
        GameOperations.LOBBY,
        context -> Responses.sendJson(context, 200, lists.lobby(Caller.of(context))));
    Endpoints.add(
        routes,
        GameOperations.SUMMARY,
        context ->
            Responses.sendJson(
                context, 200, lists.summary(context.pathParam("id"), Caller.of(context))));
    Endpoints.add(
        routes,
        GameOperations.WATCHING,
        BulkWork.route(
            context -> Responses.sendJson(context, 200, lists.watching(Caller.of(context)))));
    Endpoints.add(
        routes,
        GameOperations.FEATURED,
        BulkWork.route(
            context -> Responses.sendJson(context, 200, lists.featured(Caller.of(context)))));
    Endpoints.add(
        routes,
        GameOperations.MINE,
        BulkWork.route(
            context -> Responses.sendJson(context, 200, lists.mine(Caller.of(context)))));
    Endpoints.add(routes, GameOperations.ARCHIVE, this::archive);
    SocketRegistry.addRoute(routes, GameOperations.LOBBY_LIVE, this::openLobby, this::answerPing);
  }

  /// The only message of a client is a ping, with which it finds a connection that broke silently.
  private void answerPing(WsMessageContext context) {
    ClientSocket.of(context).send(JsonText.format(new PongJson("pong", millis.getAsLong())));
  }

  private void openLobby(WsConnectContext context) {
    ClientSocket socket = sockets.open(context);
    presence.connect(socket, "");
    lobby.open(socket);
  }

  private void archive(Context context) throws Exception {
    GameFilter filter =
        new GameFilter(
            SiteAddress.parameter(context, "game"), SiteAddress.parameter(context, "variant"));
    archive.write(filter, SiteAddress.parameter(context, "after"), context);
  }
}
