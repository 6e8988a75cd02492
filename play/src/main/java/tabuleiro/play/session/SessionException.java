package tabuleiro.play.session;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a session, a seat or a match refuses a request.
public final class SessionException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with the message of a key.
  public SessionException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
