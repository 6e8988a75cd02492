package tabuleiro.server.event;

/// What a player can offer to the other.
public enum OfferKind {
  /// To end the game in a draw.
  DRAW,
  /// To take back the offering player's last move.
  TAKEBACK,
  /// To play again with the sides exchanged, once the game is over.
  REMATCH
}
