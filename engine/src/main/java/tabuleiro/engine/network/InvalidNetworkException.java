package tabuleiro.engine.network;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown if a network file is damaged, or was made for other inputs.
public final class InvalidNetworkException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// @param message describes the problem
  public InvalidNetworkException(Message message) {
    super(message);
  }
}
