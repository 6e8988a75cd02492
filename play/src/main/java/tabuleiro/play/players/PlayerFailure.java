package tabuleiro.play.players;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Phrase;

/// Thrown when a player gives no move: it has died, keeps silent, or answers what is no legal move.
/// It has lost the game. Its phrase says what happened.
public final class PlayerFailure extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what happened.
  public PlayerFailure(Phrase phrase) {
    super(phrase);
  }
}
