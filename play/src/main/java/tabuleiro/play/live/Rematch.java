package tabuleiro.play.live;

import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Side;

/// The game that follows another: the next one of a match, or a rematch, on which the players agree
/// after the game. A computer always accepts. Not thread-safe.
public final class Rematch {
  private final GameSession session;
  private final GameSeries series;
  private Optional<Side> offer = Optional.empty();
  private boolean isAgreed;
  private Optional<String> next = Optional.empty();

  public Rematch(GameSession session, GameSeries series) {
    this.session = session;
    this.series = series;
  }

  /// Returns whether the players are to continue in a game that does not exist yet.
  public boolean isNextDue() {
    return session.ending().isPresent() && next.isEmpty() && (isMatchContinuing() || isAgreed);
  }

  /// Returns whether the match has another game; not when this one was withdrawn or aborted.
  public boolean isMatchContinuing() {
    return series.hasNextRound()
        && session.ending().filter(end -> end.result() != Result.NONE).isPresent();
  }

  /// Returns the side that has offered a rematch and waits for the answer.
  public Optional<Side> offer() {
    return isAgreed ? Optional.empty() : offer;
  }

  /// Returns the id of the game in which the players continue.
  public Optional<String> next() {
    return next;
  }

  /// A second offer, by the opponent, accepts the first.
  public void offer(Side side) {
    requireNoNext();
    if (offer.equals(Optional.of(side))) {
      throw new SessionException("live.already-offered-rematch", side);
    }
    isAgreed = offer.isPresent() || !session.seat(side.other()).isHuman();
    offer = Optional.of(side);
  }

  /// Answers the opponent's offer, or withdraws one's own by declining it.
  public void answer(Side side, boolean isAccepted) {
    requireNoNext();
    boolean isWithdrawal = !isAccepted && offer.equals(Optional.of(side));
    if (!isWithdrawal && !offer.equals(Optional.of(side.other()))) {
      throw new SessionException("live.no-rematch", side.other());
    }
    isAgreed = isAccepted;
    offer = isAccepted ? offer : Optional.empty();
  }

  public void setNext(String game) {
    next = Optional.of(game);
  }

  private void requireNoNext() {
    if (isAgreed || next.isPresent()) {
      throw new SessionException("live.goes-on");
    }
  }
}
