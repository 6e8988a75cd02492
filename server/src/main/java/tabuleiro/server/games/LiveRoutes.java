package tabuleiro.server.games;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Phrase;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.Socket;
import tabuleiro.server.http.Sockets;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;

/// The sockets over which games are watched and played.
final class LiveRoutes implements Routes {
  private final LiveGames games;
  private final Feeds feeds;
  private final Sockets sockets;

  LiveRoutes(LiveGames games, Feeds feeds, Sockets sockets) {
    this.games = games;
    this.feeds = feeds;
    this.sockets = sockets;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.ws("/api/v1/games/{id}/live", this::add);
  }

  private void add(WsConfig ws) {
    ws.onConnect(this::open);
    ws.onMessage(this::hear);
  }

  private void open(WsConnectContext context) {
    Socket socket = sockets.open(context);
    feeds.open(
        socket,
        context.pathParam("id"),
        Sides.parse(Optional.ofNullable(context.queryParam("side"))),
        seen(context.queryParam("after")),
        Optional.ofNullable(context.queryParam("hash")).orElse(""));
  }

  /// What is no number has seen nothing.
  private static int seen(@Nullable String text) {
    return text != null && text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
  }

  private void hear(WsMessageContext context) {
    long now = System.currentTimeMillis();
    Socket socket = Socket.of(context);
    CommandRequest request = JsonText.read(context.message(), CommandRequest.class);
    switch (request.type().orElse("")) {
      case "ping" -> socket.send(JsonText.of(new PongJson("pong", now)));
      case "command" ->
          socket.send(
              JsonText.of(answer(games.game(context.pathParam("id")), socket, request, now)));
      default -> throw new Problem(400, "type", Phrase.of("games.no-message"));
    }
  }

  private static ReplyJson answer(LiveGame game, Socket socket, CommandRequest request, long now) {
    try {
      return Commands.take(game, socket.caller(), request, now);
    } catch (RuntimeException e) {
      Problem problem = Problem.of(e);
      if (problem.status() == 500) {
        throw e; // The frame logs it and ends the socket.
      }
      return ReplyJson.refused(request.id().orElse(""), problem, socket.caller());
    }
  }
}
