package tabuleiro.view.game;

import java.util.Map;
import java.util.Optional;
import tabuleiro.play.live.OfferKind;
import tabuleiro.protocol.game.OffersJson;
import tabuleiro.rules.Side;

/// Makes [OffersJson].
public final class OffersJsonMapper {
  private OffersJsonMapper() {}

  public static OffersJson of(Map<OfferKind, Side> offers) {
    return new OffersJson(
        side(offers, OfferKind.DRAW),
        side(offers, OfferKind.TAKEBACK),
        side(offers, OfferKind.REMATCH));
  }

  private static String side(Map<OfferKind, Side> offers, OfferKind proposal) {
    return Optional.ofNullable(offers.get(proposal)).map(Side::key).orElse("");
  }
}
