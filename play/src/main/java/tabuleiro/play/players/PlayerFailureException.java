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

  private final PlayerFailure failure;

  /// Creates the failure of a player whose program does not work.
  public PlayerFailureException(Message message) {
    this(PlayerFailure.CRASH, message);
  }

  /// Creates a failure.
  public PlayerFailureException(PlayerFailure failure, Message message) {
    super(message);
    this.failure = failure;
  }

  /// Returns how the player has failed.
  public PlayerFailure failure() {
    return failure;
  }

  /// Returns the ending of a game in which the player of `loser` has failed.
  public Ending ending(Side loser) {
    Ending.Kind kind = failure == PlayerFailure.TIME ? Ending.Kind.TIME : Ending.Kind.ABANDONED;
    return Ending.of(kind, Result.winOf(loser.other()));
  }
}
