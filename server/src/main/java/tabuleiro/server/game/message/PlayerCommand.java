package tabuleiro.server.game.message;

import java.util.Optional;
import tabuleiro.server.game.event.OfferKind;
import tabuleiro.server.game.event.PlayerAction;
import tabuleiro.server.game.live.RequestedAction;
import tabuleiro.server.http.ProblemException;

/// A command of a player, over HTTP or a socket.
public sealed interface PlayerCommand {
  /// Returns the player's own id for the command; empty when missing.
  String id();

  /// Returns the name of the side to act for; empty when missing.
  Optional<String> side();

  /// Returns the name of the action, such as `move`; `unknown` for an unknown one.
  default String actionName() {
    return this instanceof Request request ? request.action().name() : "unknown";
  }

  /// A command that asks for an action.
  ///
  /// @param id the player's own id for the command; a repeated id gets the same answer
  /// @param side the name of the side to act for, when the caller plays both
  /// @param lastSeenSequence the number of the last event that the player has seen
  /// @param ply the number of moves that the player has seen
  /// @param action the action
  record Request(
      String id, Optional<String> side, int lastSeenSequence, int ply, RequestedAction action)
      implements PlayerCommand {
    /// Returns whether the command offers or accepts a rematch.
    public boolean asksForRematch() {
      return action instanceof RequestedAction.Exact(var exact)
          && switch (exact) {
            case PlayerAction.Offer(OfferKind kind) -> kind == OfferKind.REMATCH;
            case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
                kind == OfferKind.REMATCH && isAccepted;
            default -> false;
          };
    }
  }

  /// A command with an unknown action or offer. It is refused like any other command, so callers
  /// without a seat learn nothing more about it.
  ///
  /// @param problem what is wrong with the command
  record Unexpected(String id, Optional<String> side, ProblemException problem)
      implements PlayerCommand {}
}
