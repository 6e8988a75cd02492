package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.store.Proposal;

/// What is offered and not yet answered: each time the side that offers, `first` or `second`, or
/// nothing.
///
/// @param draw who offers a draw
/// @param takeback who asks to take back
/// @param rematch who offers another game
@Json
public record OffersJson(String draw, String takeback, String rematch) {
  static OffersJson of(Map<Proposal, Side> offers) {
    return new OffersJson(
        side(offers, Proposal.DRAW),
        side(offers, Proposal.TAKEBACK),
        side(offers, Proposal.REMATCH));
  }

  private static String side(Map<Proposal, Side> offers, Proposal proposal) {
    return Optional.ofNullable(offers.get(proposal)).map(Sides::format).orElse("");
  }
}
