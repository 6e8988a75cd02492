package tabuleiro.server.games;

import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.games.message.PlayerCommand;
import tabuleiro.server.games.message.ReplyJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.LiveGame;

/// Handles the commands of players.
final class CommandHandler {
  private CommandHandler() {}

  /// Performs a command in a game.
  ///
  /// @param receivedMillis when it was received, in milliseconds since 1970
  /// @throws ProblemException when it is rejected
  static ReplyJson handle(
      LiveGame game, Caller caller, PlayerCommand command, long receivedMillis) {
    Side side = CallerSide.require(game, caller, CallerSide.parse(command.side()));
    return switch (command) {
      case PlayerCommand.Request request -> perform(game, side, request, receivedMillis);
      case PlayerCommand.Unexpected unexpected -> throw unexpected.problem();
    };
  }

  private static ReplyJson perform(
      LiveGame game, Side side, PlayerCommand.Request command, long receivedMillis) {
    ClientRequest request =
        new ClientRequest(
            Actor.of(side),
            command.id(),
            command.lastSeenSequence(),
            command.ply(),
            command.action(),
            receivedMillis);
    return switch (game.submit(request)) {
      case RequestResult.Accepted(GameEvent event) -> ReplyJson.accepted(event);
      case RequestResult.Rejected rejected -> throw problem(rejected).inGame(family(game));
    };
  }

  private static String family(LiveGame game) {
    return game.query(table -> table.game().id().game());
  }

  private static ProblemException problem(RequestResult.Rejected rejected) {
    int status =
        switch (rejected.reason()) {
          case STALE, REUSED -> 409;
          case ILLEGAL -> 400;
          case NO_GAME -> 404;
        };
    String error =
        switch (rejected.reason()) {
          case STALE -> "stale";
          case REUSED -> "reused";
          case ILLEGAL -> "illegal";
          case NO_GAME -> "no-game";
        };
    return new ProblemException(status, error, rejected.message())
        .withViolation(rejected.violation())
        .withHead(rejected.head());
  }
}
