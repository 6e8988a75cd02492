package tabuleiro.view.opening;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a request about an opening cannot be answered, for a reason other than the rules of
/// its game.
public final class OpeningException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final String error;

  OpeningException(String error, Message message) {
    super(message);
    this.error = error;
  }

  /// Returns the error code for programs: the parameter that is wrong, or `random-start`.
  public String error() {
    return error;
  }
}
