package tabuleiro.app.play;

import tabuleiro.app.cli.CommandException;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.Message;

/// The player that could not move in a game, which is then over.
record FailedPlayer(GameSession session, PlayerFailureException failure) {
  /// Returns what happened, with the whole command of an engine.
  Message problem() {
    String player = session.seat(session.sideToMove()).playerId().orElse("?");
    return Message.of("file-problem", player, failure.problem());
  }

  /// Checks that the program of the player could be started.
  ///
  /// @throws CommandException when it could not: there was no game
  void requireStarted() {
    if (failure.failure() == PlayerFailure.START) {
      throw new CommandException(problem(), failure);
    }
  }
}
