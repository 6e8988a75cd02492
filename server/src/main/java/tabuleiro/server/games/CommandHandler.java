package tabuleiro.server.games;

import tabuleiro.rules.Side;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.games.message.CommandRequest;
import tabuleiro.server.games.message.ReplyJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.LiveGame;

/// Handles the commands of players.
final class CommandHandler {
  private CommandHandler() {}

  /// Performs a command in a game.
  ///
  /// @param receivedMillis when it was received, in milliseconds since 1970
  /// @throws ProblemException when it is rejected
  static ReplyJson handle(
      LiveGame game, Caller caller, CommandRequest request, long receivedMillis) {
    Side side = CallerSide.require(game, caller, CallerSide.parse(request.side()));
    return switch (game.submit(request.toRequest(side, receivedMillis))) {
      case RequestResult.Accepted(GameEvent event) -> ReplyJson.accepted(event);
      case RequestResult.Rejected refused -> throw problem(refused).inGame(family(game));
    };
  }

  private static String family(LiveGame game) {
    return game.query(table -> table.game().id().game());
  }

  private static ProblemException problem(RequestResult.Rejected refused) {
    int status =
        switch (refused.reason()) {
          case STALE, REUSED -> 409;
          case ILLEGAL -> 400;
          case NO_GAME -> 404;
        };
    String error =
        switch (refused.reason()) {
          case STALE -> "stale";
          case REUSED -> "reused";
          case ILLEGAL -> "illegal";
          case NO_GAME -> "no-game";
        };
    return new ProblemException(status, error, refused.message()).withHead(refused.head());
  }
}
