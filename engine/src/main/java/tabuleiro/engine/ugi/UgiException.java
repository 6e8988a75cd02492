package tabuleiro.engine.ugi;

/// Thrown when a line of the protocol can't be obeyed; nothing has changed. Its message says why,
/// in English.
final class UgiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UgiException(String message) {
    super(message);
  }
}
