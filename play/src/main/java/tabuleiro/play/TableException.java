package tabuleiro.play;

import tabuleiro.rules.Message;

/// Thrown when a table, a seat or a match is asked for something that it cannot do now.
public final class TableException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public TableException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
