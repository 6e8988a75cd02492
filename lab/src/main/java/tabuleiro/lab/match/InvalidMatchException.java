package tabuleiro.lab.match;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a match cannot be played or resumed as requested. Its message gives the reason.
public final class InvalidMatchException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates the exception.
  ///
  /// @param message the reason, for users
  public InvalidMatchException(Message message) {
    super(message);
  }
}
