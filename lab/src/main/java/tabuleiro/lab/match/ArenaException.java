package tabuleiro.lab.match;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Phrase;

/// Thrown when a match cannot be played, or not be continued, as it is asked for. Its phrase says
/// why.
public final class ArenaException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says why.
  public ArenaException(Phrase phrase) {
    super(phrase);
  }
}
