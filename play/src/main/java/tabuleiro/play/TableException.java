package tabuleiro.play;

import tabuleiro.rules.Message;

/// Thrown when a table, a seat or a match refuses a request.
public final class TableException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with the message of a key.
  public TableException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
