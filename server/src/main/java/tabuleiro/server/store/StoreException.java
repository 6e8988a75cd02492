package tabuleiro.server.store;

import java.util.List;
import tabuleiro.rules.Message;

/// Thrown when the store cannot do what it was asked. Nothing is acknowledged then. It carries what
/// is wrong without words.
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  /// Says what is wrong.
  public StoreException(String key, Object... arguments) {
    super(key + " " + List.of(arguments));
    this.phrase = Message.of(key, arguments);
  }

  /// Returns this with what caused it, for logs.
  StoreException withCause(Throwable cause) {
    initCause(cause);
    return this;
  }

  /// Returns what is wrong; its words stand in the bundle `server`.
  public Message phrase() {
    return phrase;
  }
}
