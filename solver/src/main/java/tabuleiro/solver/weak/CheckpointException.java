package tabuleiro.solver.weak;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file is no checkpoint of what is to be solved. Its phrase says why.
public final class CheckpointException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says why.
  public CheckpointException(Message phrase) {
    super(phrase);
  }
}
