package tabuleiro.solver.weak;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file cannot be used to resume a solution. Its message gives the reason.
public final class CheckpointException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates the exception.
  ///
  /// @param message the reason, for users
  public CheckpointException(Message message) {
    super(message);
  }
}
