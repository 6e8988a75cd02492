package tabuleiro.server.game;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.game.GameOperations;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SocketRegistry;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.view.game.ReplyJsonMapper;

/// The WebSocket route for watching and playing a game.
final class GameSocketRoutes implements Routes {
  private final LiveGames games;
  private final GameFeeds feeds;
  private final SocketRegistry sockets;
  private final VisitorPresence presence;
  private final CommandHandler commands;

  GameSocketRoutes(
      LiveGames games,
      GameFeeds feeds,
      SocketRegistry sockets,
      VisitorPresence presence,
      CommandHandler commands) {
    this.commands = commands;
    this.presence = presence;
    this.games = games;
    this.feeds = feeds;
    this.sockets = sockets;
  }

  @Override
  public void add(RoutesConfig routes) {
    SocketRegistry.addRoute(routes, GameOperations.LIVE, this::open, this::receive);
  }

  private void open(WsConnectContext context) {
    ClientSocket socket = sockets.open(context);
    socket.answerProblems((id, problem) ->
        JsonText.format(ReplyJsonMapper.rejected(id, problem.toJson(socket.caller()))));
    presence.connect(socket, context.pathParam("id"));
    feeds.open(
        socket,
        context.pathParam("id"),
        CallerSide.parse(Optional.ofNullable(context.queryParam("side"))),
        seen(context.queryParam("after")),
        Optional.ofNullable(context.queryParam("hash")).orElse(""));
  }

  /// A malformed number counts as 0.
  private static int seen(@Nullable String text) {
    return text != null && text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
  }

  private void receive(WsMessageContext context) {
    long now = games.scheduler().millis();
    ClientSocket socket = ClientSocket.of(context);
    switch (GameSocketMessage.parse(context.message())) {
      case GameSocketMessage.Ping() -> socket.send(JsonText.format(new PongJson("pong", now)));
      case GameSocketMessage.Command(GameCommandParser command) -> {
        LiveGame game = games.game(context.pathParam("id"));
        socket.send(JsonText.format(reply(game, socket, command, now)));
      }
      case GameSocketMessage.Unexpected _ ->
          throw new ProblemException(400, "type", Message.of("games.unknown-message"));
    }
  }

  private ReplyJson reply(LiveGame game, ClientSocket socket, GameCommandParser command, long now) {
    try {
      return commands.handle(game, socket.caller(), command, now);
    } catch (RuntimeException e) {
      ProblemException problem = ProblemException.of(e);
      if (problem.isServerError()) {
        throw e; // The ProblemHandler logs it and closes the socket.
      }
      return ReplyJsonMapper.rejected(command.id(), problem.toJson(socket.caller()));
    }
  }
}
