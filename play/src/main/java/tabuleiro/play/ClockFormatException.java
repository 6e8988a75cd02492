package tabuleiro.play;

import tabuleiro.rules.Phrase;

/// Thrown when a text sets no clock.
public final class ClockFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public ClockFormatException(String key, Object... arguments) {
    super(Phrase.of(key, arguments));
  }
}
