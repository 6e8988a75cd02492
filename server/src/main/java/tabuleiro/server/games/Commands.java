package tabuleiro.server.games;

import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Problem;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Reply;

/// Takes players' commands.
final class Commands {
  private Commands() {}

  /// Does what a caller wants to be done in a game.
  ///
  /// @param receivedMillis when it was received, in milliseconds since 1970
  /// @throws Problem when it is refused
  static ReplyJson take(LiveGame game, Caller caller, CommandRequest request, long receivedMillis) {
    Side side = Sides.require(game, caller, Sides.parse(request.side()));
    return switch (game.submit(request.command(side, receivedMillis))) {
      case Reply.Accepted(Event event) -> ReplyJson.accepted(event);
      case Reply.Refused refused -> throw problem(refused).in(family(game));
    };
  }

  private static String family(LiveGame game) {
    return game.ask(table -> table.game().id().game());
  }

  private static Problem problem(Reply.Refused refused) {
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
    return new Problem(status, error, refused.phrase()).at(refused.head());
  }
}
