package tabuleiro.play.players;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when the text of an outside engine names no command.
public final class EngineCommandFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong with a command line.
  EngineCommandFormatException(String key, String line) {
    super(Message.of(key, line));
  }
}
