package tabuleiro.play.live;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

  /// Returns the kind with a stored form; empty for another text.
  public static Optional<OfferKind> find(String text) {
    return Arrays.stream(values()).filter(kind -> kind.format().equals(text)).findFirst();
  }

  /// Parses the stored form.
  ///
  /// @throws IllegalArgumentException when the text is not the form of a kind
  public static OfferKind parse(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
