package tabuleiro.play.clock;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a text sets no clock.
public final class TimeControlFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public TimeControlFormatException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
