package tabuleiro.lab.selfplay;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown if a file with training data cannot be used.
public final class TrainingDataException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// @param message describes the problem
  public TrainingDataException(Message message) {
    super(message);
  }
}
