package tabuleiro.play.players;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when the id of an external engine has no valid command.
public final class EngineCommandFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with the message of a key about a command line.
  EngineCommandFormatException(String key, String line) {
    super(Message.of(key, line));
  }
}
