package tabuleiro.app;

import tabuleiro.rules.Message;

/// Thrown when what a command was asked for failed: exit status 1.
final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  CommandException(Message phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  CommandException(Message phrase, Throwable cause) {
    super(phrase.toString(), cause);
    this.phrase = phrase;
  }

  /// Returns what went wrong.
  Message phrase() {
    return phrase;
  }
}
