package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.game.event.OfferKind;

/// The open offers: for each kind the side that made it, `first` or `second`, or an empty text.
///
/// @param draw the side that offers a draw
/// @param takeback the side that asks to take back a move
/// @param rematch the side that offers a rematch
@Json
public record OffersJson(String draw, String takeback, String rematch) {
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
