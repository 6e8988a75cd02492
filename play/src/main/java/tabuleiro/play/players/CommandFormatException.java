package tabuleiro.play.players;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Phrase;

/// Thrown when the text of an outside engine names no command.
public final class CommandFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong with a command line.
  CommandFormatException(String key, String line) {
    super(Phrase.of(key, line));
  }
}
