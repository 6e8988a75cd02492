package tabuleiro.play.players;

import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// Thrown when a player returns no legal move: its process has exited, it does not answer, or its
/// answer is not a legal move. The player loses the game. The message describes the failure.
public final class PlayerFailureException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final Ending.Kind kind;

  /// Creates the failure of a player that returned no legal move.
  public PlayerFailureException(Message message) {
    this(Ending.Kind.ABANDONED, message);
  }

  private PlayerFailureException(Ending.Kind kind, Message message) {
    super(message);
    this.kind = kind;
  }

  /// Returns the failure of a player that has not answered in time.
  public static PlayerFailureException timeout(Message message) {
    return new PlayerFailureException(Ending.Kind.TIME, message);
  }

  /// Returns the ending of a game in which the player of `loser` has failed.
  public Ending ending(Side loser) {
    return Ending.of(kind, Result.winOf(loser.other()));
  }
}
