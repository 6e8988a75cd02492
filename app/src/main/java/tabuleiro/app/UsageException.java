package tabuleiro.app;

import tabuleiro.rules.Message;

/// Thrown when a command line asks for something that does not exist or make sense: exit status 2.
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  UsageException(Message phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  /// Returns what is wrong and what would be right.
  Message phrase() {
    return phrase;
  }
}
