package tabuleiro.server.games;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.server.http.Answer;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.store.GameFilter;

/// The addresses at which games are found.
final class ListRoutes implements Routes {
  private final GameLists lists;
  private final Lobby lobby;
  private final Archive archive;
  private final Sockets sockets;

  ListRoutes(GameLists lists, Lobby lobby, Archive archive, Sockets sockets) {
    this.lists = lists;
    this.lobby = lobby;
    this.archive = archive;
    this.sockets = sockets;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get(
        "/api/v1/lobby", context -> Answer.json(context, 200, lists.lobby(Caller.of(context))));
    routes.get(
        "/api/v1/watching",
        context -> Answer.json(context, 200, lists.watching(Caller.of(context))));
    routes.get(
        "/api/v1/mine", context -> Answer.json(context, 200, lists.mine(Caller.of(context))));
    routes.get("/api/v1/archive", this::archive);
    routes.ws("/api/v1/lobby/live", ws -> ws.onConnect(ctx -> lobby.open(sockets.open(ctx))));
  }

  private void archive(Context context) {
    GameFilter filter = new GameFilter(parameter(context, "game"), parameter(context, "variant"));
    archive.write(filter, parameter(context, "after"), context);
  }

  private static String parameter(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).orElse("");
  }
}
