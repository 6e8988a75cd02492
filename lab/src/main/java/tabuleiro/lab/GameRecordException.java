package tabuleiro.lab;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file of records is not what an experiment needs. Its message gives the problem and
/// the place.
public final class GameRecordException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates the exception.
  ///
  /// @param message the problem, for users
  public GameRecordException(Message message) {
    super(message);
  }
}
