package tabuleiro.server.game;

/// An action of a player.
public sealed interface PlayerAction extends GameAction {
  /// A move.
  ///
  /// @param text the move's text
  record Move(String text) implements PlayerAction {}

  /// Takes back the actor's last move without asking; possible against a computer only.
  record Takeback() implements PlayerAction {}

  /// Offers something to the opponent.
  record Offer(OfferKind kind) implements PlayerAction {}

  /// Answers an offer.
  record OfferResponse(OfferKind kind, boolean isAccepted) implements PlayerAction {}

  /// Resigns the game.
  record Resignation() implements PlayerAction {}

  /// Withdraws a game that has not started; it ends without a result.
  record Withdrawal() implements PlayerAction {}

  /// Aborts a game before the second move; it ends without a result.
  record Abort() implements PlayerAction {}

  /// Takes over the first move: the players exchange sides (the swap rule). The actor is the side
  /// that the player had until then.
  record Swap() implements PlayerAction {}

  /// Claims the win because the opponent has been absent for too long.
  record WinClaim() implements PlayerAction {}

  @Override
  default String format() {
    return switch (this) {
      case Move(String text) -> "move " + text;
      case Takeback() -> "takeback";
      case Offer(OfferKind kind) -> "offer " + kind.format();
      case OfferResponse(OfferKind kind, boolean isAccepted) ->
          (isAccepted ? "accept " : "decline ") + kind.format();
      case Resignation() -> "resign";
      case Withdrawal() -> "withdraw";
      case Abort() -> "abort";
      case Swap() -> "swap";
      case WinClaim() -> "claim";
    };
  }
}
