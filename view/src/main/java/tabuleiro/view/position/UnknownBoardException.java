package tabuleiro.view.position;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when no game or variant has the name that a request gives.
final class UnknownBoardException extends PlayException {
  private static final long serialVersionUID = 1L;

  UnknownBoardException(Message message) {
    super(message);
  }
}
