package tabuleiro.play.players;

import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// Thrown when a player gives no move: it has died, keeps silent, or answers what is no legal move.
/// It has lost the game. Its phrase says what happened.
public final class PlayerFailureException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final Ending.Kind kind;

  /// Says what happened.
  public PlayerFailureException(Message phrase) {
    this(Ending.Kind.ABANDONED, phrase);
  }

  private PlayerFailureException(Ending.Kind kind, Message phrase) {
    super(phrase);
    this.kind = kind;
  }

  /// Returns the failure of a player that has not answered in time, and says so.
  public static PlayerFailureException timeout(Message phrase) {
    return new PlayerFailureException(Ending.Kind.TIME, phrase);
  }

  /// Returns how a game ends in which the player of `loser` has failed.
  public Ending ending(Side loser) {
    return Ending.of(kind, Result.winOf(loser.other()));
  }
}
