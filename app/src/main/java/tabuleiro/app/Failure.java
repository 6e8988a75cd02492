package tabuleiro.app;

import tabuleiro.rules.Phrase;

/// Thrown when what a command was asked for failed: exit status 1.
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Phrase phrase;

  Failure(Phrase phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  Failure(Phrase phrase, Throwable cause) {
    super(phrase.toString(), cause);
    this.phrase = phrase;
  }

  /// Returns what went wrong.
  Phrase phrase() {
    return phrase;
  }
}
