package tabuleiro.lab;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file of games is not what an experiment needs. Its phrase says what is wrong, and
/// where.
public final class GameRecordException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public GameRecordException(Message phrase) {
    super(phrase);
  }
}
