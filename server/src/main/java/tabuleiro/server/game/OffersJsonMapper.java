package tabuleiro.server.game;

import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.game.OffersJson;
import tabuleiro.rules.Side;

/// Makes [OffersJson] of what the server knows.
final class OffersJsonMapper {
  private OffersJsonMapper() {}

  static OffersJson of(Map<OfferKind, Side> offers) {
    return new OffersJson(
        side(offers, OfferKind.DRAW),
        side(offers, OfferKind.TAKEBACK),
        side(offers, OfferKind.REMATCH));
  }

  private static String side(Map<OfferKind, Side> offers, OfferKind proposal) {
    return Optional.ofNullable(offers.get(proposal)).map(Side::key).orElse("");
  }
}
