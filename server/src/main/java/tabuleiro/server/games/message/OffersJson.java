package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.games.CallerSide;

/// What is offered and not yet answered: each time the side that offers, `first` or `second`, or
/// nothing.
///
/// @param draw who offers a draw
/// @param takeback who asks to take back
/// @param rematch who offers another game
@Json
public record OffersJson(String draw, String takeback, String rematch) {
  static OffersJson of(Map<OfferKind, Side> offers) {
    return new OffersJson(
        side(offers, OfferKind.DRAW),
        side(offers, OfferKind.TAKEBACK),
        side(offers, OfferKind.REMATCH));
  }

  private static String side(Map<OfferKind, Side> offers, OfferKind proposal) {
    return Optional.ofNullable(offers.get(proposal)).map(CallerSide::format).orElse("");
  }
}
