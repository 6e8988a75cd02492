package tabuleiro.lab;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Phrase;

/// Thrown when a file of games is not what an experiment needs. Its phrase says what is wrong, and
/// where.
public final class GameFileException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public GameFileException(Phrase phrase) {
    super(phrase);
  }
}
