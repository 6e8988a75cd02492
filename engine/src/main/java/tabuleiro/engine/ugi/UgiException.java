package tabuleiro.engine.ugi;

/// Thrown if a command of the protocol cannot be executed; nothing has changed. The message gives
/// the reason in English, and is sent to the match runner.
final class UgiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UgiException(String message) {
    super(message);
  }
}
