package tabuleiro.app;

import tabuleiro.rules.Phrase;

/// Thrown when a command line asks for something that does not exist or make sense: exit status 2.
final class UsageProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Phrase phrase;

  UsageProblem(Phrase phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  /// Returns what is wrong and what would be right.
  Phrase phrase() {
    return phrase;
  }
}
