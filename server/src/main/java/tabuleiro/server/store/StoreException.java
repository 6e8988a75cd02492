package tabuleiro.server.store;

import java.util.List;
import tabuleiro.rules.Message;

/// Thrown when the store cannot do what was requested; nothing is acknowledged then. It carries the
/// key and arguments of the message, not its text.
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message phrase;

  /// Creates an exception.
  ///
  /// @param key the key of the message in the bundle `server`
  /// @param arguments the arguments of the message
  public StoreException(String key, Object... arguments) {
    super(key + " " + List.of(arguments));
    this.phrase = Message.of(key, arguments);
  }

  /// Sets the cause, for logs, and returns this exception.
  StoreException withCause(Throwable cause) {
    initCause(cause);
    return this;
  }

  /// Returns the message, whose texts are in the bundle `server`.
  public Message message() {
    return phrase;
  }
}
