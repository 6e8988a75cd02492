package tabuleiro.lab.match;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a match cannot be played, or not be continued, as it is asked for. Its phrase says
/// why.
public final class MatchException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says why.
  public MatchException(Message phrase) {
    super(phrase);
  }
}
