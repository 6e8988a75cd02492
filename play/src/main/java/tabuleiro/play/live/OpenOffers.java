package tabuleiro.play.live;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Side;

/// The offers of the players of a game: a draw, a takeback, a rematch. The caller has checked that
/// the game is in a state that allows them. Not thread-safe.
final class OpenOffers {
  private final GameSession session;
  private final Rematch rematch;
  private Optional<Side> takebackOffer = Optional.empty();

  OpenOffers(GameSession session, Rematch rematch) {
    this.session = session;
    this.rematch = rematch;
  }

  /// Returns the open offers, each with the side that made it.
  Map<OfferKind, Side> open() {
    Map<OfferKind, Side> open = new EnumMap<>(OfferKind.class);
    session.drawOffer().ifPresent(side -> open.put(OfferKind.DRAW, side));
    takebackOffer.ifPresent(side -> open.put(OfferKind.TAKEBACK, side));
    rematch.offer().ifPresent(side -> open.put(OfferKind.REMATCH, side));
    return open;
  }

  /// Makes an offer. A draw or a rematch that the opponent has offered is agreed by it.
  ///
  /// @throws SessionException when there is one already; nothing has changed then
  void make(Side side, OfferKind kind) {
    switch (kind) {
      case DRAW -> {
        if (session.drawOffer().equals(Optional.of(side.other()))) {
          session.acceptDraw(side);
        } else {
          session.offerDraw(side);
        }
      }
      case TAKEBACK -> {
        if (takebackOffer.isPresent()) {
          throw new SessionException("live.already-offered", takebackOffer.get());
        }
        takebackOffer = Optional.of(side);
      }
      case REMATCH -> rematch.offer(side);
    }
  }

  /// Answers an offer.
  ///
  /// @param takeBack takes back the moves of the side that has asked for it
  /// @throws SessionException when there is no such offer; nothing has changed then
  void answer(Side side, OfferKind kind, boolean isAccepted, Runnable takeBack) {
    switch (kind) {
      case DRAW -> {
        if (isAccepted) {
          session.acceptDraw(side);
        } else {
          session.declineDraw(side);
        }
      }
      case TAKEBACK -> {
        if (!takebackOffer.equals(Optional.of(side.other()))) {
          throw new SessionException("live.no-offer", side.other());
        }
        if (isAccepted) {
          takeBack.run();
        }
        withdrawTakeback();
      }
      case REMATCH -> rematch.answer(side, isAccepted);
    }
  }

  /// Withdraws the offers of a game in progress, because the players exchange sides.
  void withdrawAll() {
    session.drawOffer().map(Side::other).ifPresent(session::declineDraw);
    withdrawTakeback();
  }

  /// Withdraws a request to take a move back, because a move was made.
  void withdrawTakeback() {
    takebackOffer = Optional.empty();
  }
}
