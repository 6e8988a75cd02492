package tabuleiro.app.cli;

import tabuleiro.rules.Message;

/// Thrown when a command line asks for something that does not exist or make sense: exit status 2.
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  public UsageException(Message phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  /// Returns what is wrong and what would be right.
  public Message phrase() {
    return phrase;
  }
}
