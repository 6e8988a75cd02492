package tabuleiro.engine;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown if a file has no move priorities of a board.
public final class InvalidPrioritiesException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// @param message describes the problem
  public InvalidPrioritiesException(Message message) {
    super(message);
  }
}
