package tabuleiro.engine.book;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown if a file of an opening book cannot be read, is damaged, or belongs to another game.
public final class InvalidBookException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// @param message describes the problem
  public InvalidBookException(Message message) {
    super(message);
  }
}
