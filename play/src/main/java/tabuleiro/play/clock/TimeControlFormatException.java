package tabuleiro.play.clock;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a text is not a time control or not a clock time.
public final class TimeControlFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with the message of a key.
  public TimeControlFormatException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
