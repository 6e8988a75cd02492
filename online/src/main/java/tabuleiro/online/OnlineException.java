package tabuleiro.online;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a server cannot be reached, or refuses a request.
public final class OnlineException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final String error;

  OnlineException(String key, Object... arguments) {
    super(Message.of(key, arguments));
    this.error = "";
  }

  private OnlineException(String error, Message message) {
    super(message);
    this.error = error;
  }

  /// Returns the exception for a refusal by the server.
  ///
  /// @param error the server's key for programs, such as `spent`
  /// @param says the server's reason in the user's language
  static OnlineException refused(String error, String says) {
    return new OnlineException(error, Message.of("as-it-is", says));
  }

  /// Returns the server's key of the refusal, such as `spent`; empty for any other problem.
  String error() {
    return error;
  }
}
