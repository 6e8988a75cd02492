package tabuleiro.server.game;

import java.util.Locale;

/// What a player can offer to the opponent.
public enum OfferKind {
  /// A draw.
  DRAW,
  /// To take back the last move of the player who makes the offer.
  TAKEBACK,
  /// Another game with the sides exchanged, once this one is over.
  REMATCH;

  /// Returns the stored form, such as `draw`.
  public String format() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Parses the stored form.
  ///
  /// @throws IllegalArgumentException when the text is not the form of a kind
  static OfferKind parse(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
