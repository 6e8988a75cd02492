package tabuleiro.server.event;

/// What a player can offer to the opponent.
public enum OfferKind {
  /// A draw.
  DRAW,
  /// To take back the last move of the player who makes the offer.
  TAKEBACK,
  /// Another game with the sides exchanged, once this one is over.
  REMATCH
}
