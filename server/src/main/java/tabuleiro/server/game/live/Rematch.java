package tabuleiro.server.game.live;

import java.util.Optional;
import tabuleiro.play.session.SessionException;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;

/// The negotiation of a rematch after a game. A computer always accepts. Not thread-safe.
final class Rematch {
  private final SessionSetup setup;
  private Optional<Side> offer = Optional.empty();
  private boolean isAgreed;
  private Optional<String> next = Optional.empty();

  Rematch(SessionSetup setup) {
    this.setup = setup;
  }

  /// Returns the side that has offered a rematch and waits for the answer.
  Optional<Side> offer() {
    return isAgreed ? Optional.empty() : offer;
  }

  boolean isAgreed() {
    return isAgreed;
  }

  /// Returns the id of the game in which the players continue.
  Optional<String> next() {
    return next;
  }

  /// A second offer, by the opponent, accepts the first.
  void offer(Side side) {
    requireNoNext();
    if (offer.equals(Optional.of(side))) {
      throw new SessionException("live.already-offered-rematch", side);
    }
    isAgreed = offer.isPresent() || !setup.seat(side.other()).isHuman();
    offer = Optional.of(side);
  }

  /// Answers the opponent's offer, or withdraws one's own by declining it.
  void answer(Side side, boolean isAccepted) {
    requireNoNext();
    boolean isWithdrawal = !isAccepted && offer.equals(Optional.of(side));
    if (!isWithdrawal && !offer.equals(Optional.of(side.other()))) {
      throw new SessionException("live.no-rematch", side.other());
    }
    isAgreed = isAccepted;
    offer = isAccepted ? offer : Optional.empty();
  }

  void setNext(String game) {
    next = Optional.of(game);
  }

  private void requireNoNext() {
    if (isAgreed || next.isPresent()) {
      throw new SessionException("live.goes-on");
    }
  }
}
