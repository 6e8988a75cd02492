package tabuleiro.protocol.game;

import java.util.Locale;

/// What a player may offer.
public enum OfferKey {
  DRAW,
  TAKEBACK,
  REMATCH;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
