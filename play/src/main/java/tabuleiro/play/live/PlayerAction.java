package tabuleiro.play.live;

import java.util.Optional;
import java.util.function.Supplier;

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

  /// Returns the action, other than a move, that commands call by a word; empty for another word.
  ///
  /// @param offer returns what an offer, or the answer to one, is about
  static Optional<PlayerAction> named(String word, Supplier<OfferKind> offer) {
    return Optional.ofNullable(
        switch (word) {
          case "takeback" -> new Takeback();
          case "offer" -> new Offer(offer.get());
          case "accept" -> new OfferResponse(offer.get(), true);
          case "decline" -> new OfferResponse(offer.get(), false);
          case "resign" -> new Resignation();
          case "withdraw" -> new Withdrawal();
          case "abort" -> new Abort();
          case "swap" -> new Swap();
          case "claim" -> new WinClaim();
          case "rematch" -> new Offer(OfferKind.REMATCH);
          default -> null;
        });
  }

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
