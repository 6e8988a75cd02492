package tabuleiro.play;

import tabuleiro.rules.Message;

/// Thrown when something from outside cannot be done or understood. It carries what is wrong
/// without words; whatever was asked is unchanged.
public abstract class PlayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  /// Says what is wrong.
  protected PlayException(Message phrase) {
    super(phrase.key() + " " + phrase.arguments());
    this.phrase = phrase;
  }

  /// Returns what is wrong; its words stand in the bundle `play` and, where a rule of a game is
  /// broken, in that game's.
  public Message problem() {
    return phrase;
  }
}
