package tabuleiro.app.cli;

import tabuleiro.rules.Message;

/// Thrown when what a command was asked for failed: exit status 1.
public final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  public CommandException(Message phrase) {
    super(phrase.toString());
    this.phrase = phrase;
  }

  public CommandException(Message phrase, Throwable cause) {
    super(phrase.toString(), cause);
    this.phrase = phrase;
  }

  /// Returns what went wrong.
  public Message phrase() {
    return phrase;
  }
}
